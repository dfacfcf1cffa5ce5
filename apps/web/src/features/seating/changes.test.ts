import { describe, expect, it } from 'vitest';
import { applyChange, inverseOf, type PlanChange, withoutMissing } from '#web/features/seating/changes.ts';
import { pageOf } from '#web/features/seating/fixtures.ts';
import { viewOf } from '#web/features/seating/page.ts';
import { placePeople } from '#web/features/seating/placement.ts';

const page = {
  ...pageOf(),
  rules: [
    {
      id: 'rule',
      kind: 'children_table' as const,
      strength: 'important' as const,
      guest_ids: [],
      household_ids: [],
      tag: null,
      table_id: 't1',
      version: 1,
    },
  ],
};
const [first, second] = page.tables;
if (first === undefined || second === undefined) throw new Error('the fixture has two tables');

describe('a change and its inverse', () => {
  const cases: [string, PlanChange][] = [
    ['moves', { moves: [{ guestId: 'ines', to: { tableId: 't2', seat: 3 } }] }],
    ['a table that moves', { tables: [{ ...first, x: 900 }] }],
    ['a new table', { tables: [{ ...first, id: 't3', name: '3', position: 3000 }] }],
    ['a removed table with its people and its rule', { removedTables: ['t1'] }],
    ['the room', { room: { room_width: 900, name: 'Grange' } }],
  ];
  it.each(cases)('restores the plan: %s', (_what, change) => {
    const changed = applyChange(page, change);
    expect(changed).not.toEqual(page);
    expect(content(applyChange(changed, inverseOf(page, change)))).toEqual(content(page));
  });

  it('leaves out who has been deleted since', () => {
    const move = { guestId: 'ines', to: null };
    expect(withoutMissing(page, { moves: [move, { guestId: 'nobody', to: null }] })).toEqual({ moves: [move] });
  });
});

describe('placing people', () => {
  const state = { page, view: viewOf(page) };
  const ines = { guestIds: ['ines'], name: 'Inès' };

  it('at a table moves them there, without a seat of their own', () => {
    expect(placePeople(state, { guestIds: ['noa', 'bebe'], name: 'Les Roy' }, { tableId: 't2', seat: 2 })).toEqual({
      ok: true,
      moves: [
        { guestId: 'noa', to: { tableId: 't2', seat: null } },
        { guestId: 'bebe', to: { tableId: 't2', seat: null } },
      ],
    });
  });

  it('on somebody’s seat changes places with them', () => {
    expect(placePeople(state, ines, { tableId: 't2', seat: 1 })).toEqual({
      ok: true,
      moves: [
        { guestId: 'ines', to: { tableId: 't2', seat: 1 } },
        { guestId: 'paul', to: { tableId: 't1', seat: 1 } },
      ],
    });
  });

  it('at a full table is refused in words; a baby on a lap is not', () => {
    expect(placePeople(state, { guestIds: ['noa'], name: 'Noa Roy' }, { tableId: 't1', seat: null })).toEqual({
      ok: false,
      problem: 'Table 1 est complète\u00a0: Noa Roy n’y a pas de place.',
    });
    expect(placePeople(state, { guestIds: ['bebe'], name: 'Bébé' }, { tableId: 't1', seat: null }).ok).toBe(true);
  });

  it('who were deleted meanwhile is refused', () => {
    expect(placePeople(state, { guestIds: ['nobody'], name: 'Personne' }, null)).toMatchObject({ ok: false });
  });
});

it('the people without a place wait by household, and an unnamed plus-one is named by their host', () => {
  const { waiting, waitingCount, names } = viewOf(page);
  expect(waiting.map(({ household, people }) => [household.name, people.length])).toEqual([['Les Roy', 2]]);
  expect(waitingCount).toBe(2);
  expect(names.get('plus')).toBe('Accompagnant·e · Paul Petit');
});

/** Versions go on counting, and rows have no order of their own. */
const content = ({ plan, tables, seats, rules }: ReturnType<typeof pageOf>) => ({
  rules,
  plan: { ...plan, version: 0 },
  tables: tables.map((table) => ({ ...table, version: 0 })),
  seats: seats.toSorted((one, other) => one.guest_id.localeCompare(other.guest_id)),
});
