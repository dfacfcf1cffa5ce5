// Which requests are accepted, and which changes their filters let through.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChangesEnvironment,
  openEnvironment,
  person,
  stranger,
} from '#platform/realtime/changes/fixtures/environment.ts';
import type { ChangeFeed, ChangeRequest } from './contract.ts';

let environment: ChangesEnvironment;
let feed: ChangeFeed;

beforeAll(async () => {
  environment = await openEnvironment(`
    create type public.mood as enum ('sad', 'ok', 'happy');
    create table public.things (
      id int primary key, amount numeric, big bigint, label text, code uuid, done boolean, day date, at timestamptz,
      mood public.mood, nick extensions.citext, secret text, doc json
    );
    revoke select on public.things from authenticated;
    grant select (id, label, secret) on public.things to authenticated;
    revoke select (secret) on public.things from authenticated;
    create schema private;
    create table private.things (id int primary key);
    grant select on private.things to anon;
    create table public.inserts_only (id int primary key);
    alter publication supabase_realtime add table public.things, private.things`);
  feed = await environment.openFeed();
});

afterAll(() => environment?.end());

const things = (more: Partial<ChangeRequest>): ChangeRequest => ({
  event: '*',
  schema: 'public',
  table: 'things',
  ...more,
});

const refusal = async (requests: ChangeRequest[], who = stranger): Promise<string | null> => {
  const result = await feed.subscribe({ identity: () => who, deliver: () => {}, refuse: () => {} }, requests, null);
  if (result.ok) result.subscription.leave();
  return result.ok ? null : result.reason;
};

describe('a request', () => {
  it('is refused for a table that is not published or does not exist, in the same words', async () => {
    const words = /^Unable to subscribe to changes with given parameters. Please check Realtime is enabled/;
    expect(await refusal([things({ table: 'inserts_only' })])).toMatch(words);
    expect(await refusal([things({ table: 'nowhere' })])).toMatch(words);
    expect(await refusal([things({ schema: 'private' })])).toMatch(words);
    expect(await refusal([things({ table: `x' or true --` })])).toMatch(words);
    expect(await refusal([{ event: '*', schema: 'nowhere' }])).toMatch(words);
  });

  it('is refused for a role that is none', async () => {
    const nobody = { ...stranger, role: 'nobody_at_all' };
    expect(await refusal([things({})], nobody)).toMatch('Please check Realtime is enabled');
  });

  it.each([
    ['an unknown column', 'nope=eq.1', 'invalid column for filter nope'],
    ['a value of another type', 'id=eq.one', 'invalid input syntax for type integer: "one"'],
    ['an enumeration without the value', 'mood=eq.furious', 'invalid input value for enum'],
    ['a type that cannot be compared', 'doc=eq.{}', 'operator does not exist'],
    ['a pattern on a number', 'id=like.1%', 'operator does not exist'],
    ['a broken pattern', 'label=match.[', 'invalid regular expression'],
    ['a state of what has none', 'id=is.true', 'must be type boolean'],
    ['SQL in the column', `id" or "id=eq.1`, 'invalid column for filter'],
    ['SQL in the value', `id=eq.1) or (true`, 'Error parsing `filter` params'],
  ])('is refused for %s', async (_, filter, reason) => {
    expect(await refusal([things({ filter })])).toMatch(reason);
  });

  it('is refused for a filter or a selection of a column that the role may not select', async () => {
    expect(await refusal([things({ filter: 'label=eq.x' })], person())).toBeNull();
    expect(await refusal([things({ filter: 'secret=eq.x' })], person())).toMatch('invalid column for filter secret');
    expect(await refusal([things({ select: ['id', 'secret'] })], person())).toMatch('invalid column for select secret');
    expect(await refusal([things({ select: ['id', 'nope'] })], person())).toMatch('invalid column for select nope');
  });

  it('is refused when there are more than a hundred, or names that are none', async () => {
    expect(await refusal(Array.from({ length: 101 }, () => things({})))).toMatch('Too many');
    expect(await refusal(Array.from({ length: 100 }, () => things({})))).toBeNull();
    for (const name of ['a\0b', '\ud800', 'x'.repeat(300)]) {
      expect(await refusal([things({ table: name })])).toMatch('Unable to subscribe');
      expect(await refusal([things({ schema: name })])).toMatch('Unable to subscribe');
      expect(await refusal([things({ select: [name] })])).toMatch('Unable to subscribe');
    }
    expect(await refusal([{ event: '*', schema: 'public', filter: 'id=eq.1' }])).toMatch('need a table');
  });

  it('beside a bad one is refused with it, and asked beside others is answered by itself', async () => {
    expect(await refusal([things({}), things({ filter: 'id=eq.one' })])).toMatch('invalid input syntax');
    const asked = [things({}), things({ filter: 'label=eq.\ud800' }), things({ filter: 'id=eq.one' }), things({})];
    const answers = await Promise.all(asked.map((request) => refusal([request])));
    expect(answers.map((answer) => answer === null)).toEqual([true, false, false, true]);
  });

  it('gives each subscription a number of its own, none of them zero', async () => {
    const one = await environment.listen(feed, stranger, [things({}), things({ event: 'INSERT' })]);
    const two = await environment.listen(feed, stranger, [things({})]);
    const ids = [...one.subscription.ids, ...two.subscription.ids];
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id > 0)).toBe(true);
    one.subscription.leave();
    two.subscription.leave();
  });
});

