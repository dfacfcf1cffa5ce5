import { describe, expect, it } from 'vitest';
import { readWeddings } from '../../../../bench/seating/instance.ts';
import { buildModel, misfitsOf, valueOf } from './model.ts';
import type { SeatingGuest, SeatingProblem, SeatingRule, SeatingTable } from './problem.ts';
import { reviewPlan } from './score.ts';
import { unitsOf } from './units.ts';

describe('the best known plans of the reference weddings', () => {
  it.each(readWeddings())('$name has its published score and breaks nothing', ({ problem, bestKnown }) => {
    const review = reviewPlan(problem, bestKnown.plan);
    expect(review).toMatchObject({ score: bestKnown.score, broken: [], unplaced: [] });
  });

  it.each(readWeddings())('$name is worth the same to the solver', ({ problem, bestKnown }) => {
    const units = unitsOf(problem);
    const model = buildModel(problem, units);
    const tableOf = new Int32Array(units.count);
    for (const [index, { id }] of problem.guests.entries()) {
      tableOf[units.unitOf[index] ?? 0] = problem.tables.findIndex((one) => one.id === bestKnown.plan[id]?.tableId);
    }
    expect(valueOf(model, tableOf)).toBe(bestKnown.score);
    expect(misfitsOf(model, tableOf)).toEqual({ over: 0, under: 0 });
  });
});

