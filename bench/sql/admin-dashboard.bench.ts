// The administrators' dashboard must not count large tables: the server's time of its one function with 1,000,000 guests, 100,000
// requests, 300,000 mails and 50,000 stored files.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareJobs } from '@liesse/platform/jobs/runner.ts';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import { fillEvents, GUESTS_PER_EVENT, ownerId } from '../support/dataset.ts';
import { report } from '../support/figures.ts';

const EVENTS = 1_000_000 / GUESTS_PER_EVENT;
const ROUNDS = 60;
const ADMIN = ownerId(1);

const folder = await mkdtemp(join(tmpdir(), 'liesse-bench-'));
const server = await launchPostgres({ dataDir: folder, observe: () => {} });
const client = new pg.Client(server.connection);
try {
  await prepareDatabase(server.connection);
  await prepareJobs(server.connection);
  const migrations = resolve(import.meta.dirname, '../../supabase/migrations');
  await applyMigrations(server.connection, { folder: migrations, observe: () => {} });
  const started = performance.now();
  await fillEvents(server.connection, 1, EVENTS);
  await client.connect();
  await fillRest();
  process.stdout.write(`filled in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
  const first = await time('admin_dashboard');
  process.stdout.write(`the first time, which stores a year of days: ${first.toFixed(0)} ms\n`);
  const dashboard = await measure('admin_dashboard');
  const status = await measure('system_status');
  await report('admin-dashboard', [
    { name: 'the dashboard at 1,000,000 guests, median ms', value: dashboard.median, limit: { atMost: 50 } },
    { name: 'the dashboard at 1,000,000 guests, p95 ms', value: dashboard.p95, limit: { atMost: 50 } },
    { name: 'the system page at 1,000,000 guests, median ms', value: status.median, limit: { atMost: 100 } },
  ]);
} finally {
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** What a year leaves behind, today included: an event every fifty minutes, a request every five, a mail every eight seconds. */
async function fillRest(): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(`update public.profiles set role = 'admin' where id = $1`, [ADMIN]);
  await client.query(
    `insert into public.quote_requests
       (partner_name, trade, client_name, message, kind, event_name, state, created_at, answered_at, response_minutes)
     select 'Atelier', 'florist', 'Client ' || n, 'Bonjour', 'mariage', 'Fête ' || n, 'seen', t.at, t.at + interval '2 hours', n % 3000
     from generate_series(1, 100000) n cross join lateral (select now() - n * interval '5 minutes' as at) t`,
  );
  await client.query(
    `insert into platform.outbox (kind, recipient, body_text, created_at, sent_at, sent_by)
     select 'reminder', 'x', '', t.at, t.at, 'smtp'
     from generate_series(1, 300000) n cross join lateral (select now() - n * interval '8 seconds' as at) t`,
  );
  await client.query('set session_replication_role = origin');
  await client.query(`insert into storage.buckets (id, name) values ('bench', 'bench')`);
  await client.query(
    `insert into storage.objects (bucket_id, name, metadata)
     select 'bench', n::text, '{"size": 100000}' from generate_series(1, 50000) n`,
  );
  await client.query('vacuum analyze');
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ role: 'authenticated', sub: ADMIN }),
  ]);
}

async function measure(name: string): Promise<{ median: number; p95: number }> {
  const before = await processorTime();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await time(name));
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * share)] ?? Number.NaN;
  process.stdout.write(
    `${name}: ${((await processorTime()) - before).toFixed(0)} ms of processor in ${ROUNDS} calls\n`,
  );
  return { median: at(0.5), p95: at(0.95) };
}

/** What the connection's process has used, in ms: unlike the time of a call, it does not grow when the machine has other work. */
async function processorTime(): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [onProcessor] = (await readFile(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').catch(() => 'NaN')).split(' ');
  return Number(onProcessor) / 1e6;
}

async function time(name: string): Promise<number> {
  await client.query('set role authenticated');
  const started = performance.now();
  await client.query(`select public.${name}()`);
  const taken = performance.now() - started;
  await client.query('reset role');
  return taken;
}
