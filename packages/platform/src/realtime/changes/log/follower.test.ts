// Nothing is lost and nothing comes twice: late commits, lost connections, newcomers, several processes.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChangesEnvironment,
  openEnvironment,
  person,
  stranger,
} from '#platform/realtime/changes/fixtures/environment.ts';
import type { ChangeFeed } from '#platform/realtime/changes/subscriptions/contract.ts';
import { ChangeLog } from './log.ts';

let environment: ChangesEnvironment;
let feed: ChangeFeed;
let other: ChangeFeed;

beforeAll(async () => {
  environment = await openEnvironment(`
    create table public.lines (id int primary key, text text);
    create table public.owned (id int primary key, owner uuid);
    alter table public.owned enable row level security;
    create policy "owners read" on public.owned for select using (owner = (select auth.uid()));
    create table public.slow (id int primary key);
    alter table public.slow enable row level security;
    create policy "slow for one" on public.slow for select
    using (case when auth.uid() = '00000000-0000-4000-8000-000000000001' then (select true from pg_sleep(60)) else true end);
    alter publication supabase_realtime add table public.lines, public.owned, public.slow`);
  feed = await environment.openFeed();
  other = await environment.openFeed();
});

afterAll(() => environment?.end());

const lines = [{ event: '*', schema: 'public', table: 'lines' }] as const;
const write = (id: number) => environment.sql('insert into public.lines values ($1)', [id]);
const ids = (rows: ReadonlyArray<Record<string, unknown> | undefined>) => rows.map((row) => row?.id);