describe('a review', () => {
  it('names each required rule that is broken, and tables with too many or too few people', () => {
    const problem = problemOf(
      [guest('a'), guest('b'), guest('c'), guest('d', { householdId: 'hc' })],
      [table('1', { capacity: 2 }), table('2', { minimum: 3 })],
      [
        { id: 'apart', kind: 'apart', strength: 'required', guestIds: ['a', 'b'] },
        { id: 'near', kind: 'near', strength: 'required', guestIds: ['a', 'd'] },
        { id: 'reserved', kind: 'reserved', strength: 'required', tableId: '2', tag: 'family' },
      ],
    );
    expect(reviewPlan(problem, planOf({ a: '1', b: '1', c: '1', d: '2' })).broken).toEqual([
      { kind: 'rule', ruleId: 'reserved', guestIds: ['d'] },
      { kind: 'rule', ruleId: 'apart', guestIds: ['b', 'a'] },
      { kind: 'rule', ruleId: 'near', guestIds: ['d', 'a'] },
      { kind: 'household', householdId: 'hc', guestIds: ['c', 'd'] },
      { kind: 'capacity', tableId: '1', people: 3, capacity: 2 },
      { kind: 'minimum', tableId: '2', people: 1, minimum: 3 },
    ]);
  });

  it('says why a wish is not met', () => {
    const together = (id: string, ...guestIds: string[]): SeatingRule => ({
      id,
      kind: 'together',
      strength: 'important',
      guestIds,
    });
    const problem = problemOf(
      [guest('a'), guest('b'), guest('c'), guest('d'), guest('e')],
      [table('1', { capacity: 2 }), table('2', { capacity: 2 }), table('3')],
      [
        together('full', 'a', 'c'),
        together('unplaced', 'a', 'e'),
        together('met', 'a', 'b'),
        { id: 'apart', kind: 'apart', strength: 'possible', guestIds: ['a', 'b'] },
        { id: 'fixed', kind: 'fixed', strength: 'possible', guestId: 'a', tableId: '3', seat: null },
      ],
    );
    const review = reviewPlan(problem, planOf({ a: '1', b: '1', c: '2', d: '2' }));
    expect(review.unmet.map(({ ruleId, reason }) => [ruleId, reason])).toEqual([
      ['full', 'full'],
      ['unplaced', 'unplaced'],
      ['apart', 'outweighed'],
      ['fixed', 'outweighed'],
    ]);
    expect(review).toMatchObject({ score: 70, unplaced: ['e'], broken: [] });
  });

  it('says why a rule about sides, tags or a table is not met', () => {
    const side = (id: string, own: Partial<SeatingGuest>) => guest(id, { side: 'one', ...own });
    const couple = [side('a', { householdId: 'h', tags: ['family'] }), side('b', { householdId: 'h' })];
    const others = [side('c', {}), guest('d', { side: 'two' })];
    const rule = { strength: 'important' } as const;
    const rules: SeatingRule[] = [
      { ...rule, id: 'turns', kind: 'alternateSides', tableId: '1' },
      { ...rule, id: 'by tag', kind: 'groupByTag', tag: 'family' },
      { ...rule, id: 'by side', kind: 'groupBySide' },
      { ...rule, id: 'reserved', kind: 'reserved', tableId: '1', tag: 'family' },
    ];
    const reasons = (tables: SeatingTable[], own: SeatingRule[], seats: Record<string, [string, number]>) =>
      reviewPlan(
        problemOf([...couple, ...others], tables, own),
        Object.fromEntries(Object.entries(seats).map(([id, [tableId, seat]]) => [id, { tableId, seat }])),
      ).unmet.map(({ ruleId, reason }) => [ruleId, reason]);
    const sharing = { a: ['1', 0], b: ['1', 1], c: ['1', 2], d: ['1', 3] } satisfies Record<string, [string, number]>;
    // Three of one side cannot take turns on four seats; the couple is of two tags and shares a table; nobody else has room.
    expect(reasons([table('1', { capacity: 4 })], rules, sharing)).toEqual([
      ['turns', 'full'],
      ['by tag', 'forbidden'],
      ['by side', 'full'],
      ['reserved', 'full'],
    ]);
    expect(reasons([table('1', { capacity: 4 }), table('2')], rules, sharing)).toEqual([
      ['turns', 'outweighed'],
      ['by tag', 'forbidden'],
      ['by side', 'outweighed'],
      ['reserved', 'outweighed'],
    ]);
    const fixed = (guestId: string, seat: number): SeatingRule => ({
      id: guestId,
      kind: 'fixed',
      strength: 'required',
      guestId,
      tableId: '1',
      seat,
    });
    const six = [table('1', { capacity: 6 })];
    expect(reasons(six, rules.slice(0, 1), sharing)).toEqual([['turns', 'outweighed']]);
    expect(reasons(six, [...rules.slice(0, 1), fixed('a', 0), fixed('b', 1)], sharing)).toEqual([
      ['turns', 'forbidden'],
    ]);
  });

  it('names somebody who is not on the seat that a rule fixes', () => {
    const fixed: SeatingRule = {
      id: 'fixed',
      kind: 'fixed',
      strength: 'required',
      guestId: 'a',
      tableId: '1',
      seat: 2,
    };
    const problem = problemOf([guest('a')], [table('1')], [fixed]);
    expect(reviewPlan(problem, { a: { tableId: '1', seat: 3 } }).broken).toMatchObject([{ ruleId: 'fixed' }]);
    expect(reviewPlan(problem, { a: { tableId: '1', seat: 2 } }).broken).toEqual([]);
  });

  it('counts a baby on a lap at no seat', () => {
    const baby = guest('b', { householdId: 'ha', age: 'baby', needsSeat: false });
    const problem = problemOf([guest('a'), baby], [table('1', { capacity: 1 })], []);
    expect(reviewPlan(problem, planOf({ a: '1', b: '1' })).broken).toEqual([]);
  });
});

function problemOf(guests: SeatingGuest[], tables: SeatingTable[], rules: SeatingRule[]): SeatingProblem {
  return { guests, tables, rules };
}

function guest(id: string, own: Partial<SeatingGuest> = {}): SeatingGuest {
  const nobody = { age: 'adult', side: null, tags: [], languages: [], needsSeat: true } as const;
  return { id, householdId: `h${id}`, ...nobody, ...own };
}

function table(id: string, own: Partial<SeatingTable> = {}): SeatingTable {
  return { id, shape: 'round', capacity: 8, minimum: 0, neighbours: [], ...own };
}

const planOf = (tables: Record<string, string>) =>
  Object.fromEntries(Object.entries(tables).map(([id, tableId]) => [id, { tableId, seat: null }]));
