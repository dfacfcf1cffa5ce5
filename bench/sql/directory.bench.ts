// The directory must not slow down as it grows: the server's time of each search over 50,000 partners against that over 500, two
// databases of one server asked in turn, so that what else the machine does weighs on both.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import { report } from '../support/figures.ts';
import { fillPartners } from '../support/partners.ts';

const SMALL = 500;
const LARGE = 50_000;
const ROUNDS = 100;

// As the pages ask, by what a visitor may have filled in.
const searches: Record<string, string> = {
  everyone: '',
  'one trade': `trade => 'photographer'`,
  'around Lyon': 'near_latitude => 45.748, near_longitude => 4.847, within_km => 50',
  'a trade around Paris on a day': `trade => 'caterer', near_latitude => 48.853, near_longitude => 2.349, within_km => 30,
    on_day => current_date + 208`,
  'near Paris on a day': `near_latitude => 48.853, near_longitude => 2.349, on_day => current_date + 208`,
  'a budget for 120 guests': `trade => 'venue', budget_cents => 250000, guests => 120, min_rating => 4`,
  'a word of everyone': `words => 'mariage'`,
  'a word of many': `words => 'provençal'`,
  'two words, one misspelt': `words => 'fotographe champêtre'`,
  'cheapest first': `ordering => 'price'`,
  'the fifth page': 'page => 5',
};

/** A region has more partners than a circle around a town, and each of them is compared with the other criteria. */
const areaSearches: Record<string, string> = {
  'a region': `area => 'R84'`,
  'a trade in a département on a day': `area => '44', trade => 'caterer', on_day => current_date + 208`,
  'a word in a region': `area => 'R11', words => 'champêtre'`,
  'a price range': 'min_budget_cents => 100000, budget_cents => 300000',
};

const folder = await mkdtemp(join(tmpdir(), 'liesse-bench-'));
const server = await launchPostgres({ dataDir: folder, observe: () => {} });
const large = new pg.Client(server.connection);
const small = new pg.Client({ ...server.connection, database: 'small' });
try {
  await prepareDatabase(server.connection);
  const migrations = resolve(import.meta.dirname, '../../supabase/migrations');
  await applyMigrations(server.connection, { folder: migrations, observe: () => {} });
  await copyDatabase();
  await small.connect();
  await fillPartners(small, 1, SMALL);
  await large.connect();
  const started = performance.now();
  for (let from = 1; from <= LARGE; from += 10_000) await fillPartners(large, from, from + 9_999);
  process.stdout.write(`filled ${LARGE} partners in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
  await report('directory', [
    { name: 'search over 50,000 partners, times that over 500', value: await growth(searches), limit: { atMost: 1.5 } },
    {
      name: 'search by area or price over 50,000 partners, times that over 500',
      value: await growth(areaSearches),
      limit: { atMost: 2 },
    },
  ]);
} finally {
  await small.end();
  await large.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function growth(compared: Record<string, string>): Promise<number> {
  let [few, many] = [0, 0];
  for (const [name, search] of Object.entries(compared)) {
    const [before, after] = await measure(search);
    process.stdout.write(`${name}: ${before.toFixed(2)} ms, then ${after.toFixed(2)} ms\n`);
    few += before;
    many += after;
  }
  return many / few;
}

async function copyDatabase(): Promise<void> {
  const elsewhere = new pg.Client({ ...server.connection, database: 'template1' });
  await elsewhere.connect();
  await elsewhere.query(`create database small template ${server.connection.database}`);
  await elsewhere.end();
}

/** As visitors without an account. The first quartile: the slower rounds tell of the machine's other work. */
async function measure(search: string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await time(small, search));
    times[1].push(await time(large, search));
  }
  return [quartile(times[0]), quartile(times[1])];
}

async function time(client: pg.Client, search: string): Promise<number> {
  await client.query('set role anon');
  const started = performance.now();
  await client.query(`select * from public.search_partners(${search})`);
  const taken = performance.now() - started;
  await client.query('reset role');
  return taken;
}

function quartile(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN;
}
