// The shape of a change, and to whom it is delivered.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChangesEnvironment,
  openEnvironment,
  person,
  service,
  stranger,
} from '#platform/realtime/changes/fixtures/environment.ts';
import type { ChangeFeed } from '#platform/realtime/changes/subscriptions/contract.ts';

let environment: ChangesEnvironment;
let feed: ChangeFeed;

beforeAll(async () => {
  environment = await openEnvironment(`
    create table public.members (event_id int, user_id uuid, primary key (event_id, user_id));
    alter table public.members enable row level security;
    create policy "members read their membership" on public.members for select using (user_id = (select auth.uid()));
    create table public.guests (
      id int primary key, event_id int not null, name text, tags text[], born timestamptz, wealth numeric,
      shout text generated always as (upper(name)) stored
    );
    alter table public.guests enable row level security;
    create policy "members read guests" on public.guests for select to authenticated using (
      exists (select from public.members where members.event_id = guests.event_id and members.user_id = (select auth.uid()))
    );
    create table public.notes (id uuid primary key default gen_random_uuid(), owner uuid, text text, secret text);
    alter table public.notes enable row level security;
    create policy "owners read" on public.notes for select using (owner = (select auth.uid()));
    create policy "nothing locked is read" on public.notes as restrictive for select using (text is distinct from 'locked');
    create policy "broken for some" on public.notes for select
    using (text = 'risky' and (auth.jwt() ->> 'sub')::uuid is not null and 1 / (case when owner = (select auth.uid()) then 1 else 0 end) = 1);
    revoke select on public.notes from authenticated;
    grant select (id, owner, text) on public.notes to authenticated;
    create table public.hidden (id int primary key, text text);
    revoke all on public.hidden from anon, authenticated;
    create table public.open (id int primary key, part text, kept text);
    create table public.pairs (a int, b text, note text, primary key (a, b));
    create table public.keyless (text text);
    create table public.days (id int, day date, text text, primary key (id, day)) partition by range (day);
    create table public.days_old partition of public.days for values from ('2000-01-01') to ('2020-01-01');
    create table public.days_new partition of public.days for values from ('2020-01-01') to ('2040-01-01');
    create table public."Odd ""table""" (n int primary key, r text, item jsonb, "from" uuid, parent int);
    alter table public."Odd ""table""" enable row level security;
    create function public.is_theirs(line public."Odd ""table""") returns boolean language sql stable
    return line."from" = auth.uid();
    create function public.parents() returns setof int language sql stable security definer set search_path = '' as
    'select n from public."Odd ""table""" where parent is null';
    create policy "theirs" on public."Odd ""table""" for select using (public.is_theirs("Odd ""table""".*));
    create policy "with a parent" on public."Odd ""table""" for select to authenticated using (
      item ->> 'r' = 'open' and exists (select from public.parents() as parents (n) where parents.n = "Odd ""table""".parent)
    );
    create table public.long (id int primary key, secret text);
    alter table public.long enable row level security;
    create policy "what has no secret" on public.long for select using (secret is null);
    alter publication supabase_realtime
    add table public.guests, public.notes, public.hidden, public.pairs, public.keyless, public.days, public.open (id, part),
      public."Odd ""table""", public.long`);
  feed = await environment.openFeed();
});

afterAll(() => environment?.end());

const all = (table: string) => [{ event: '*', schema: 'public', table }] as const;

/** Somebody who is a member of an event of their own. */
async function member(event: number): Promise<ReturnType<typeof person>> {
  const id = randomUUID();
  await environment.sql('insert into public.members values ($1, $2)', [event, id]);
  return person(id);
}

