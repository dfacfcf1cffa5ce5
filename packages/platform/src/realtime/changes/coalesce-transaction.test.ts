// The steps of a transaction are delivered as their result, without states that were never committed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangesEnvironment, openEnvironment, service, stranger } from './fixtures/environment.ts';
import type { Listener } from './fixtures/listener.ts';
import type { ChangeData, ChangeFeed } from './subscriptions/contract.ts';

let environment: ChangesEnvironment;
let feed: ChangeFeed;
let witness: Listener;

beforeAll(async () => {
  environment = await openEnvironment(`
    create table public.rows (id int primary key, text text);
    create table public.parts (id int primary key, row_id int references public.rows on delete cascade);
    create table public.shut (id int primary key, text text, is_open boolean);
    alter table public.shut enable row level security;
    alter table public.shut force row level security;
    create policy "what is open" on public.shut for select to anon using (is_open);
    create table public.pairs (a int, b text, text text, primary key (a, b));
    create table public.keyless (text text);
    alter table public.keyless replica identity full;
    create table public.days (id int, day date, text text, primary key (id, day)) partition by range (day);
    create table public.days_old partition of public.days for values from ('2000-01-01') to ('2020-01-01');
    create table public.days_new partition of public.days for values from ('2020-01-01') to ('2040-01-01');
    create table public.minded (id int primary key, text text);
    create function public.mind() returns trigger language plpgsql as $$
    begin
      if new.text = 'finish' then
        update public.minded set text = 'finished' where id = new.id;
      elsif new.text = 'refuse' then
        update public.minded set text = 'refused' where id = new.id;
        update public.minded set text = 'as it was' where id = new.id;
      elsif new.text = 'drop' then
        delete from public.minded where id = new.id;
      end if;
      return null;
    end $$;
    create trigger mind after insert or update on public.minded for each row execute function public.mind();
    create function public.give_way() returns trigger language plpgsql as $$
    begin
      delete from public.minded where id = new.id and new.text = 'instead';
      return new;
    end $$;
    create trigger give_way before insert on public.minded for each row execute function public.give_way();
    create function public.keep() returns trigger language plpgsql as $$
    begin
      insert into public.minded values (old.id, 'kept') on conflict do nothing;
      return null;
    end $$;
    create trigger keep after delete on public.minded for each row when (old.text = 'dear') execute function public.keep();
    create table public.late (id int primary key, text text);
    create function public.stamp() returns trigger language plpgsql as $$
    begin
      update public.late set text = text || ' at last' where id = new.id;
      return null;
    end $$;
    create constraint trigger stamp after insert on public.late deferrable initially deferred for each row execute function public.stamp();
    create table public.ends (id int generated always as identity primary key);
    alter publication supabase_realtime add table public.rows, public.parts, public.shut, public.pairs, public.keyless, public.days,
      public.minded, public.late, public.ends`);
  feed = await environment.openFeed();
  witness = await environment.listen(feed, service, [{ event: '*', schema: 'public' }]);
});

afterAll(() => environment?.end());

/** The changes of one transaction that are delivered to a subscriber who sees everything. */
async function changesOf(work: string): Promise<ChangeData[]> {
  await environment.sql(`begin; ${work}; commit`);
  return untilTheEnd(witness);
}

async function untilTheEnd(listener: Listener): Promise<ChangeData[]> {
  const [before, [end]] = [
    listener.received.findLastIndex(({ data }) => data.table === 'ends'),
    await environment.sql('insert into public.ends default values returning id'),
  ];
  while (listener.received.at(-1)?.data.record?.id !== end?.id || listener.received.at(-1)?.data.table !== 'ends') {
    await listener.changes(listener.received.length + 1);
  }
  return listener.received.slice(before + 1, -1).map(({ data }) => data);
}

const inShort = (changes: readonly ChangeData[]) =>
  changes.map(({ type, record, old_record }) => [type, record ?? null, old_record ?? null]);

const put = (id: number, text: string, table = 'rows') => `insert into public.${table} values (${id}, '${text}')`;
const set = (id: number, text: string, table = 'rows') =>
  `update public.${table} set text = '${text}' where id = ${id}`;
const drop = (id: number, table = 'rows') => `delete from public.${table} where id = ${id}`;

