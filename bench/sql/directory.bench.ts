// The directory must not slow down as it grows: the server's time of each search over 50,000 partners against that over 500.
import pg from 'pg';
import { type Figure, report } from '../support/figures.ts';
import { median } from '../support/load.ts';
import { fillPartners } from '../support/partners.ts';
import { openStage } from '../support/stage.ts';

const SMALL = 500;
const LARGE = 50_000;
const ROUNDS = 60;

// As the pages ask: what the visitor filled in, in the order in which they would.
const searches: Record<string, string> = {
  everyone: '',
  'one trade': `trade => 'photographer'`,
  'around Lyon': 'near_latitude => 45.748, near_longitude => 4.847, within_km => 50',
  'a trade around Paris on a day': `trade => 'caterer', near_latitude => 48.853, near_longitude => 2.349, within_km => 30,
    on_day => '2027-06-12'`,
  'a budget for 120 guests': `trade => 'venue', budget_cents => 250000, guests => 120, min_rating => 4`,
  'a word of everyone': `words => 'mariage'`,
  'two words, one misspelt': `words => 'fotographe champêtre'`,
  'cheapest first': `ordering => 'price'`,
  'the fifth page': 'page => 5',
};

const stage = await openStage();
const client = new pg.Client(stage.database.admin);
try {
  await client.connect();
  await fillPartners(client, 1, SMALL);
  const small = await measureAll();
  const started = performance.now();
  for (let from = SMALL + 1; from <= LARGE; from += 5_000)
    await fillPartners(client, from, Math.min(from + 4_999, LARGE));
  process.stdout.write(`filled to ${LARGE} partners in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
  const large = await measureAll();
  const names = Object.keys(searches);
  const sum = (times: Record<string, number>) => names.reduce((total, name) => total + (times[name] ?? Number.NaN), 0);
  for (const name of names)
    process.stdout.write(`${name}: ${small[name]?.toFixed(2)} ms, then ${large[name]?.toFixed(2)} ms\n`);
  const figures: Figure[] = [
    {
      name: 'search: time over 50,000 partners over time over 500',
      value: sum(large) / sum(small),
      limit: { atMost: 1.5 },
    },
  ];
  await report('directory', figures);
} finally {
  await client.end();
  await stage.end();
}

async function measureAll(): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  for (const [name, search] of Object.entries(searches)) measured[name] = await measure(search);
  return measured;
}

/** As a visitor without an account, in the way the platform enters their role. */
async function measure(search: string): Promise<number> {
  const times: number[] = [];
  await client.query('set role anon');
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await client.query(`select * from public.search_partners(${search})`);
    times.push(performance.now() - started);
  }
  await client.query('reset role');
  return median(times);
}
