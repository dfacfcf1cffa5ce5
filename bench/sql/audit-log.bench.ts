// The audit log must not slow down as one pages: the server's time of pages deep in 1,000,000 entries against that of the first, asked in
// turn, so that what else the machine does weighs on both; and the time of filtered searches.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import { report } from '../support/figures.ts';

const ROWS = 1_000_000;
const ROUNDS = 100;
const ADMIN = 'a0000000-0000-4000-8000-000000000001';

const searches: Record<string, string> = {
  'by person': `of_actor => '${ADMIN}'`,
  'by a rare action of a person': `of_actor => '${ADMIN}', of_action => 'network.blocked'`,
  'by the server': 'by_server => true',
  'by a subject': `of_kind => 'partner', of_subject => '4242'`,
  'by a day long ago': `from_day => '2019-03-01', to_day => '2019-03-01'`,
  'by a rare action of a year': `of_action => 'network.blocked', from_day => '2019-01-01', to_day => '2019-12-31'`,
  'by a day without entries': `from_day => '2012-03-01', to_day => '2012-03-01'`,
};

const folder = await mkdtemp(join(tmpdir(), 'liesse-bench-'));
const server = await launchPostgres({ dataDir: folder, observe: () => {} });
const client = new pg.Client(server.connection);
try {
  await prepareDatabase(server.connection);
  const migrations = resolve(import.meta.dirname, '../../supabase/migrations');
  await applyMigrations(server.connection, { folder: migrations, observe: () => {} });
  await client.connect();
  await fill();
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ role: 'authenticated', sub: ADMIN }),
  ]);
  const pages = [0.9, 0.5, 0.1, 0.001].map((share) => Math.round(ROWS * share));
  const times = new Map<number, number[]>([0, ...pages].map((before) => [before, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [before, taken] of times) taken.push(await ask(before === 0 ? '' : `before => ${before}`));
  const first = quantile(times.get(0) ?? [], 0.25);
  const ratios = pages.map((before) => quantile(times.get(before) ?? [], 0.25) / first);
  process.stdout.write(
    `first page: ${first.toFixed(2)} ms; others: ${ratios.map((one) => one.toFixed(2)).join(', ')} times\n`,
  );
  const searched: number[] = [];
  for (const [name, filters] of Object.entries(searches)) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) taken.push(await ask(filters));
    process.stdout.write(`${name}: p95 ${quantile(taken, 0.95).toFixed(2)} ms\n`);
    searched.push(quantile(taken, 0.95));
  }
  await report('audit-log', [
    { name: 'a page deep in 1,000,000 entries, times the first', value: Math.max(...ratios), limit: { atMost: 1.3 } },
    { name: 'the slowest search of 1,000,000 entries, p95 ms', value: Math.max(...searched), limit: { atMost: 50 } },
  ]);
} finally {
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Fifty administrators, one of whom made half of the entries; every thousandth blocked a network. The hashes are not those of a chain. */
async function fill(): Promise<void> {
  const started = performance.now();
  await client.query(
    `insert into auth.users (id, email, raw_user_meta_data)
     select ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'admin' || n || '@example.fr', '{"name": "Claire Fontaine"}'
     from generate_series(1, 50) n`,
  );
  await client.query(`update public.profiles set role = 'admin'`);
  await client.query(
    `insert into public.audit_log (id, at, actor_id, action, subject_kind, subject_id, before, after, reason, previous_hash, hash)
     select n, timestamptz '2015-01-01' + n * interval '5 minutes',
       case when n % 7 > 0 then ('a0000000-0000-4000-8000-' || lpad((case when n % 2 = 0 then 1 else 1 + n % 50 end)::text, 12, '0'))::uuid end,
       case when n % 1000 = 0 then 'network.blocked'
         else (array['partner.verified', 'partner.refused', 'review.hidden', 'settings.changed'])[1 + n % 4] end,
       'partner', (n % 100000)::text, '{"state": "pending"}', '{"state": "verified"}', 'Dossier complet', '\\x00', '\\x00'
     from generate_series(1, ${ROWS}) n`,
  );
  await client.query('vacuum analyze public.audit_log');
  process.stdout.write(`filled ${ROWS} entries in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
}

async function ask(filters: string): Promise<number> {
  await client.query('set role authenticated');
  const started = performance.now();
  await client.query(`select public.audit_list(${filters})`);
  const taken = performance.now() - started;
  await client.query('reset role');
  return taken;
}

function quantile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
