// How many pages of the database a list and a write touch as the product grows. Pages do not depend on how busy the machine is, so that the
// figures of 10,000 to 1,000,000 guests can be compared; `--largest 10000000` goes on to ten millions.
import { parseArgs } from 'node:util';
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';
import { fillEvents } from '../support/dataset.ts';
import { type Figure, report } from '../support/figures.ts';
import { eventId, GUESTS_PER_EVENT, householdId, ownerId } from '../support/large-data.ts';
import { openStage } from '../support/stage.ts';

const { values } = parseArgs({ options: { largest: { type: 'string' }, save: { type: 'boolean' } } });
const LARGEST = Number(values.largest ?? 1_000_000);
const SIZES = [10_000, 100_000, 1_000_000, 10_000_000].filter((size) => size <= LARGEST);
/** Events from all over the numbers: the middle one counts. */
const SAMPLES = 15;

const statements: Record<string, (event: number) => string> = {
  events: () => 'select id, name, starts_on from public.events order by starts_on',
  households: (event) =>
    `select id, name from public.households where event_id = '${eventId(event)}' order by name, id limit 50`,
  guests: (event) =>
    `select id, first_name, last_name from public.guests where event_id = '${eventId(event)}' order by last_name, first_name, id limit 50`,
  replies: (event) =>
    `select guest_id, attending from public.guest_replies where event_id = '${eventId(event)}' limit 50`,
  'a new guest': (event) =>
    `insert into public.guests (event_id, household_id, first_name, last_name) values ('${eventId(event)}', '${householdId(event)}', 'Léa', 'Martin')`,
};

const stage = await openStage();
try {
  const { admin } = stage.database;
  const pages: Record<string, number[]> = {};
  let filled = 0;
  for (const size of SIZES) {
    const events = size / GUESTS_PER_EVENT;
    const began = performance.now();
    await fillEvents(admin, filled + 1, events);
    filled = events;
    print(`${size} guests, filled in ${((performance.now() - began) / 1000).toFixed(0)} s, ${await sizeOf(admin)}`);
    for (const [name, statement] of Object.entries(statements)) {
      const step = Math.max(1, Math.floor(events / SAMPLES));
      const found: Touched[] = [];
      for (let event = 1; event <= events && found.length < SAMPLES; event += step) {
        found.push(await touch(admin, ownerId(event), statement(event)));
      }
      const middle = found.toSorted((one, other) => one.pages - other.pages)[Math.floor(found.length / 2)];
      (pages[name] ??= []).push(middle?.pages ?? Number.NaN);
      print(`  ${name}: ${middle?.pages} pages, ${middle?.ms.toFixed(1)} ms in PostgreSQL`);
    }
  }
  const figures: Figure[] = Object.entries(pages).map(([name, counts]) => ({
    name: `${name}: pages at ${LARGEST} guests over pages at 10000`,
    value: (counts.at(-1) ?? Number.NaN) / (counts[0] ?? Number.NaN),
    limit: { atMost: 2 },
  }));
  await report('growth-pages', figures);
} finally {
  await stage.end();
}

interface Touched {
  pages: number;
  ms: number;
}

/** As the owner of an event, under the same policies as a request; nothing stays. */
async function touch(admin: pg.ClientConfig, owner: string, statement: string): Promise<Touched> {
  return withClient(admin, async (client) => {
    const claims = JSON.stringify({ sub: owner, role: 'authenticated', aal: 'aal1' });
    await client.query('begin');
    await client.query(`select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`, [
      claims,
    ]);
    // The first run reads the catalogue, which a connection of the pool has done before.
    await client.query(`savepoint warm`);
    await client.query(statement);
    await client.query('rollback to savepoint warm');
    const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>(
      `explain (analyze, buffers, format json) ${statement}`,
    );
    await client.query('rollback');
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan === undefined) throw new Error('no plan');
    const { Plan: root } = plan;
    return { pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'], ms: plan['Execution Time'] };
  });
}

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Execution Time': number;
}

async function sizeOf(admin: pg.ClientConfig): Promise<string> {
  return withClient(admin, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    return rows[0]?.size ?? '';
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
