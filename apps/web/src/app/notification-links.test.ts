import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from '#web/app/routes.tsx';

const supabase = join(import.meta.dirname, '../../../../supabase');
const migrations = join(supabase, 'migrations');
const ID = '00000000-0000-4000-8000-000000000001';

const sources = [
  ...readdirSync(migrations).map((file) => readFileSync(join(migrations, file), 'utf8')),
  readFileSync(join(supabase, 'seed.sql'), 'utf8'),
];

const parts = 'client|partner|admin|decisions|guest|invite|privacy|unsubscribe';

/** Every address of a page that a function of the database or the demonstration writes, with an id where it ends in one. */
const addresses = new Set(
  sources
    .flatMap((source) => source.match(new RegExp(`'/(?:${parts})(?:[/?][^' ]*)?'`, 'g')) ?? [])
    .map((quoted) => quoted.slice(1, -1).replace(/[/=]$/, (end) => end + ID)),
);

describe('the links of notifications and mails', () => {
  it('are found in the migrations', () => {
    expect(addresses.size).toBeGreaterThan(25);
    expect([...addresses]).toContain(`/decisions/${ID}`);
  });

  it.each([...addresses])('lead to a page: %s', (address) => {
    const page = matchRoutes(routes, address.split('?')[0] ?? '')?.at(-1)?.route;
    expect(page?.path).toBeDefined();
    expect(page?.path).not.toBe('*');
  });
});
