// An import of 10,000 guests checks every line, finds households and people that exist already, and can be undone. Its baseline is the
// least that any import must do: three inserts of the same rows into the same tables, with their references, checks and triggers. Both
// run in turn on one server, so that what else the machine does weighs on both.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import { report } from '../support/figures.ts';
import { median } from '../support/load.ts';

const PEOPLE = 10_000;
const PEOPLE_PER_HOUSEHOLD = 3;
const ROUNDS = 7;
const OWNER = 'a0000000-0000-4000-8000-000000000001';
const tables = ['households', 'guests', 'moment_invitations'];

const folder = await mkdtemp(join(tmpdir(), 'liesse-bench-'));
const server = await launchPostgres({ dataDir: folder, observe: () => {} });
const client = new pg.Client(server.connection);
try {
  await prepareDatabase(server.connection);
  const migrations = resolve(import.meta.dirname, '../../supabase/migrations');
  await applyMigrations(server.connection, { folder: migrations, observe: () => {} });
  await client.connect();
  const event = await newWedding();
  const rows = JSON.stringify(Array.from({ length: PEOPLE }, (_, index) => lineOf(index)));
  const moments = await readMoments(event);
  const options = JSON.stringify({ moments });
  const importAll = () => client.query('select public.import_guests($1, $2, $3) as answer', [event, rows, options]);

  await storeImportedRows(event, importAll);
  const times: Record<'imported' | 'inserted', number[]> = { imported: [], inserted: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.inserted.push(await timeUndone(insertStoredRows));
    times.imported.push(await timeUndone(importAll));
  }
  const [imported, inserted] = [median(times.imported), median(times.inserted)];
  process.stdout.write(`import: ${imported.toFixed(0)} ms, three inserts: ${inserted.toFixed(0)} ms\n`);
  await report('guest-import', [
    {
      name: 'import of 10,000 guests, times three inserts of their rows',
      value: imported / inserted,
      limit: { atMost: 1.7 },
    },
  ]);
} finally {
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** As in the browser's bench: families of three, with every field of a usual file. */
function lineOf(index: number): object {
  const home = Math.floor(index / PEOPLE_PER_HOUSEHOLD);
  return {
    line: index + 2,
    household: `Famille Morel ${home}`,
    first_name: `Prénom${index}`,
    last_name: `Morel ${home}`,
    email: `p${index}@example.org`,
    phone: '06 12 34 56 78',
    address: `${home} rue du Lac, 74000 Annecy`,
  };
}

/** Of four moments, by a client, in whose name all that follows is done. */
async function newWedding(): Promise<string> {
  await client.query('insert into auth.users (id, email) values ($1, $2)', [OWNER, 'host@bench.example']);
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ role: 'authenticated', sub: OWNER }),
  ]);
  const moments = ['Mairie', 'Vin d’honneur', 'Dîner', 'Brunch'].map((name) => ({ kind: 'autre', name }));
  await client.query(`select public.create_event(kind => 'mariage', name => 'Dix mille', moments => $1)`, [
    JSON.stringify(moments),
  ]);
  const { rows } = await client.query<{ id: string }>('select id from public.events');
  return rows[0]?.id ?? '';
}

async function readMoments(event: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from public.moments where event_id = $1', [event]);
  return rows.map(({ id }) => id);
}

/** Copies what an import writes, then removes it from the event. */
async function storeImportedRows(event: string, importAll: () => Promise<pg.QueryResult>): Promise<void> {
  const { rows } = await importAll();
  const { ok, guests } = rows[0]?.answer ?? {};
  if (ok !== true || guests !== PEOPLE) throw new Error(`The import answered ${JSON.stringify(rows[0])}.`);
  for (const table of tables) {
    await client.query(`create table bench_${table} as select * from public.${table} where event_id = '${event}'`);
    await client.query(`analyze bench_${table}`);
  }
  await client.query('delete from public.households where event_id = $1', [event]);
}

async function insertStoredRows(): Promise<void> {
  for (const table of tables) await client.query(`insert into public.${table} select * from bench_${table}`);
}

/** The time of the work and of its deferred checks. Each round begins with the same tables. */
async function timeUndone(work: () => Promise<unknown>): Promise<number> {
  for (const table of tables) await client.query(`vacuum analyze public.${table}`);
  await client.query('begin');
  const started = performance.now();
  await work();
  await client.query('set constraints all immediate');
  const taken = performance.now() - started;
  await client.query('rollback');
  return taken;
}
