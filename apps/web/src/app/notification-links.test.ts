import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { areaRoutes } from '#web/app/area-routes.ts';

const migrations = join(import.meta.dirname, '../../../../supabase/migrations');
const ID = '00000000-0000-4000-8000-000000000001';

/** Every address of an area that a function of the database writes, with an id where it ends in one. */
const addresses = new Set(
  readdirSync(migrations)
    .flatMap(
      (file) => readFileSync(join(migrations, file), 'utf8').match(/'\/(?:client|partner|admin)\/[^' ]*'/g) ?? [],
    )
    .map((quoted) => quoted.slice(1, -1).replace(/[/=]$/, (end) => end + ID)),
);

describe('the links of notifications', () => {
  it('are found in the migrations', () => {
    expect(addresses.size).toBeGreaterThan(10);
  });

  it.each([...addresses])('lead to a page: %s', (address) => {
    const page = matchRoutes(areaRoutes, address.split('?')[0] ?? '')?.at(-1)?.route;
    expect(page?.path).toBeDefined();
    expect(page?.path).not.toBe('*');
  });
});
