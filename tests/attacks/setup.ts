// Two platforms for the whole run: the product's own schema with the two tenants of the row-level-security fixture, and
// the conformance library. Both are weapons ranges: the signing keys are handed to the tests, so that they can forge.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SigningKey } from '@liesse/platform/auth/tokens/keys.ts';
import type { PlatformEvent } from '@liesse/platform/http/observation.ts';
import type { Service } from '@liesse/platform/http/types.ts';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { decodeJwt } from 'jose';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fixture } from '#tests/rls/fixture.ts';
import { FRIENDLY_ORIGIN, INSPECTION, SECRET_OWNER } from './targets.ts';

export type Target = {
  url: string;
  publishableKey: string;
  secretKey: string;
  signingKeys: SigningKey[];
  issuer: string;
  /** The database's own door, to look at what an attack left behind. */
  admin: { host?: string; port?: number; user?: string; database?: string };
};

declare module 'vitest' {
  interface ProvidedContext {
    attacks: { product: Target; library: Target };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const tests = join(import.meta.dirname, '..');
  const [product, library] = await Promise.all([
    start({ folder: join(tests, '..'), seed: false, prepare: fixture }),
    start({ folder: join(tests, 'conformance/project'), seed: true, prepare: targets }),
  ]);
  project.provide('attacks', { product: product.target, library: library.target });
  return async () => {
    await Promise.all([product.stop(), library.stop()]);
  };
}

const targets = `
create function public.attack_sleep() returns int language sql volatile as $$ select 1 from pg_sleep(60) $$;
grant execute on function public.attack_sleep() to anon;

create table public.attack_secrets (id int primary key, owner uuid not null);
alter table public.attack_secrets enable row level security;
create policy "owners read their own" on public.attack_secrets for select to anon, authenticated using (owner = (select auth.uid()));
grant select on public.attack_secrets to anon, authenticated, service_role;
insert into public.attack_secrets
  select n, case when n <= 3 then '${SECRET_OWNER}' else '00000000-0000-4000-8000-00000000beef' end::uuid from generate_series(1, 2000) n;
create view public.attack_secret_list with (security_invoker = on) as select * from public.attack_secrets;
grant select on public.attack_secret_list to anon, authenticated, service_role;
create function public.attack_find_secrets() returns setof public.attack_secrets language sql stable as $$ select * from public.attack_secrets $$;
analyze public.attack_secrets;
`;

async function start(options: { folder: string; seed: boolean; prepare: string }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'liesse-attacks-'));
  const events: PlatformEvent[] = [];
  const platform = await startPlatform({
    project: options.folder,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    seed: options.seed,
    corsOrigins: [FRIENDLY_ORIGIN],
    observe: (event) => events.push(event),
    fallback: inspection(events),
    auth: {
      siteUrl: 'https://liesse.example',
      redirectOrigins: ['https://app.example'],
      anonymousEnabled: true,
      phone: { enabled: true, confirm: true },
    },
  });
  await prepare(platform, options.prepare);
  const { publishableKey, secretKey, signingKeys } = platform.keys;
  const issuer = decodeJwt(await platform.signToken({})).iss ?? '';
  return {
    target: {
      url: platform.url,
      publishableKey,
      secretKey,
      signingKeys,
      issuer,
      admin: addressOf(platform.admin),
    } satisfies Target,
    stop: async () => {
      await platform.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// Only what can cross to the workers.
function addressOf({ host, port, user, database }: pg.ClientConfig): Target['admin'] {
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(database === undefined ? {} : { database }),
  };
}

/** What only the server's process knows: its events since the last look, and its memory. */
function inspection(events: PlatformEvent[]): Service {
  return {
    service: 'inspection',
    handle: ({ path }) =>
      path === INSPECTION
        ? {
            status: 200,
            headers: {},
            body: JSON.stringify({ events: events.splice(0), rss: process.memoryUsage.rss() }),
          }
        : { status: 404, headers: {}, body: null },
  };
}

async function prepare(platform: Platform, sql: string): Promise<void> {
  const client = new pg.Client(platform.admin);
  await client.connect();
  await client.query(sql);
  await client.end();
}
