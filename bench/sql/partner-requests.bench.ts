// A partner's list of requests must not slow down as one pages: the server's time of the hundredth page of 5,000 requests against that
// of the second, asked in turn, so that what else the machine does weighs on both. The first page also counts by state.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import { report } from '../support/figures.ts';
import { fillPartners } from '../support/partners.ts';

const REQUESTS = 5_000;
const PAGE_SIZE = 25;
const PAGES = 100;
const ROUNDS = 60;
/** The owner and the listing that `fillPartners` makes first. */
const OWNER = 'a0000000-0000-4000-8000-000000000001';
const LISTING = 'b0000000-0000-4000-8000-000000000001';

const folder = await mkdtemp(join(tmpdir(), 'liesse-bench-'));
const server = await launchPostgres({ dataDir: folder, observe: () => {} });
const client = new pg.Client(server.connection);
try {
  await prepareDatabase(server.connection);
  const migrations = resolve(import.meta.dirname, '../../supabase/migrations');
  await applyMigrations(server.connection, { folder: migrations, observe: () => {} });
  await client.connect();
  await fillPartners(client, 1, 50);
  await fillRequests();
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ role: 'authenticated', sub: OWNER }),
  ]);
  const ratios: number[] = [];
  const counted: number[] = [];
  for (const ordering of ['newest', 'day']) {
    const [first, second, last] = await measure(ordering);
    process.stdout.write(
      `by ${ordering}: ${first.toFixed(2)} ms, then ${second.toFixed(2)} ms, page ${PAGES}: ${last.toFixed(2)} ms\n`,
    );
    ratios.push(last / second);
    counted.push(first / second);
  }
  await report('partner-requests', [
    {
      name: 'the hundredth page of 5,000 requests, times the second',
      value: Math.max(...ratios),
      limit: { atMost: 1.5 },
    },
    {
      name: 'the first page, which counts by state, times the second',
      value: Math.max(...counted),
      limit: { atMost: 2.5 },
    },
  ]);
} finally {
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function fillRequests(): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into public.quote_requests
       (partner_id, partner_name, trade, client_name, message, kind, event_name, starts_on, place, guests, state, declined_by, created_at)
     select $1, 'Atelier', 'florist', 'Client ' || n, 'Bonjour, êtes-vous libres ?',
       (array['mariage', 'bapteme', 'seminaire', 'anniversaire'])[1 + n % 4], 'Fête ' || n,
       case when n % 10 > 0 then date '2021-01-01' + n % 900 end, 'Beaune', 20 + n % 200, s.state,
       case when s.state = 'declined' then 'client' end, timestamptz '2024-01-01' + n * interval '4 hours'
     from generate_series(1, ${REQUESTS}) n
     cross join lateral (
       select (array['new', 'seen', 'quoted', 'accepted', 'declined', 'expired', 'done'])[1 + n * 31 % 7] as state
     ) s`,
    [LISTING],
  );
  await client.query(
    `insert into public.conversations (request_id, partner_id) select id, partner_id from public.quote_requests`,
  );
  await client.query(
    `insert into public.messages (conversation_id, side, author_name, body)
     select c.id, 'client', 'Client', 'Message ' || n from public.conversations c, generate_series(1, 5) n`,
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze public.quote_requests, public.conversations, public.messages');
}

interface Cursor {
  at: string;
  id: string;
}

/** The first page, the second, which does not count, and the last. */
async function measure(ordering: string): Promise<[number, number, number]> {
  const cursors: Cursor[] = [];
  let next: Cursor | null = null;
  for (let page = 1; page < PAGES; page += 1) {
    next = (await ask(ordering, next)).next;
    if (next === null) throw new Error(`only ${page} pages`);
    cursors.push(next);
  }
  const [early, late] = [cursors[0], cursors.at(-1)];
  const times: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push((await ask(ordering, null)).taken);
    times[1].push((await ask(ordering, early ?? null)).taken);
    times[2].push((await ask(ordering, late ?? null)).taken);
  }
  return [quartile(times[0]), quartile(times[1]), quartile(times[2])];
}

async function ask(ordering: string, after: Cursor | null): Promise<{ next: Cursor | null; taken: number }> {
  await client.query('set role authenticated');
  const started = performance.now();
  const { rows } = await client.query<{ list: { next: Cursor | null } }>(
    'select public.partner_request_list(ordering => $1, after_at => $2, after_id => $3, most => $4) as list',
    [ordering, after?.at ?? null, after?.id ?? null, PAGE_SIZE],
  );
  const taken = performance.now() - started;
  await client.query('reset role');
  return { next: rows[0]?.list.next ?? null, taken };
}

function quartile(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN;
}