describe('in one transaction', () => {
  it.each<[string, string, string, unknown[]]>([
    [
      'insert and update: the insert of the last state',
      '',
      `${put(1, 'a')}; ${set(1, 'b')}; ${set(1, 'c')}`,
      [['INSERT', { id: 1, text: 'c' }, null]],
    ],
    [
      'updates: one, to the last state',
      put(1, 'a'),
      `${set(1, 'b')}; ${set(1, 'c')}`,
      [['UPDATE', { id: 1, text: 'c' }, { id: 1 }]],
    ],
    ['updates that lead back: nothing', put(1, 'a'), `${set(1, 'b')}; ${set(1, 'a')}`, []],
    ['insert and delete: nothing', '', `${put(1, 'a')}; ${set(1, 'b')}; ${drop(1)}`, []],
    ['update and delete: the delete', put(1, 'a'), `${set(1, 'b')}; ${drop(1)}`, [['DELETE', null, { id: 1 }]]],
    [
      'delete and insert: an update',
      put(1, 'a'),
      `${drop(1)}; ${put(1, 'b')}`,
      [['UPDATE', { id: 1, text: 'b' }, { id: 1 }]],
    ],
    [
      'delete, insert and delete: the delete',
      put(1, 'a'),
      `${drop(1)}; ${put(1, 'b')}; ${drop(1)}`,
      [['DELETE', null, { id: 1 }]],
    ],
    [
      'a key that moves: an update from the key it had',
      put(1, 'a'),
      `${set(1, 'b')}; update public.rows set id = 2; ${set(2, 'c')}; update public.rows set id = 3`,
      [['UPDATE', { id: 3, text: 'c' }, { id: 1 }]],
    ],
    [
      'an insert whose key moves: the insert under the last',
      '',
      `${put(1, 'a')}; update public.rows set id = 2`,
      [['INSERT', { id: 2, text: 'a' }, null]],
    ],
    [
      'a key that moves and goes: the delete of the key it had',
      put(1, 'a'),
      `update public.rows set id = 2; ${drop(2)}`,
      [['DELETE', null, { id: 1 }]],
    ],
    [
      'a key that is taken again once it moved: an update and an insert',
      put(1, 'a'),
      `update public.rows set id = 2; ${put(1, 'b')}`,
      [
        ['UPDATE', { id: 2, text: 'a' }, { id: 1 }],
        ['INSERT', { id: 1, text: 'b' }, null],
      ],
    ],
    [
      'a key that moves to where another was deleted: both',
      `${put(1, 'a')}; ${put(2, 'b')}`,
      `${drop(2)}; update public.rows set id = 2`,
      [
        ['DELETE', null, { id: 2 }],
        ['UPDATE', { id: 2, text: 'a' }, { id: 1 }],
      ],
    ],
    [
      'what was taken back: as if it had not been',
      put(1, 'a'),
      `${set(1, 'b')}; savepoint s; ${set(1, 'c')}; ${drop(1)}; rollback to s`,
      [['UPDATE', { id: 1, text: 'b' }, { id: 1 }]],
    ],
    [
      'what a truncate empties: nothing',
      put(1, 'a'),
      `${set(1, 'b')}; ${put(2, 'c')}; truncate public.rows cascade`,
      [],
    ],
    [
      'what comes after a truncate: that',
      put(1, 'a'),
      `${put(2, 'b')}; truncate public.rows cascade; ${put(3, 'c')}`,
      [['INSERT', { id: 3, text: 'c' }, null]],
    ],
    [
      'rows of which one changes again: each once',
      '',
      `insert into public.rows select n, 'a' from generate_series(1, 3) n; ${set(2, 'b')}`,
      [
        ['INSERT', { id: 1, text: 'a' }, null],
        ['INSERT', { id: 2, text: 'b' }, null],
        ['INSERT', { id: 3, text: 'a' }, null],
      ],
    ],
    [
      'constraints made immediate: the same',
      put(1, 'a'),
      `set constraints all immediate; ${set(1, 'b')}; ${set(1, 'c')}; ${drop(1)}; ${put(1, 'd')}`,
      [['UPDATE', { id: 1, text: 'd' }, { id: 1 }]],
    ],
    [
      'settings changed between: the same',
      put(1, 'a'),
      `${put(2, 'b')}; set local extra_float_digits = -3; ${set(2, 'c')}; ${drop(2)}`,
      [],
    ],
    [
      'columns added between: nothing',
      put(1, 'a'),
      `${put(2, 'secret')}; alter table public.rows add more int; ${drop(2)}; alter table public.rows drop more`,
      [],
    ],
  ])('%s', async (_, before, work, expected) => {
    await environment.sql(`truncate public.rows cascade; ${before}`);
    await untilTheEnd(witness);
    expect(inShort(await changesOf(work))).toEqual(expected);
  });

  it('delivers parents before the rows that refer to them, and deletes after', async () => {
    const changes = await changesOf(`${put(50, 'a')}; insert into public.parts values (1, 50); ${set(50, 'b')}`);
    expect(changes.map(({ type, table }) => `${type} ${table}`)).toEqual(['INSERT rows', 'INSERT parts']);
    const went = await changesOf(`${set(50, 'c')}; delete from public.parts; ${drop(50)}`);
    expect(went.map(({ type, table }) => `${type} ${table}`)).toEqual(['DELETE parts', 'DELETE rows']);
  });

  it('keys that trade places are updates of both', async () => {
    await environment.sql(`insert into public.pairs values (1, 'x', 'one'), (2, 'x', 'two')`);
    await untilTheEnd(witness);
    const changes =
      await changesOf(`update public.pairs set a = 3 where a = 1; update public.pairs set a = 1 where a = 2;
      update public.pairs set a = 2 where a = 3`);
    expect(inShort(changes)).toEqual(
      expect.arrayContaining([
        ['UPDATE', { a: 2, b: 'x', text: 'one' }, { a: 1, b: 'x' }],
        ['UPDATE', { a: 1, b: 'x', text: 'two' }, { a: 2, b: 'x' }],
      ]),
    );
    expect(changes).toHaveLength(2);
  });

  it('rows of partitions are followed from one to the other', async () => {
    const moved = await changesOf(`insert into public.days values (1, '2010-01-01', 'a');
      update public.days set day = '2030-01-01' where id = 1; update public.days_new set text = 'b' where id = 1`);
    expect(inShort(moved)).toEqual([['INSERT', { id: 1, day: '2030-01-01', text: 'b' }, null]]);
    const back = await changesOf(
      `update public.days_new set text = 'c' where id = 1; update public.days set day = '2011-01-01' where id = 1`,
    );
    expect(inShort(back)).toEqual([['UPDATE', { id: 1, day: '2011-01-01', text: 'c' }, { id: 1, day: '2030-01-01' }]]);
    expect(inShort(await changesOf(`update public.days set text = 'd'; delete from public.days_old`))).toEqual([
      ['DELETE', null, { id: 1, day: '2011-01-01' }],
    ]);
  });

  it('rows without a key are delivered in their final state', async () => {
    await environment.sql(`insert into public.keyless values ('here'), ('here')`);
    await untilTheEnd(witness);
    const changes = await changesOf(`insert into public.keyless values ('a'), ('a'), ('b');
      update public.keyless set text = 'c' where text = 'b'; delete from public.keyless where text = 'a';
      update public.keyless set text = 'there' where text = 'here'`);
    expect(changes.map(({ record }) => record?.text)).toEqual(['c', 'there', 'there']);
    expect(
      inShort(await changesOf(`update public.keyless set text = 'x' where text = 'c'; delete from public.keyless`)),
    ).toHaveLength(2);
  });

  it('rows too long to be delivered are distinguished all the same', async () => {
    await environment.sql(put(60, 'short'));
    await untilTheEnd(witness);
    const long = (letter: string) => `update public.rows set text = repeat('${letter}', 2000000) where id = 60`;
    expect(inShort(await changesOf(`${long('a')}; ${long('b')}`))).toEqual([['UPDATE', { id: 60 }, { id: 60 }]]);
    const [again] = await changesOf(`${long('c')}; ${long('d')}`);
    expect(again).toMatchObject({ type: 'UPDATE', record: { id: 60 }, errors: ['Error 413: Payload Too Large'] });
    expect(await changesOf(`${set(60, 'x')}; ${long('d')}`)).toEqual([]);
    expect(inShort(await changesOf(`${set(60, 'x')}; ${drop(60)}`))).toEqual([['DELETE', null, { id: 60 }]]);
  });
});