/** In whole milliseconds, as a Date holds them: rounded up, or a mark of the same millisecond would lie after it. */
async function databaseTime(): Promise<Date> {
  const [row] = await environment.sql(
    `select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as now`,
  );
  return row?.now as Date;
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(environment.admin);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('the follower of the log', () => {
  it('delivers to the subscribers of every process', async () => {
    const here = await environment.listen(feed, stranger, [...lines]);
    const there = await environment.listen(other, stranger, [...lines]);
    await write(1);
    expect([ids(await here.records(1)), ids(await there.records(1))]).toEqual([[1], [1]]);
    here.subscription.leave();
    await write(2);
    expect(ids(await there.records(2))).toEqual([1, 2]);
    expect(here.received).toHaveLength(1);
    there.subscription.leave();
  });

  it('neither waits for a transaction that commits late nor loses it', async () => {
    const listener = await environment.listen(feed, stranger, [...lines]);
    await withClient(async (late) => {
      await late.query('begin; insert into public.lines values (10)');
      await write(11);
      await write(12);
      expect(ids(await listener.records(2))).toEqual([11, 12]);
      await late.query('commit');
    });
    expect(ids(await listener.records(3))).toEqual([11, 12, 10]);
    listener.subscription.leave();
  });

  it('loses nothing with the connection that listens', async () => {
    const listener = await environment.listen(feed, stranger, [...lines]);
    const cut = await environment.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'liesse realtime'`,
    );
    expect(cut.length).toBeGreaterThanOrEqual(2);
    await write(20);
    expect(ids(await listener.records(1))).toEqual([20]);
    await write(21);
    expect(ids(await listener.records(2))).toEqual([20, 21]);
    listener.subscription.leave();
    expect(environment.reports.splice(0).every((report) => /terminat/.test(report))).toBe(true);
  });

  it('loses nothing when every connection is cut in the middle of many changes', async () => {
    const listener = await environment.listen(feed, stranger, [...lines]);
    await environment.sql(`insert into public.lines select n from generate_series(1001, 4000) n`);
    await environment.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'liesse%'`,
    );
    await environment.sql(`insert into public.lines select n from generate_series(4001, 4100) n`);
    const received = ids(await listener.records(3_100));
    expect(received).toEqual(Array.from({ length: 3_100 }, (_, n) => 1_001 + n));
    listener.subscription.leave();
    environment.reports.splice(0);
  });

  it('begins where the subscriber does: nothing from before', async () => {
    await write(30);
    const listener = await environment.listen(feed, stranger, [...lines]);
    await write(31);
    expect(ids(await listener.records(1))).toEqual([31]);
    listener.subscription.leave();
  });

  it('first delivers to a returning subscriber what was committed meanwhile, also by transactions that had begun before', async () => {
    await withClient(async (late) => {
      await write(40);
      await late.query('begin; insert into public.lines values (41)');
      await environment.sql('insert into realtime.change_marks default values');
      const since = await databaseTime();
      await write(42);
      await late.query('commit');
      await environment.sql('delete from public.lines where id = 42');
      const listener = await environment.listen(feed, stranger, [...lines], since);
      await write(43);
      expect(ids(await listener.records(4))).toEqual([41, 42, 42, 43]);
      expect((await listener.changes(4)).map(({ type }) => type)).toEqual(['INSERT', 'INSERT', 'DELETE', 'INSERT']);
      listener.subscription.leave();
    });
  });

  it('delivers the whole log to a subscriber who was away for longer than it covers', async () => {
    const owner = randomUUID();
    await environment.sql('insert into public.owned values (1, $1)', [owner]);
    const owned = [{ event: '*', schema: 'public', table: 'owned' }] as const;
    const listener = await environment.listen(feed, person(owner), [...owned], new Date(0));
    const nobody = await environment.listen(feed, person(), [...owned], new Date(0));
    expect(ids(await listener.records(1))).toEqual([1]);
    expect(nobody.received).toEqual([]);
  });

  it('delivers each change once to new subscribers while others write', async () => {
    await environment.sql('insert into realtime.change_marks default values');
    const since = await databaseTime();
    const total = 300;
    const writing = withClient(async (writer) => {
      for (let n = 0; n < total; n += 1) await writer.query('insert into public.lines values ($1)', [10_000 + n]);
    });
    const arriving = Array.from({ length: 30 }, async (_, n) => {
      for (let pause = 0; pause < n; pause += 1) await environment.system.query('select 1');
      const back = await environment.listen(n % 2 === 0 ? feed : other, stranger, [...lines], since);
      const fresh = await environment.listen(n % 2 === 0 ? feed : other, stranger, [...lines]);
      return { back, fresh };
    });
    const listeners = await Promise.all(arriving);
    await writing;
    await write(20_000);
    for (const { back, fresh } of listeners) {
      const whole = ids(await back.records(total + 1)).filter((id) => Number(id) < 20_000);
      expect(whole).toEqual(Array.from({ length: total }, (_, n) => 10_000 + n));
      while (fresh.received.at(-1)?.data.record?.id !== 20_000) await fresh.changes(fresh.received.length + 1);
      const tail = ids(await fresh.records(1)).slice(0, -1);
      expect(tail).toEqual(whole.slice(whole.length - tail.length));
      back.subscription.leave();
      fresh.subscription.leave();
    }
  });

  it('asks as whoever the subscriber has become', async () => {
    const [before, after] = [randomUUID(), randomUUID()];
    const listener = await environment.listen(feed, person(before), [{ event: '*', schema: 'public', table: 'owned' }]);
    await environment.sql('insert into public.owned values (10, $1)', [before]);
    await listener.changes(1);
    listener.who = person(after);
    await environment.sql('insert into public.owned values (11, $1), (12, $2)', [before, after]);
    expect(ids(await listener.records(2))).toEqual([10, 12]);
  });

  it('refuses an expired token or an ended session, and delivers nothing to it', async () => {
    const [{ id: user } = {}] = await environment.sql('insert into auth.users (email) values ($1) returning id', [
      'a@b.example',
    ]);
    const [{ id: session } = {}] = await environment.sql(
      'insert into auth.sessions (user_id, refresh_key) values ($1, extensions.gen_random_bytes(32)) returning id',
      [user],
    );
    const own = [{ event: '*', schema: 'public', table: 'owned' }] as const;
    const signedIn = await environment.listen(feed, person(String(user), { session: String(session) }), [...own]);
    const late = await environment.listen(feed, person(String(user), { exp: Date.now() / 1_000 - 60 }), [...own]);
    await environment.sql('insert into public.owned values (20, $1)', [user]);
    expect(ids(await signedIn.records(1))).toEqual([20]);
    expect(await late.refusal()).toMatch('expired');
    await environment.sql('delete from auth.sessions where id = $1', [session]);
    await environment.sql('insert into public.owned values (21, $1)', [user]);
    expect(await signedIn.refusal()).toMatch('session of this token has ended');
    expect([signedIn.received.length, late.received.length]).toEqual([1, 0]);
    await environment.sql('insert into public.owned values (22, $1)', [user]);
    const witness = await environment.listen(feed, person(String(user)), [...own]);
    await environment.sql('insert into public.owned values (23, $1)', [user]);
    await witness.changes(1);
    expect([signedIn.refusals.length, late.refusals.length]).toEqual([1, 1]);
  });

  it('goes on when a policy takes too long for one', async () => {
    await environment.sql(`alter role authenticator set statement_timeout = '500ms'`);
    await environment.sql(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`);
    const slow = [{ event: '*', schema: 'public', table: 'slow' }] as const;
    const stuck = await environment.listen(feed, person('00000000-0000-4000-8000-000000000001'), [...slow]);
    const fine = await Promise.all([1, 2, 3].map(() => environment.listen(feed, person(), [...slow])));
    await environment.sql('insert into public.slow values (1)');
    for (const listener of fine) expect(ids(await listener.records(1))).toEqual([1]);
    expect(stuck.received).toEqual([]);
    await environment.sql(`alter role authenticator set statement_timeout = '8s'`);
    await environment.sql(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`);
  });
});

