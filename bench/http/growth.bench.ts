// What lists and writes cost as the product grows: the pages of the database that a request touches, under all policies, and its time over
// HTTP. Pages do not depend on how busy the machine is, so that sizes can be compared. `--largest=10000000` goes on from 100,000 guests
// to ten millions, with 100,000 events and a million photos of partners: an hour and 20 GB of disk.
import { parseArgs } from 'node:util';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { GUESTS_PER_EVENT } from '../support/dataset.ts';
import { type Figure, report } from '../support/figures.ts';
import { fillGrowth } from '../support/growth-data.ts';
import { ADMIN, type GrowthRequest, lists, shared, writes } from '../support/growth-requests.ts';
import { median } from '../support/load.ts';
import { openStage } from '../support/stage.ts';

const { values } = parseArgs({ options: { largest: { type: 'string' }, save: { type: 'boolean' } } });
const LARGEST = Number(values.largest ?? 100_000);
const SIZES = [10_000, 100_000, 1_000_000, 10_000_000].filter((size) => size <= LARGEST);
/** Events from all over the numbers: the middle one counts. */
const SAMPLES = 15;
/** A connection of the pool has read the catalogue and the code of functions before. */
const WARM_UPS = 10;

const stage = await openStage();
const tokens = new Map<string, string>();
try {
  const { admin } = stage.database;
  await withClient(admin, async (client) => {
    await client.query(`alter role authenticator set pgrst.db_plan_enabled = 'true'; notify pgrst, 'reload config'`);
  });
  const measured: Record<string, Cost[]> = {};
  let filled = 0;
  for (const size of SIZES) {
    const events = size / GUESTS_PER_EVENT;
    const began = performance.now();
    await fillGrowth(admin, filled + 1, events);
    filled = events;
    await makeAdministrator();
    print(`${size} guests, filled in ${((performance.now() - began) / 1000).toFixed(0)} s, ${await databaseSize()}`);
    for (const [name, request] of Object.entries({ ...lists, ...shared, ...writes })) {
      const cost = await measure(events, request);
      (measured[name] ??= []).push(cost);
      print(`  ${name}: ${describe(cost)}`);
    }
  }
  print(`\n| request | ${SIZES.map((size) => `${size} guests`).join(' | ')} |`);
  for (const [name, costs] of Object.entries(measured)) print(`| ${name} | ${costs.map(describe).join(' | ')} |`);
  const figures: Figure[] = Object.keys({ ...lists, ...writes }).map((name) => {
    const costs = measured[name] ?? [];
    return {
      name: `${name}: pages at ${LARGEST} guests over pages at 10000`,
      value: (costs.at(-1)?.pages ?? Number.NaN) / (costs[0]?.pages ?? Number.NaN),
      // Plans differ between small and large tables. What reads all rows takes ten times as many pages at each size.
      limit: { atMost: 5 },
    };
  });
  await report('growth', figures);
} finally {
  await stage.end();
}

interface Cost {
  pages: number;
  /** Of those, how many were not in the memory of PostgreSQL. */
  read: number;
  ms: number;
}

function describe({ pages, read, ms }: Cost): string {
  return `${pages} pages (${read} read), ${ms.toFixed(1)} ms`;
}

async function measure(events: number, requestOf: (event: number) => GrowthRequest): Promise<Cost> {
  const step = Math.max(1, Math.floor(events / (SAMPLES + WARM_UPS)));
  const plans: PlanNode[] = [];
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES + WARM_UPS; sample += 1) {
    const event = 3 + ((sample * step) % (events - 2));
    const answer = await send(requestOf(event), 'application/vnd.pgrst.plan+json; options=analyze|buffers');
    const [plan] = (await answer.json()) as [{ Plan: PlanNode }];
    const request = requestOf(event);
    const began = performance.now();
    await (await send(request, 'application/json')).arrayBuffer();
    const ms = performance.now() - began;
    if (sample < WARM_UPS) continue;
    plans.push(plan.Plan);
    times.push(ms);
  }
  const read = plans.map((plan) => plan['Shared Read Blocks']);
  return {
    pages: median(plans.map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])),
    read: median(read),
    ms: median(times),
  };
}

interface PlanNode {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

async function send({ user, path, body }: GrowthRequest, accept: string): Promise<Response> {
  const authorization = user === null ? {} : { authorization: `Bearer ${await tokenOf(user)}` };
  const answer = await fetch(`${stage.url}/rest/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: stage.publishableKey, accept, 'content-type': 'application/json', ...authorization },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function tokenOf(user: string): Promise<string> {
  const known = tokens.get(user);
  if (known !== undefined) return known;
  const token = await stage.tokenOf(user, await stage.sessionOf(user));
  tokens.set(user, token);
  return token;
}

async function makeAdministrator(): Promise<void> {
  await withClient(stage.database.admin, (client) =>
    client.query(`update public.profiles set role = 'admin' where id = $1`, [ADMIN]),
  );
}

async function databaseSize(): Promise<string> {
  return withClient(stage.database.admin, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    return rows[0]?.size ?? '';
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