describe('a trigger that touches the row', () => {
  it.each<[string, string, string, unknown[]]>([
    [
      'it was inserted with: the insert of what it made of it',
      '',
      put(1, 'finish', 'minded'),
      [['INSERT', { id: 1, text: 'finished' }, null]],
    ],
    [
      'that was updated: the update to what it made of it',
      put(1, 'a', 'minded'),
      set(1, 'finish', 'minded'),
      [['UPDATE', { id: 1, text: 'finished' }, { id: 1 }]],
    ],
    ['and undoes the update: nothing', put(1, 'as it was', 'minded'), set(1, 'refuse', 'minded'), []],
    ['and removes what was inserted: nothing', '', put(1, 'drop', 'minded'), []],
    [
      'and removes what was updated: the delete',
      put(1, 'a', 'minded'),
      set(1, 'drop', 'minded'),
      [['DELETE', null, { id: 1 }]],
    ],
    [
      'and makes room for it: an update',
      put(1, 'a', 'minded'),
      put(1, 'instead', 'minded'),
      [['UPDATE', { id: 1, text: 'instead' }, { id: 1 }]],
    ],
    [
      'and brings it back: an update',
      put(1, 'dear', 'minded'),
      drop(1, 'minded'),
      [['UPDATE', { id: 1, text: 'kept' }, { id: 1 }]],
    ],
    [
      'at the very end: the last of all',
      '',
      `${put(1, 'a', 'late')}; ${set(1, 'b', 'late')}`,
      [['INSERT', { id: 1, text: 'b at last' }, null]],
    ],
  ])('%s', async (_, before, work, expected) => {
    await environment.sql(`truncate public.minded, public.late; ${before}`);
    await untilTheEnd(witness);
    expect(inShort(await changesOf(work))).toEqual(expected);
  });
});

