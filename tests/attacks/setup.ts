// Two platforms for the whole run: the product's own schema with the two tenants of the row-level-security fixture, and
// the conformance library. The tests receive the signing keys of both, so that they can forge tokens.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SigningKey } from '@liesse/platform/auth/tokens/keys.ts';
import type { Service } from '@liesse/platform/http/types.ts';
import type { PlatformEvent } from '@liesse/platform/observation.ts';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { decodeJwt } from 'jose';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fixture } from '#tests/rls/support/fixture.ts';
import { FRIENDLY_ORIGIN, INSPECTION, SECRET_OWNER } from './targets.ts';

export type Target = {
  url: string;
  publishableKey: string;
  secretKey: string;
  signingKeys: SigningKey[];
  issuer: string;
  /** A direct connection to the database, to check what an attack left behind. */
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

create table public.attack_diary (
  id int primary key, owner uuid, page text not null, mood text check (mood in ('calm', 'sad')), code text unique,
  secret_id int references public.attack_secrets (id)
);
alter table public.attack_diary enable row level security;
grant select (id), insert (id) on public.attack_diary to anon;
insert into public.attack_diary values (1, null, 'sentinel page', 'calm', 'sentinel-code', null), (2, null, 'sentinel two', 'sad', 'second', null);
create function public.attack_write_diary(patch jsonb) returns void language sql volatile security definer as $$
  update public.attack_diary set mood = coalesce(patch ->> 'mood', mood), code = coalesce(patch ->> 'code', code),
    page = case when patch ? 'page' then patch ->> 'page' else page end,
    secret_id = coalesce((patch ->> 'secret')::int, secret_id) where id = 2 $$;
create function public.attack_read_diary() returns int language sql stable security definer as $$
  select page::int from public.attack_diary where id = 1 $$;
create table public.attack_vault (id int primary key, label text not null check (label <> ''));
insert into public.attack_vault values (1, 'sentinel');
create function public.attack_write_vault(label text) returns void language sql volatile security definer as $$
  update public.attack_vault set label = $1 $$;
create function public.attack_peek() returns bigint language sql stable as $$ select count(*) from public.attack_vault $$;
create view public.attack_window with (security_invoker = on) as select * from public.attack_vault;
revoke all on public.attack_vault from anon, authenticated;
grant select on public.attack_window to anon;

create table public.attack_rooms (id int primary key);
create table public.attack_keys (id int primary key);
create table public.attack_shown_links (room int references public.attack_rooms, key int references public.attack_keys, primary key (room, key));
create table public.attack_hidden_links (room int references public.attack_rooms, key int references public.attack_keys, primary key (room, key));
grant select on public.attack_rooms, public.attack_keys, public.attack_shown_links to anon;
revoke all on public.attack_hidden_links from anon, authenticated;
create function public.attack_open(room int, hidden_argument text default '') returns int language sql stable as $$ select 1 $$;
create function public.attack_open(room bigint) returns int language sql stable as $$ select 1 $$;
create function public.attack_open(room text) returns int language sql stable as $$ select 1 $$;
revoke execute on function public.attack_open(int, text) from public, anon, authenticated;
`;

async function start(options: { folder: string; seed: boolean; prepare: string }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'liesse-attacks-'));
  const events: PlatformEvent[] = [];
  await copyPreparedCluster(dataDir, { project: options.folder, seed: options.seed });
  const platform = await startPlatform({
    project: options.folder,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    seed: options.seed,
    corsOrigins: [FRIENDLY_ORIGIN],
    observe: (event) => events.push(event),
    fallback: inspection(events),
    // An endless loop burns a processor until it is ended.
    functionLimits: { stuckMs: 3_000 },
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
