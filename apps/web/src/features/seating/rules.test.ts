import { describe, expect, it } from 'vitest';
import { pageOf } from '#web/features/seating/fixtures.ts';
import { type Rule, viewOf } from '#web/features/seating/page.ts';
import { problemOf, ruleSentence } from '#web/features/seating/rules.ts';

const rule = (part: Partial<Rule>): Rule => ({
  id: 'r',
  kind: 'apart',
  strength: 'important',
  guest_ids: [],
  household_ids: [],
  tag: null,
  table_id: null,
  version: 1,
  ...part,
});

describe('a rule in words', () => {
  const page = pageOf();
  const state = { page, view: viewOf(page) };
  it.each([
    [rule({ guest_ids: ['ines', 'paul'] }), 'À des tables différentes\u00a0: Inès Lefèvre et Paul Petit.'],
    [rule({ kind: 'children_table', table_id: 't2' }), 'Table des enfants\u00a0: Table 2.'],
    [rule({ kind: 'group_by_tag', tag: 'amis' }), 'Ensemble, l’étiquette «\u00a0amis\u00a0».'],
    [rule({ kind: 'alternate_sides' }), 'Les deux côtés alternent à chaque table.'],
    [rule({ kind: 'household', household_ids: ['roy'] }), 'Le foyer reste ensemble\u00a0: Les Roy.'],
  ])('%#', (given, sentence) => expect(ruleSentence(given, state)).toBe(sentence));
});

it('the problem of the solver has the rules, the locked seats, the reserved tables and the seats that vendors leave', () => {
  const page = pageOf();
  const [first, second] = page.tables;
  if (first === undefined || second === undefined) throw new Error('the fixture has two tables');
  const problem = problemOf({
    ...page,
    tables: [
      { ...first, reserved_tag: 'amis' },
      { ...second, vendor_meals: 3, minimum: 4 },
    ],
    seats: page.seats.map((seat) => ({ ...seat, is_locked: seat.guest_id === 'ines' })),
    rules: [rule({ kind: 'not_near', guest_ids: ['ines', 'paul'] })],
  });
  expect(problem.rules).toEqual([
    { id: 'r', kind: 'notNear', strength: 'important', guestIds: ['ines', 'paul'] },
    { id: 'reserved:t1', kind: 'reserved', strength: 'required', tableId: 't1', tag: 'amis' },
    { id: 'fixed:ines', kind: 'fixed', strength: 'required', guestId: 'ines', tableId: 't1', seat: 0 },
  ]);
  expect(problem.tables[1]).toMatchObject({ capacity: 5, minimum: 1 });
  expect(problem.guests.filter(({ needsSeat }) => !needsSeat).map(({ id }) => id)).toEqual(['bebe']);
});

it('a children’s table without a household is for every child', () => {
  const page = { ...pageOf(), rules: [rule({ kind: 'children_table', table_id: 't2' })] };
  expect(problemOf(page).rules).toEqual([
    {
      id: 'r',
      kind: 'childrenTable',
      strength: 'important',
      tableId: 't2',
      householdIds: ['lefevre', 'petit', 'roy'],
    },
  ]);
});