describe('filters', () => {
  it('compare as the type of the column does', async () => {
    const filters = [
      'amount=eq.1.50',
      'amount=gt.9',
      'big=eq.9007199254740993',
      'label=eq.10',
      'label=lt.9',
      'label=eq."a,b"',
      'label=in.(x,"a,b",10)',
      'label=not.in.(x,"a,b",10)',
      'label=like.a%',
      'label=ilike.A%',
      'label=match.^[0-9]+$',
      'label=not.match.^[0-9]+$',
      'label=is.null',
      'label=not.is.null',
      'label=isdistinct.10',
      'code=eq.A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11',
      'code=eq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      'code=in.(a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11,A0EEBC999C0B4EF8BB6D6BB9BD380A12)',
      'code=neq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      'code=eq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11,id=gt.1',
      'label=eq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      'done=is.true',
      'done=eq.t',
      'done=not.is.true',
      'day=gte.2024-02-29',
      'at=eq.2024-01-01T01:00:00+01:00',
      'mood=gt.sad',
      'nick=eq.ADA',
      'id=gt.1,id=lt.3',
    ];
    const listener = await environment.listen(
      feed,
      stranger,
      filters.map((filter) => things({ filter })),
    );
    await environment.sql(`insert into public.things values
      (1, 1.5, 9007199254740992, '10', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', true, '2024-02-28', '2024-01-01T00:00:00Z', 'sad', 'Ada'),
      (2, 10, 9007199254740993, 'a,b', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a12', false, '2024-02-29', '2024-01-01T00:00:01Z', 'happy', 'Bob'),
      (3, null, null, null, null, null, null, null, null, null)`);
    await listener.changes(3);
    const matched = new Map<string, unknown[]>(filters.map((filter) => [filter, []]));
    for (const { ids, data } of listener.received) {
      for (const id of ids) matched.get(filters[listener.subscription.ids.indexOf(id)] ?? '')?.push(data.record?.id);
    }
    expect(Object.fromEntries(matched)).toEqual({
      'amount=eq.1.50': [1],
      'amount=gt.9': [2],
      'big=eq.9007199254740993': [2],
      'label=eq.10': [1],
      'label=lt.9': [1],
      'label=eq."a,b"': [2],
      'label=in.(x,"a,b",10)': [1, 2],
      'label=not.in.(x,"a,b",10)': [],
      'label=like.a%': [2],
      'label=ilike.A%': [2],
      'label=match.^[0-9]+$': [1],
      'label=not.match.^[0-9]+$': [2],
      'label=is.null': [3],
      'label=not.is.null': [1, 2],
      'label=isdistinct.10': [2, 3],
      'code=eq.A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11': [1],
      'code=eq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11': [1],
      'code=in.(a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11,A0EEBC999C0B4EF8BB6D6BB9BD380A12)': [1, 2],
      'code=neq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11': [2],
      'code=eq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11,id=gt.1': [],
      'label=eq.a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11': [],
      'done=is.true': [1],
      'done=eq.t': [1],
      'done=not.is.true': [2, 3],
      'day=gte.2024-02-29': [2],
      'at=eq.2024-01-01T01:00:00+01:00': [1],
      'mood=gt.sad': [2],
      'nick=eq.ADA': [1],
      'id=gt.1,id=lt.3': [2],
    });
    listener.subscription.leave();
  });

  it('see the row as it was for what is deleted', async () => {
    const listener = await environment.listen(feed, stranger, [things({ event: 'DELETE', filter: 'label=eq.gone' })]);
    await environment.sql(`insert into public.things (id, label) values (60, 'gone'), (61, 'other')`);
    await environment.sql('delete from public.things where id = 61');
    await environment.sql('delete from public.things where id = 60');
    expect(await listener.records(1)).toEqual([{ id: 60 }]);
    listener.subscription.leave();
  });

  it('and events say which subscriptions of a channel a change is for', async () => {
    const listener = await environment.listen(feed, stranger, [
      things({ event: 'INSERT' }),
      things({ event: 'UPDATE' }),
      things({ filter: 'label=eq.x' }),
      { event: '*', schema: 'public' },
      { event: 'DELETE', schema: '*' },
    ]);
    const [inserts, updates, xs, wide, removals] = listener.subscription.ids;
    await environment.sql(`insert into public.things (id, label) values (70, 'x')`);
    await environment.sql(`update public.things set label = 'y' where id = 70`);
    await environment.sql('delete from public.things where id = 70');
    await listener.changes(3);
    expect(listener.received.map(({ ids }) => ids)).toEqual([
      [inserts, xs, wide],
      [updates, wide],
      [wide, removals],
    ]);
    listener.subscription.leave();
  });

  it('may ask for some columns: those and the keys are delivered', async () => {
    const listener = await environment.listen(feed, stranger, [things({ select: ['label'] }), things({})]);
    await environment.sql(`insert into public.things (id, label) values (80, 'x')`);
    const [some, every] = await listener.changes(2);
    expect(some?.record).toEqual({ id: 80, label: 'x' });
    expect(some?.columns.map(({ name }) => name)).toEqual(['id', 'label']);
    expect(Object.keys(every?.record ?? {})).toHaveLength(12);
    expect(listener.received.map(({ ids }) => ids)).toEqual([
      [listener.subscription.ids[0]],
      [listener.subscription.ids[1]],
    ]);
    listener.subscription.leave();
  });

  it('on a column that is dropped later match nothing and harm nobody', async () => {
    await environment.sql('alter table public.things add column passing text');
    const gone = await environment.listen(feed, stranger, [things({ filter: 'passing=eq.x' })]);
    const whole = await environment.listen(feed, stranger, [things({})]);
    await environment.sql('alter table public.things drop column passing');
    await environment.sql('insert into public.things (id) values (90)');
    expect((await whole.records(1)).map((row) => row?.id)).toEqual([90]);
    expect(gone.received).toEqual([]);
    whole.subscription.leave();
  });
});

