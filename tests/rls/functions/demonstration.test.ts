// The demonstration as the seed writes it on the day of the test: its dates follow that day.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@liesse/domain';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInWords, inDays, today, weddingDay } from '#tests/support/days.ts';

const project = join(import.meta.dirname, '../../..');
const WEDDING = '00000000-0000-4000-8000-0000000000e1';

let client: pg.Client;
let dataDir: string;
let server: Awaited<ReturnType<typeof launchPostgres>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-demonstration-'));
  await copyPreparedCluster(dataDir, { project, seed: true });
  server = await launchPostgres({ dataDir, observe: () => {} });
  client = new pg.Client({ ...server.connection });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const read = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;

describe('the demonstration', () => {
  it('has its wedding on a Saturday seven months after the seed was applied, and quotes that day', async () => {
    const [event] = await read(`select starts_on::text, w.welcome from public.events e
      join public.event_websites w on w.event_id = e.id where e.id = '${WEDDING}'`);
    const [, date, month] = dayInWords(weddingDay()).split(' ');
    expect(event).toMatchObject({ starts_on: weddingDay(), welcome: expect.stringContaining(`Le ${date} ${month}, `) });
    expect(dayInWords(weddingDay())).toMatch(/^samedi /);
  });

  it('finds a Saturday between 203 and 209 days away on every day of the week', async () => {
    const seed = readFileSync(join(project, 'supabase/seed.sql'), 'utf8');
    const start = seed.indexOf('create function pg_temp.demo_day');
    await client.query('begin');
    await client.query(seed.slice(start, seed.indexOf('$$;', start)).concat('$$'));
    for (const first of [inDays(0), '2024-02-25', '2019-12-27']) {
      for (const day of Array.from({ length: 7 }, (_, index) => addDays(first, index))) {
        await client.query(
          `create or replace function private.today() returns date language sql as $$ select date '${day}' $$`,
        );
        const [found] = await read(`select extract(isodow from d)::int as weekday, d - date '${day}' as away
          from pg_temp.demo_day(0) as d`);
        expect(found, day).toMatchObject({ weekday: 6 });
        expect(found?.away).toBeGreaterThanOrEqual(203);
        expect(found?.away).toBeLessThanOrEqual(209);
      }
    }
    await client.query('rollback');
  });

  it('has nothing that happened in the future', async () => {
    const columns = await read(`select table_schema as schema, table_name as table, column_name as column,
        case data_type when 'date' then 'private.today()' else 'now()' end as present
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'
        and (column_name ~ '_at$' and data_type like 'timestamp%' or column_name in ('paid_on', 'event_on'))
        and column_name not in ('not_after', 'expires_at')
        -- An invoice states the day of an event to come.
        and (table_name, column_name) <> ('invoices', 'event_on')`);
    expect(columns.length).toBeGreaterThan(50);
    const future = await read(
      columns
        .map(
          ({ schema, table, column, present }) =>
            `select '${String(table)}.${String(column)}' as "column", max(${String(column)})::text as latest
           from ${String(schema)}.${String(table)} having max(${String(column)}) > ${String(present)}`,
        )
        .join(' union all '),
    );
    expect(future).toEqual([]);
  });

  it('has steps in their order: asked, seen, quoted, decided, due and paid', async () => {
    const wrong = await read(`
      select 'request' as kind, r.id from public.quote_requests r
        where r.seen_at < r.created_at or r.answered_at < r.seen_at
      union all select 'quote', q.id from public.quotes q join public.quote_requests r on r.id = q.request_id
        where q.sent_at < r.created_at or q.decided_at < q.sent_at or q.state = 'sent' and q.valid_until < private.today()
          or q.number not like to_char(q.sent_at at time zone 'Europe/Paris', 'YYYY') || '-%'
      union all select 'message', m.id from public.messages m join public.conversations c on c.id = m.conversation_id
        where m.created_at < c.created_at
      union all select 'instalment', i.id from public.instalments i join public.budget_items b on b.id = i.item_id
        join public.quotes q on q.id = b.quote_id where i.paid_on < (q.decided_at at time zone 'Europe/Paris')::date
      union all select 'review', v.id from public.reviews v
        where v.created_at::date <= v.event_on or v.answered_at < v.created_at
      union all select 'task', t.id from public.tasks t where (t.state = 'done') <> (t.done_at is not null)`);
    expect(wrong).toEqual([]);
  });

  it('has tasks that are done, under way, late and to come', async () => {
    const [counts] = await read(`select count(*) filter (where state = 'done')::int as done,
      count(*) filter (where state = 'doing')::int as doing,
      count(*) filter (where state <> 'done' and due_on < '${today()}')::int as late,
      count(*) filter (where state <> 'done' and due_on > '${today()}')::int as later
      from public.tasks where event_id = '${WEDDING}'`);
    for (const [name, count] of Object.entries(counts ?? {})) expect(count, name).toBeGreaterThan(0);
  });

  it('gives the partner who can sign in bookings in the next three months, some paid in part', async () => {
    const [found] = await read(`
      with bookings as (
        select r.id from public.quote_requests r join public.partners p on p.id = r.partner_id
        where p.owner_id = '00000000-0000-4000-8000-000000000002' and r.state = 'accepted'
          and r.starts_on between private.today() and private.today() + 92
      )
      select count(*)::int as bookings,
        count(*) filter (where exists (select from public.partner_bookings d join public.quotes q on q.id = d.quote_id
          where q.request_id = b.id))::int as in_calendar,
        count(*) filter (where exists (select from public.invoices i
          where i.request_id = b.id and private.paid_cents(i.id) = i.due_cents))::int as paid,
        count(*) filter (where exists (select from public.invoices i
          where i.request_id = b.id and private.paid_cents(i.id) < i.due_cents))::int as owing
      from bookings b`);
    expect(found).toEqual({ bookings: 5, in_calendar: 5, paid: 4, owing: 2 });
  });

  it('gives its administrator listings to check, contents to judge, and messages with and without an answer', async () => {
    const [found] = await read(`select
      (select count(*) from public.partners where state = 'pending')::int as pending,
      (select count(*) from public.partners where state = 'refused')::int as refused,
      (select count(*) from private.moderation_cases c join public.reviews r on r.id = c.subject_id
        where c.cause = 'held' and r.state = 'held')::int as held,
      (select count(distinct c.id) from private.moderation_cases c join public.reports r on r.case_id = c.id
        where c.cause = 'reported' and c.state = 'open')::int as reported,
      (select count(*) from public.contact_messages where answer is null)::int as unanswered,
      (select count(*) from public.contact_messages where answer is not null)::int as answered`);
    expect(found).toEqual({ pending: 2, refused: 1, held: 1, reported: 2, unanswered: 2, answered: 1 });
  });
});