describe('the log', () => {
  it('loses what was committed two minutes ago, and nothing else', async () => {
    const log = new ChangeLog(environment.system);
    await environment.sql('truncate realtime.changes, realtime.change_marks');
    await write(50);
    await withClient(async (late) => {
      await late.query('begin; insert into public.lines values (51)');
      await environment.sql(
        `insert into realtime.change_marks (marked_at) values (clock_timestamp() - interval '121 seconds')`,
      );
      await late.query('commit');
    });
    await write(52);
    await environment.sql(`update realtime.changes set changed_at = changed_at - interval '5 minutes'`);
    await log.sweep();
    const left = await environment.sql(`select record ->> 'id' as id from realtime.changes order by id`);
    expect(left.map(({ id }) => id)).toEqual(['51', '52']);
  });

  it('is read page by page, of the tables that are followed alone', async () => {
    const log = new ChangeLog(environment.system);
    const range = { since: await log.position(), until: null, afterId: 0 };
    await environment.sql(`with others as (insert into public.owned select n from generate_series(500001, 501500) n)
      insert into public.lines select n from generate_series(500001, 502300) n`);
    const pages = [await log.page(range, ['public.lines'])];
    for (let last = pages[0]; last?.hasMore; last = pages.at(-1)) {
      pages.push(
        await log.page({ ...range, until: last.until, afterId: last.changes.at(-1)?.id ?? 0 }, ['public.lines']),
      );
    }
    expect(pages.map(({ changes }) => changes.length)).toEqual([1000, 1000, 300]);
    const read = pages.flatMap(({ changes }) => changes.map(({ row }) => (JSON.parse(row) as { id: number }).id));
    expect(read).toEqual(Array.from({ length: 2300 }, (_, index) => 500_001 + index));
    expect((await log.page(range, ['public.slow'])).changes).toEqual([]);
    expect((await log.page(range)).changes).toHaveLength(1000);
  });

  it('remembers an instant once in a while', async () => {
    const log = new ChangeLog(environment.system);
    const marked = async () => {
      await environment.sql('truncate realtime.change_marks');
      return [await log.mark(), await log.mark()];
    };
    // The feed of these tests marks too, and may come first.
    await expect.poll(marked).toEqual([true, false]);
  });

  it('forgets what a restored copy brought from another server', async () => {
    const log = new ChangeLog(environment.system);
    await environment.sql(`insert into realtime.changes (xid, relation, schema_name, table_name, type, record, bytes)
      values ('99999999', 'public.lines'::regclass, 'public', 'lines', 'INSERT', '{"id": 999}', 1)`);
    await log.dropForeign();
    expect(await environment.sql(`select from realtime.changes where xid = '99999999'`)).toEqual([]);
  });
});