describe('a change', () => {
  it('contains row, columns, types and instant as the official client reads them', async () => {
    const listener = await environment.listen(feed, await member(1), [...all('guests')]);
    await environment.sql(`set timezone = 'Asia/Tokyo'`);
    await environment.sql(
      `insert into public.guests (id, event_id, name, tags, born, wealth)
       values (1, 1, 'Zoé', '{a,b}', '2000-01-01T00:00:00Z', 12.50)`,
    );
    await environment.sql('reset timezone');
    const [change] = await listener.changes(1);
    expect(change).toEqual({
      type: 'INSERT',
      schema: 'public',
      table: 'guests',
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      errors: null,
      columns: [
        { name: 'id', type: 'int4' },
        { name: 'event_id', type: 'int4' },
        { name: 'name', type: 'text' },
        { name: 'tags', type: '_text' },
        { name: 'born', type: 'timestamptz' },
        { name: 'wealth', type: 'numeric' },
        { name: 'shout', type: 'text' },
      ],
      record: {
        id: 1,
        event_id: 1,
        name: 'Zoé',
        tags: ['a', 'b'],
        born: '2000-01-01T00:00:00+00:00',
        wealth: 12.5,
        shout: 'ZOÉ',
      },
    });
    expect(listener.received[0]?.ids).toEqual(listener.subscription.ids);
  });

  it('shows the keys alone of what was there before', async () => {
    const listener = await environment.listen(feed, await member(2), [...all('guests')]);
    await environment.sql(`insert into public.guests (id, event_id, name) values (20, 2, 'a')`);
    await environment.sql(`update public.guests set name = 'b' where id = 20`);
    await environment.sql('delete from public.guests where id = 20');
    const [, update, removal] = await listener.changes(3);
    expect(update).toMatchObject({ type: 'UPDATE', record: { id: 20, name: 'b' } });
    expect(update?.old_record).toEqual({ id: 20 });
    expect(removal).toMatchObject({ type: 'DELETE' });
    expect(removal?.old_record).toEqual({ id: 20 });
    expect(removal).not.toHaveProperty('record');
  });

  it('of keys pairs each row with its own former key, also when they move over one another', async () => {
    const listener = await environment.listen(feed, service, [{ event: 'UPDATE', schema: 'public', table: 'pairs' }]);
    await environment.sql(`insert into public.pairs values (1, 'x', 'first'), (2, 'x', 'second'), (3, 'x', 'third')`);
    await environment.sql('update public.pairs set a = 10 - a');
    const changes = await listener.changes(3);
    expect(changes.map(({ record, old_record }) => [old_record, record])).toEqual([
      [
        { a: 1, b: 'x' },
        { a: 9, b: 'x', note: 'first' },
      ],
      [
        { a: 2, b: 'x' },
        { a: 8, b: 'x', note: 'second' },
      ],
      [
        { a: 3, b: 'x' },
        { a: 7, b: 'x', note: 'third' },
      ],
    ]);
  });

  it('is delivered to subscribers whose policies show the row, as it was', async () => {
    const [ours, theirs] = [await member(3), await member(4)];
    const mine = await environment.listen(feed, ours, [...all('guests')]);
    const other = await environment.listen(feed, theirs, [...all('guests')]);
    const nobody = await environment.listen(feed, stranger, [...all('guests')]);
    const everybody = await environment.listen(feed, service, [...all('guests')]);
    await environment.sql(`insert into public.guests (id, event_id, name) values (30, 3, 'ours')`);
    await environment.sql(`update public.guests set event_id = 4, name = 'moved' where id = 30`);
    await environment.sql('delete from public.guests where id = 30');
    expect((await everybody.changes(3)).map(({ type }) => type)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect((await mine.records(1)).map((row) => row?.name)).toEqual(['ours']);
    expect((await other.changes(2)).map(({ type, record }) => [type, record?.name])).toEqual([
      ['UPDATE', 'moved'],
      ['DELETE', undefined],
    ]);
    expect(mine.received).toHaveLength(1);
    expect(nobody.received).toEqual([]);
  });

  it('is not delivered to a role that callers may not enter, not even for a table without policies', async () => {
    const mighty = { ...person(), role: 'postgres' };
    const both = [...all('guests'), ...all('pairs')];
    const listener = await environment.listen(feed, mighty, both);
    const everybody = await environment.listen(feed, service, both);
    await environment.sql(
      `insert into public.guests (id, event_id) values (35, 35); insert into public.pairs values (35, 'x')`,
    );
    await everybody.changes(2);
    expect(listener.received).toEqual([]);
  });

  it('never shows a column that is not granted, and heeds restrictive policies', async () => {
    const owner = randomUUID();
    const listener = await environment.listen(feed, person(owner), [...all('notes')]);
    await environment.sql(`insert into public.notes (owner, text, secret) values ($1, 'locked', 's')`, [owner]);
    await environment.sql(`insert into public.notes (owner, text, secret) values ($1, 'plain', 's')`, [owner]);
    const [change] = await listener.changes(1);
    expect(change?.record).toEqual({ id: expect.any(String), owner, text: 'plain' });
    expect(change?.columns.map(({ name }) => name)).toEqual(['id', 'owner', 'text']);
  });

  it('stays hidden from the one whose policy fails on it, which no other row and nobody else suffers from', async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    const fine = await environment.listen(feed, person(owner), [...all('notes')]);
    const failing = await environment.listen(feed, person(other), [...all('notes')]);
    await environment.sql(
      `insert into public.notes (owner, text) values ($2, 'theirs'), ($1, 'risky'), ($2, 'theirs'), ($2, 'theirs')`,
      [owner, other],
    );
    expect((await fine.records(1)).map((row) => row?.text)).toEqual(['risky']);
    expect((await failing.records(3)).map((row) => row?.text)).toEqual(['theirs', 'theirs', 'theirs']);
  });

  it('contains no column and no table from the moment the privilege is revoked', async () => {
    const listener = await environment.listen(feed, stranger, [...all('open')]);
    await environment.sql(`insert into public.open values (1, 'a', 'kept')`);
    expect(await listener.records(1)).toEqual([{ id: 1, part: 'a' }]);
    await environment.sql('revoke select on public.open from anon; grant select (id) on public.open to anon');
    await environment.sql(`insert into public.open values (2, 'b', 'kept')`);
    expect(await listener.records(2)).toContainEqual({ id: 2 });
    await environment.sql('revoke select (id) on public.open from anon');
    const witness = await environment.listen(feed, service, [...all('open')]);
    await environment.sql(`insert into public.open values (3, 'c', 'kept')`);
    await witness.changes(1);
    expect(listener.received).toHaveLength(2);
    await environment.sql('grant select on public.open to anon');
  });

  it('of a table that a role may not select is delivered to nobody with that role', async () => {
    const asking = feed.subscribe(
      { identity: () => stranger, deliver: () => {}, refuse: () => {} },
      [...all('hidden')],
      null,
    );
    expect(await asking).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Please check Realtime is enabled'),
    });
    const wide = await environment.listen(feed, stranger, [{ event: '*', schema: 'public' }]);
    await environment.sql(`insert into public.hidden values (1, 'x')`);
    await environment.sql(`insert into public.open values (9, 'y')`);
    expect((await wide.changes(1)).map(({ table }) => table)).toEqual(['open']);
  });

  it('of a table with a column list contains those columns only', async () => {
    const listener = await environment.listen(feed, service, [...all('open')]);
    await environment.sql(`insert into public.open values (11, 'part', 'kept')`);
    expect(await listener.records(1)).toEqual([{ id: 11, part: 'part' }]);
  });

  it('of a table without a key is delivered all the same', async () => {
    const listener = await environment.listen(feed, stranger, [...all('keyless')]);
    await environment.sql(`insert into public.keyless values ('x')`);
    expect(await listener.records(1)).toEqual([{ text: 'x' }]);
  });

  it('of a partition is delivered under the name of the partitioned table, wherever it was written', async () => {
    const listener = await environment.listen(feed, stranger, [...all('days')]);
    await environment.sql(`insert into public.days values (1, '2010-01-01', 'through the whole')`);
    await environment.sql(`insert into public.days_new values (2, '2030-01-01', 'directly')`);
    await environment.sql(`update public.days set day = '2031-01-01' where id = 1`);
    const changes = await listener.changes(3);
    expect(changes.map(({ type, table }) => [type, table])).toEqual([
      ['INSERT', 'days'],
      ['INSERT', 'days'],
      ['UPDATE', 'days'],
    ]);
    expect(changes[2]).toMatchObject({
      old_record: { id: 1, day: '2010-01-01' },
      record: { id: 1, day: '2031-01-01' },
    });
  });

  it('too large to be delivered says so and contains its short values', async () => {
    const listener = await environment.listen(feed, await member(5), [...all('guests')]);
    await environment.sql(`insert into public.guests (id, event_id, name) values (50, 5, repeat('x', 2000000))`);
    const [change] = await listener.changes(1);
    expect(change?.errors).toEqual(['Error 413: Payload Too Large']);
    expect(change?.record).toEqual({ id: 50, event_id: 5, tags: null, born: null, wealth: null });
  });

  it('too large is not delivered where a policy may read a value that was left out', async () => {
    const listener = await environment.listen(feed, person(), [...all('long')]);
    await environment.sql(`insert into public.long values (1, repeat('x', 2000000))`);
    await environment.sql('insert into public.long values (2, null)');
    expect(await listener.records(1)).toEqual([{ id: 2, secret: null }]);
  });

  it('is tried on policies of every form, in tables of any name', async () => {
    const mine = randomUUID();
    const listener = await environment.listen(feed, person(mine), [...all('Odd "table"')]);
    await environment.sql(`insert into public."Odd ""table""" values
      (1, 'no', '{"r": "open"}', null, null), (2, 'mine', null, '${mine}', null),
      (3, 'child', '{"r": "open"}', null, 1), (4, 'closed', '{"r": "shut"}', null, 1), (5, 'orphan', '{"r": "open"}', null, 9)`);
    expect((await listener.records(2)).map((row) => row?.r)).toEqual(['mine', 'child']);
    await environment.sql(`delete from public."Odd ""table"""`);
    expect((await listener.records(3)).slice(2)).toEqual([{ n: 2 }]);
  });

  it('of many rows at once arrives whole and in order', async () => {
    const listener = await environment.listen(feed, await member(6), [...all('guests')]);
    await environment.sql(
      `insert into public.guests (id, event_id, name) select 10000 + n, 6, 'n' from generate_series(1, 2500) n`,
    );
    const rows = await listener.records(2_500);
    expect(rows.map((row) => row?.id)).toEqual(Array.from({ length: 2_500 }, (_, n) => 10_001 + n));
  });

  it('that is taken back was none', async () => {
    const listener = await environment.listen(feed, stranger, [...all('keyless')]);
    await environment.sql(`begin; insert into public.keyless values ('never'); rollback`);
    await environment.sql(`insert into public.keyless values ('ever')`);
    expect(await listener.records(1)).toEqual([{ text: 'ever' }]);
  });
});

describe('the log', () => {
  it('can be read or called by none of the roles of an application', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const attempt of [
        'select from realtime.changes',
        'select from realtime.change_marks',
        'select from realtime.uncoalesced',
        'insert into realtime.uncoalesced (relation) values (1)',
        'select realtime.coalesce_changes(1)',
        `select realtime.read_changes('1:1:', pg_current_snapshot(), 0)`,
        `select realtime.visible_changes('{}', '{}', '{}', '[]')`,
        'select realtime.watch_publication()',
        `insert into realtime.changes (relation, schema_name, table_name, type, bytes) values (1, 'a', 'b', 'INSERT', 1)`,
      ]) {
        await expect(
          environment.sql(`begin; set local role ${role}; ${attempt}`),
          `${role}: ${attempt}`,
        ).rejects.toMatchObject({ code: '42501' });
        await environment.sql('rollback');
      }
    }
  });

  it('reports nothing unusual', () => {
    expect(environment.reports).toEqual([]);
  });
});
