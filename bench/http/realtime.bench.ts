// Changes on their way to 500 people at once, and what 2,000 open sockets cost everyone else.
import pg from 'pg';
import { type Crowd, gatherCrowd } from '../support/crowd.ts';
import { eventId, fillEvents, ownerId } from '../support/dataset.ts';
import { report } from '../support/figures.ts';
import { drive, median } from '../support/load.ts';
import { openStage } from '../support/stage.ts';

const isQuick = process.argv.includes('--quick');
const PEOPLE = 500;
const HELD = isQuick ? 1_000 : 2_000;
const CHANGES = isQuick ? 20 : 100;
const ROUNDS = isQuick ? 2 : 5;
const SECONDS = isQuick ? 2 : 4;
const PAUSE_MS = 100;
const TABLE = 'bench_changes';

const stage = await openStage();
const admin = new pg.Client(stage.database.admin);
await admin.connect();
const crowds: Crowd[] = [];
try {
  await fillEvents(stage.database.admin, 1, PEOPLE);
  await admin.query(`
    create table public.${TABLE} (id bigint generated always as identity primary key, owner uuid, sent_at bigint not null);
    alter table public.${TABLE} enable row level security;
    create policy "owners read theirs, all read what is nobody's" on public.${TABLE} for select to authenticated
    using (owner is null or owner = (select auth.uid()));
    alter publication supabase_realtime add table public.${TABLE}`);
  const people = Array.from({ length: PEOPLE }, (_, number) => ownerId(number + 1));
  const tokens = await tokensOf(people);

  const baseline = await restP99s(tokens[6] ?? '');

  const crowd = await gather(tokens);
  const toOne = await measure(crowd, CHANGES, 1, (number) => people[(number * 7) % PEOPLE] ?? null);
  const toAll = await measure(crowd, CHANGES / 5, PEOPLE, () => null);
  for (let held = PEOPLE; held < HELD; held += PEOPLE) await gather(tokens);

  const withSockets = await restP99s(tokens[6] ?? '');
  const share = median(withSockets) / median(baseline);
  process.stdout.write(
    `REST p99: ${median(baseline).toFixed(1)} ms alone, ${median(withSockets).toFixed(1)} ms with ${HELD} sockets\n`,
  );
  await report('realtime', [
    { name: 'change to delivery for one of 500 sockets, p95 in ms', value: p95(toOne), limit: { atMost: 300 } },
    { name: 'change to delivery for all of 500 sockets, p95 in ms', value: p95(toAll), limit: { atMost: 300 } },
    { name: 'REST p99 with 2,000 sockets over its own without', value: share, limit: { atMost: 2 } },
  ]);
} finally {
  for (const crowd of crowds) await crowd.leave();
  await admin.end();
  await stage.end();
}

/** A session and a token for each, as signing in would make them. */
async function tokensOf(users: readonly string[]): Promise<string[]> {
  const { rows } = await admin.query<{ id: string; user_id: string }>(
    `insert into auth.sessions (user_id, refresh_key)
     select u, extensions.gen_random_bytes(32) from unnest($1::uuid[]) u returning id, user_id`,
    [users],
  );
  return Promise.all(rows.map((row) => stage.tokenOf(row.user_id, row.id)));
}

async function gather(tokens: string[]): Promise<Crowd> {
  const crowd = await gatherCrowd({ url: stage.url, key: stage.publishableKey, table: TABLE, tokens });
  crowds.push(crowd);
  return crowd;
}

/** Writes changes one after the other, at a pace, and waits until everybody concerned has heard of each. */
async function measure(
  crowd: Crowd,
  changes: number,
  hearers: number,
  ownerOf: (number: number) => string | null,
): Promise<number[]> {
  for (let number = 0; number < changes; number += 1) {
    await admin.query(`insert into public.${TABLE} (owner, sent_at) values ($1, $2)`, [ownerOf(number), Date.now()]);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return crowd.latencies(changes * hearers);
}

async function restP99s(token: string): Promise<number[]> {
  const url = `${stage.url}/rest/v1/guests?select=id,first_name,last_name&event_id=eq.${eventId(7)}&limit=50`;
  const headers = { apikey: stage.publishableKey, authorization: `Bearer ${token}` };
  const measured: number[] = [];
  await drive({ url, headers, connections: 8, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { p99, failed } = await drive({ url, headers, connections: 8, seconds: SECONDS });
    if (failed > 0) throw new Error(`${failed} requests failed`);
    measured.push(p99);
  }
  return measured;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}