describe('a stranger', () => {
  it('receives a delete if the row was visible before the transaction, not if it was visible only within', async () => {
    await environment.sql(`insert into public.shut values (1, 'a', true), (2, 'b', false)`);
    const listener = await environment.listen(feed, stranger, [{ event: '*', schema: 'public' }]);
    await environment.sql(
      `begin; update public.shut set is_open = not is_open, text = 'secret'; delete from public.shut; commit`,
    );
    expect(inShort(await untilTheEnd(listener))).toEqual([['DELETE', null, { id: 1 }]]);
    listener.subscription.leave();
  });

  it('receives nothing in between where only inserts are published', async () => {
    await environment.sql(
      `alter publication supabase_realtime set (publish = 'insert'); select realtime.watch_publication()`,
    );
    const listener = await environment.listen(feed, stranger, [{ event: '*', schema: 'public' }]);
    await environment.sql(
      `begin; insert into public.shut values (5, 'secret', true); update public.shut set is_open = false; commit`,
    );
    await environment.sql(`insert into public.shut values (6, 'open', true)`);
    await environment.sql(`update public.shut set text = 'wide' where id = 6`);
    expect(inShort(await untilTheEnd(listener))).toEqual([['INSERT', { id: 6, text: 'open', is_open: true }, null]]);
    await environment.sql(`alter publication supabase_realtime set (publish = 'insert, update, delete')`);
    listener.subscription.leave();
  });
});

describe('many rows', () => {
  it('written by many statements are delivered once each, in order', async () => {
    await untilTheEnd(witness);
    const changes = await changesOf(`do $$ begin
        for n in 0 .. 99 loop
          insert into public.pairs select n * 100 + m, 'bulk', 'a' from generate_series(1, 100) m;
        end loop;
        update public.pairs set text = 'b' where b = 'bulk' and a % 2 = 0;
        delete from public.pairs where b = 'bulk' and a % 10 = 0;
      end $$`);
    expect(changes.every(({ type }) => type === 'INSERT')).toBe(true);
    const expected = Array.from({ length: 10_000 }, (_, n) => n + 1).filter((n) => n % 10 !== 0);
    expect(changes.map(({ record }) => record?.a)).toEqual(expected);
    expect(changes.every(({ record }) => record?.text === (Number(record?.a) % 2 === 0 ? 'b' : 'a'))).toBe(true);
  }, 60_000);

  it('whose keys are permuted are delivered once each', async () => {
    const changes = await changesOf(`update public.pairs set text = 'c' where b = 'bulk';
      update public.pairs set a = 20000 - a where b = 'bulk'; update public.pairs set a = a + 100000 where b = 'bulk'`);
    expect(
      changes.every(
        ({ type, record, old_record }) => type === 'UPDATE' && record?.a === 120_000 - Number(old_record?.a),
      ),
    ).toBe(true);
    expect(changes).toHaveLength(9_000);
  }, 60_000);

  it('leave nothing to be settled, and no complaint', async () => {
    expect(await environment.sql('select from realtime.uncoalesced')).toEqual([]);
    expect(environment.reports).toEqual([]);
  });
});
