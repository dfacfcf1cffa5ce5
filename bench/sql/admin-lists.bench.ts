// The administrators' lists over 100,000 partners and as many clients: a page deep in a list against the first, searches, the page of
// one listing and of one person, and the palette, asked in turn, so that what else the machine does weighs on all.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import { report } from '../support/figures.ts';

const ROWS = 100_000;
const ROUNDS = 40;
const ADMIN = 'd0000000-0000-4000-8000-000000000001';
const uuid = (kind: string, n = 'n') => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const createdAt = (n: string) => `timestamptz '2020-01-01' + ${n} * interval '1 minute'`;
const afterClient = (n: number) => `after_at => (${createdAt(String(n))})::text, after_id => ${uuid('c', String(n))}`;

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
  const deep = `after_at => timestamptz '2020-01-01' + interval '50 minutes', after_id => ${uuid('b', '50')}`;
  const middle = `after_at => timestamptz '2020-01-01' + interval '50000 minutes', after_id => ${uuid('b', '50000')}`;
  const asked: Record<string, string> = {
    'the first page': 'public.partner_list()',
    'the page in the middle': `public.partner_list(${middle})`,
    'the last page': `public.partner_list(${deep})`,
    'the last page of a state and a trade': `public.partner_list(of_state => 'listed', of_trade => 'dj', ${deep})`,
    'the queue': 'public.partner_queue()',
    'a search for one': `public.partner_list(words => 'Étoile 77777')`,
    'a search for a thousand': `public.partner_list(words => 'beaune etoile 12')`,
    'a search for all': `public.partner_list(words => 'atelier')`,
    'the page of one listing': `public.partner_review_page(${uuid('b', '500')})`,
    'the first clients': 'public.client_list()',
    'the clients in the middle': `public.client_list(${afterClient(50_000)})`,
    'the clients at the end': `public.client_list(${afterClient(50)})`,
    'the first banned clients': `public.client_list(state => 'banned')`,
    'the banned clients at the end': `public.client_list(state => 'banned', ${afterClient(5_000)})`,
    'the first clients without an event': 'public.client_list(has_event => false)',
    'the clients without an event at the end': `public.client_list(has_event => false, ${afterClient(500)})`,
    'a client searched by number': `public.client_list('client 77777')`,
    'a client searched by address': `public.client_list('client4242@bench')`,
    'a thousand clients searched': `public.client_list('client 12 bench')`,
    'a client searched, all': `public.client_list('client')`,
    'the person': `public.client_page(${uuid('c', '500')})`,
    'the palette, one person': `public.search_everything('client 77777')`,
    'the palette, everybody': `public.search_everything('client')`,
    'the palette, every partner': `public.search_everything('atelier')`,
  };
  const times = await measure(asked);
  for (const [name, time] of Object.entries(times)) process.stdout.write(`${name}: ${time.toFixed(2)} ms\n`);
  const first = times['the first page'] ?? Number.NaN;
  const of = (words: string) => Object.entries(times).flatMap(([name, time]) => (name.includes(words) ? [time] : []));
  const ratio = (page: string, start: string) =>
    (times[`the ${page}`] ?? Number.NaN) / (times[`the ${start}`] ?? Number.NaN);
  await report('admin-lists', [
    {
      name: 'the slowest page of 100,000 partners, times the first',
      value: Math.max(...of('the page in'), ...of('the last')) / first,
      limit: { atMost: 1.3 },
    },
    {
      name: 'the slowest search over 100,000 partners, ms',
      value: Math.max(...of('a search')),
      limit: { atMost: 100 },
    },
    {
      name: 'the slowest page of 100,000 clients, times the first of the same filter',
      value: Math.max(
        ...['clients in the middle', 'clients at the end'].map((page) => ratio(page, 'first clients')),
        ratio('banned clients at the end', 'first banned clients'),
        ratio('clients without an event at the end', 'first clients without an event'),
      ),
      limit: { atMost: 1.3 },
    },
    {
      name: 'the slowest search over 100,000 clients, ms',
      value: Math.max(...of(' searched')),
      limit: { atMost: 100 },
    },
    { name: 'the page of one person of 100,000, ms', value: Math.max(...of('the person')), limit: { atMost: 100 } },
    {
      name: 'the slowest palette over 100,000 accounts, ms',
      value: Math.max(...of('the palette')),
      limit: { atMost: 100 },
    },
  ]);
} finally {
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const numbers = `generate_series(1, ${ROWS}) n`;
  const trade = `(private.trades())[1 + n % 10]`;
  const created = createdAt('n');
  // Without triggers and references: what they would make is made here, at once for all.
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  for (const statement of [
    `insert into public.profiles (id, email, name, role) values ('${ADMIN}', 'ada@bench.example', 'Ada', 'admin')`,
    `insert into auth.users (id, email, created_at, email_confirmed_at, banned_until)
       select ${uuid('c')}, 'client' || n || '@bench.example', ${created}, ${created}, case when n % 10 = 0 then timestamptz '2100-01-01' end
       from ${numbers}`,
    `insert into public.profiles (id, email, name, role, created_at)
       select ${uuid('c')}, 'client' || n || '@bench.example', 'Client ' || n, 'client', ${created} from ${numbers}`,
    // Two clients in three have an event.
    `insert into public.events (id, owner_id, kind, name, starts_on)
       select ${uuid('e')}, ${uuid('c')}, 'mariage', 'Noces ' || n, current_date + 200 from ${numbers} where n % 3 > 0`,
    `insert into public.event_members (event_id, user_id, role)
       select ${uuid('e')}, ${uuid('c')}, 'owner' from ${numbers} where n % 3 > 0`,
    `insert into public.profiles (id, email, name, role, partner_type)
       select ${uuid('a')}, 'partner' || n || '@bench.example', 'Partner ' || n, 'partner', ${trade} from ${numbers}`,
    `insert into public.partners (id, owner_id, type, slug, name, commune, postcode, state, created_at, submitted_at)
       select ${uuid('b')}, ${uuid('a')}, ${trade}, 'p-' || n, 'Atelier Étoile ' || n,
         (array['Beaune', 'Dijon', 'Lyon', 'Lille'])[1 + n % 4], (array['21200', '21000', '69001', '59000'])[1 + n % 4],
         case when n % 50 = 0 then 'pending' when n % 7 = 0 then 'draft' else 'listed' end,
         ${created}, case when n % 50 = 0 then now() end
       from ${numbers}`,
    `select private.index_partner_search(array(select ${uuid('b')} from ${numbers}))`,
  ])
    await client.query(statement);
  await client.query('set session_replication_role = origin');
  await client.query(
    'vacuum analyze auth.users, public.profiles, public.events, public.event_members, public.partners, private.partner_search',
  );
}

/** The first quartile: the slower rounds come from the machine's other work. */
async function measure(asked: Record<string, string>): Promise<Record<string, number>> {
  const times = Object.fromEntries(Object.keys(asked).map((name) => [name, [] as number[]]));
  await client.query('set role authenticated');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(asked)) {
      const started = performance.now();
      await client.query(`select ${call}`);
      times[name]?.push(performance.now() - started);
    }
  }
  await client.query('reset role');
  return Object.fromEntries(Object.entries(times).map(([name, taken]) => [name, quartile(taken)]));
}

function quartile(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN;
}
