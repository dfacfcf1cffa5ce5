// Changes that tables and people go through together: undone deletions, and tables that change with those who sit at them.
import { describe, expect, it } from 'vitest';
import { insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { cast, token } from '#tests/rls/support/callers.ts';
import { event, guest } from '#tests/rls/support/fixture.ts';
import { plan, seatingTable } from '#tests/rls/support/seating-fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;

const other = '00000000-0000-4000-8000-000000000a29';
const seat = 'select public.seat_guests($1, $2, $3)';
const seats = `select guest_id, table_id, seat, chair from public.seat_assignments where plan_id = '${plan.a}' order by guest_id`;

const moving = (moves: object[], expected: object[] = []) => [plan.a, JSON.stringify(moves), JSON.stringify(expected)];
const read = { guest: guest.gaspard, table: seatingTable.a, seat: 1 };

describe('a seat follows its guest', () => {
  const remove = 'select public.delete_guests($1, $2)';
  const undo = 'select public.undo_guests($1)';
  const taken = { guest_id: guest.gaspard, table_id: seatingTable.a, seat: 1, chair: 'high_chair', is_locked: true };
  const whole = seats.replace('chair from', 'chair, is_locked from');

  it('back from a merge into another guest', () =>
    story(async ({ call, rows }) => {
      const merged = await call<{ undo: string }>(editor, 'select public.merge_guests($1, $2)', [
        guest.helene,
        guest.gaspard,
      ]);
      const place = { table_id: seatingTable.a, seat: 1, chair: 'chair' };
      expect(await rows(viewer, seats)).toEqual([{ ...place, guest_id: guest.helene }]);
      expect(await call(editor, undo, [merged.undo])).toMatchObject({ unseated: 0 });
      expect(await rows(viewer, seats)).toEqual([{ ...place, guest_id: guest.gaspard }]);
    }));

  it('back from a deletion while it is free', () =>
    story(async ({ prepare, call, rows }) => {
      await prepare(
        `update public.seat_assignments set chair = 'high_chair', is_locked = true where plan_id = '${plan.a}'`,
      );
      const removed = await call<{ undo: string }>(editor, remove, [event.a, [guest.gaspard]]);
      expect(await rows(viewer, seats)).toEqual([]);
      expect(await call(editor, undo, [removed.undo])).toMatchObject({ restored: 1, unseated: 0 });
      expect(await rows(viewer, whole)).toEqual([taken]);
    }));

  it('and is not taken from whoever has it since: the guest has to be placed again', () =>
    story(async ({ call, rows }) => {
      const removed = await call<{ undo: string }>(editor, remove, [event.a, [guest.gaspard]]);
      await call(owner, seat, moving([{ guest: guest.helene, table: seatingTable.a, seat: 1 }]));
      expect(await call(editor, undo, [removed.undo])).toMatchObject({ restored: 1, unseated: 1 });
      expect(await rows(viewer, seats)).toEqual([expect.objectContaining({ guest_id: guest.helene, seat: 1 })]);
    }));

  it('and waits when the table is full or was removed', () =>
    story(async (stage) => {
      for (const change of [
        `update public.seating_tables set vendor_meals = 2 where id = '${seatingTable.a}'`,
        `delete from public.seating_tables where id = '${seatingTable.a}'`,
      ]) {
        const removed = await stage.call<{ undo: string }>(editor, remove, [event.a, [guest.gaspard]]);
        await stage.prepare(change);
        expect(await stage.call(editor, undo, [removed.undo])).toMatchObject({ restored: 1 });
        expect(await stage.rows(viewer, seats)).toEqual([]);
      }
    }));

  it('and a change that freed no seat gives none back', () =>
    story(async ({ call, rows }) => {
      const changed = await call<{ undo: string }>(editor, 'select public.bulk_update_guests($1, $2, $3)', [
        event.a,
        [guest.gaspard],
        JSON.stringify({ add_tags: ['Amis'] }),
      ]);
      await call(owner, seat, moving([{ guest: guest.gaspard, table: null }], [read]));
      expect(await call(editor, undo, [changed.undo])).toMatchObject({ restored: 1, unseated: 0 });
      expect(await rows(viewer, seats)).toEqual([]);
    }));

  it('and is among the data of the household', () =>
    story(async ({ call }) => {
      const data = await call<{ people: object[] }>(anon, 'select public.guest_data($1)', [token.gaspard]);
      const own = { moment: 'Mairie', table: '1', seat: 1, chair: 'chair', is_chosen: true };
      expect(data.people[0]).toMatchObject({ seats: [own] });
      expect(data.people[1]).toMatchObject({ seats: [] });
    }));
});

describe('a change of tables and people', () => {
  const save = 'select public.change_seating_plan($1, $2, $3, $4, $5, $6, $7)';
  const names = `select name, seats from public.seating_tables where plan_id = '${plan.a}' order by position`;
  const table = { id: other, name: '2', shape: 'round', seats: 2, x: 900, y: 300 };
  const first = { ...table, id: seatingTable.a, name: '1', minimum: 0, vendor_meals: 0, rotation: 0, version: 1 };
  const there = { guest_id: guest.gaspard, table_id: seatingTable.a, seat: 1, chair: 'chair' };

  interface Change {
    tables?: object[];
    removed?: object[];
    moves?: object[];
    expected?: object[];
    rules?: object[];
    room?: object;
  }
  const changing = ({ tables = [], removed = [], moves = [], expected = [read], rules = [], room }: Change) => [
    plan.a,
    ...[tables, removed, moves, expected, rules].map((list) => JSON.stringify(list)),
    room === undefined ? null : JSON.stringify(room),
  ];

  it('takes people from a table that is removed to a new one, with their chair', () =>
    story(async ({ prepare, call, rows }) => {
      await prepare(`update public.seat_assignments set chair = 'wheelchair' where plan_id = '${plan.a}'`);
      const moves = [{ guest: guest.gaspard, table: other, seat: 2 }];
      await call(editor, save, changing({ tables: [table], removed: [{ id: seatingTable.a, version: 1 }], moves }));
      expect(await rows(viewer, names)).toEqual([{ name: '2', seats: 2 }]);
      expect(await rows(viewer, seats)).toEqual([{ ...there, table_id: other, seat: 2, chair: 'wheelchair' }]);
    }));

  it('takes people to the same seat of two tables', () =>
    story(async ({ call, rows }) => {
      const moves = [
        { guest: guest.gaspard, table: other, seat: 1 },
        { guest: guest.helene, table: seatingTable.a, seat: 1 },
      ];
      await call(editor, save, changing({ tables: [table], moves }));
      expect(await rows(viewer, seats)).toEqual([
        { ...there, table_id: other },
        { ...there, guest_id: guest.helene },
      ]);
    }));

  it('makes a table smaller than those who sat there', () =>
    story(async ({ call, rows }) => {
      await call(owner, seat, moving([{ guest: guest.helene, table: seatingTable.a, seat: 2 }]));
      const moves = [{ guest: guest.gaspard, table: null }];
      await call(editor, save, changing({ tables: [{ ...first, seats: 1 }], moves }));
      expect(await rows(viewer, names)).toEqual([{ name: '1', seats: 1 }]);
      expect(await rows(viewer, seats)).toEqual([expect.objectContaining({ guest_id: guest.helene, seat: null })]);
    }));

  it('restores a rule with its table', () =>
    story(async ({ call, rows }) => {
      const rule = { id: other, kind: 'children_table', strength: 'important', guest_ids: [], household_ids: [] };
      await call(editor, save, changing({ tables: [table], rules: [{ ...rule, table_id: other }] }));
      const kept = `select table_id from public.seating_rules where id = '${other}'`;
      expect(await rows(viewer, kept)).toEqual([{ table_id: other }]);
    }));

  it('is refused as a whole when a part of it is', () =>
    story(async ({ call, refusal, rows }) => {
      const removed = [{ id: seatingTable.a, version: 1 }];
      const full = [guest.gaspard, guest.helene].map((one) => ({ guest: one, table: other }));
      const small = { ...table, seats: 1 };
      const room = { version: 1, name: 'Salle' };
      expect(await refusal(editor, save, changing({ tables: [small], removed, moves: full, room }))).toMatchObject({
        reason: 'table-full',
      });
      const stale = { version: 7, name: 'Salle' };
      expect(await refusal(editor, save, changing({ tables: [table], removed, room: stale }))).toMatchObject({
        reason: 'stale',
        message: 'Quelqu’un a modifié ce plan entre-temps\u00a0: le voici à jour.',
      });
      expect(await rows(viewer, names)).toEqual([{ name: '1', seats: 2 }]);
      expect(await rows(viewer, seats)).toEqual([there]);
      await call(editor, save, changing({ room: { ...room, guests_see_from: null } }));
      expect(await rows(viewer, `select name, version from public.seating_plans where id = '${plan.a}'`)).toEqual([
        { name: 'Salle', version: 2 },
      ]);
      for (const caller of [viewer, stranger, anon])
        expect((await refusal(caller, save, changing({ tables: [table] }))).code).toBe(insufficientPrivilege);
    }));
});