describe('the publication', () => {
  it('is followed from the moment somebody asks for a table that was just added', async () => {
    await environment.sql('alter publication supabase_realtime add table public.inserts_only');
    const listener = await environment.listen(feed, stranger, [things({ table: 'inserts_only' })]);
    await environment.sql('insert into public.inserts_only values (1)');
    expect(await listener.records(1)).toEqual([{ id: 1 }]);
    await environment.sql('alter publication supabase_realtime drop table public.inserts_only');
    await environment.sql('insert into public.inserts_only values (2)');
    await environment.sql(`select realtime.watch_publication()`);
    const triggers = await environment.sql(`select from pg_trigger where tgrelid = 'public.inserts_only'::regclass`);
    expect(triggers).toEqual([]);
    expect(listener.received).toHaveLength(1);
  });

  it('answers while other tables come and go', async () => {
    const coming = (async () => {
      for (let n = 0; n < 20; n += 1) {
        await environment.sql(
          `create table public.passing_${n} (); alter publication supabase_realtime add table public.passing_${n}`,
        );
        await environment.sql(`drop table public.passing_${n}`);
      }
    })();
    for (let n = 0; n < 40; n += 1) (await environment.listen(feed, stranger, [things({})])).subscription.leave();
    await coming;
    expect(environment.reports).toEqual([]);
  });

  it('delivers only the operations it publishes', async () => {
    await environment.sql(`alter publication supabase_realtime set (publish = 'insert')`);
    await environment.sql(`select realtime.watch_publication()`);
    const listener = await environment.listen(feed, stranger, [things({})]);
    await environment.sql('insert into public.things (id) values (100)');
    await environment.sql(`update public.things set label = 'x' where id = 100`);
    await environment.sql('insert into public.things (id) values (101)');
    expect((await listener.changes(2)).map(({ type }) => type)).toEqual(['INSERT', 'INSERT']);
    await environment.sql(`alter publication supabase_realtime set (publish = 'insert, update, delete')`);
    await environment.sql(`select realtime.watch_publication()`);
  });

  it('of all tables does not follow the log itself', async () => {
    await environment.sql('drop publication supabase_realtime; create publication supabase_realtime for all tables');
    expect(await environment.sql(`select * from realtime.watch_publication()`)).toEqual([]);
    const followed = await environment.sql(`
      select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'realtime.log_changes()'::regprocedure`);
    expect(followed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['things', 'private.things', 'inserts_only']),
    );
    expect(followed.filter(({ name }) => /^(realtime|auth|platform)\./.test(String(name)))).toEqual([]);
  });
});
