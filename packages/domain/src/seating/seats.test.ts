import { describe, expect, it } from 'vitest';
import type { SeatingGuest, SeatingProblem, SeatingRule } from './problem.ts';
import { reviewPlan } from './score.ts';
import { assignSeats } from './seats.ts';
import { neighbouringSeats } from './sides.ts';

const alternate: SeatingRule = { id: 'alternate', kind: 'alternateSides', strength: 'important', tableId: null };

describe('seats', () => {
  it('gives everybody one seat of their table, and none to a baby on a lap', () => {
    const problem = problemOf([guest('a'), guest('b'), guest('c'), { ...guest('d'), needsSeat: false }], []);
    const seats = Object.values(assignSeats(problem, everybodyAt('t', problem))).map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set([0, 1, 2, null]));
  });

  it('seats households side by side and keeps fixed seats', () => {
    const problem = problemOf(
      [guest('a', 'x'), guest('b', 'y'), guest('c', 'x'), guest('d', 'y'), guest('e')],
      [{ id: 'fixed', kind: 'fixed', strength: 'required', guestId: 'a', tableId: 't', seat: 4 }],
    );
    const plan = assignSeats(problem, everybodyAt('t', problem));
    expect(plan['a']?.seat).toBe(4);
    for (const pair of [
      ['a', 'c'],
      ['b', 'd'],
    ])
      expect(
        areNeighbours(
          problem,
          pair.map((id) => plan[id]?.seat),
        ),
      ).toBe(true);
  });

  it('leaves people on the seats that they have', () => {
    const problem = problemOf([guest('a'), guest('b'), guest('c')], []);
    const plan = { a: { tableId: 't', seat: 5 }, b: { tableId: 't', seat: 2 }, c: { tableId: 't', seat: null } };
    expect(assignSeats(problem, plan)).toMatchObject({ a: { seat: 5 }, b: { seat: 2 } });
  });

  it('leaves a fixed seat beyond the capacity, as a table with meals of vendors has', () => {
    const fixed: SeatingRule = { id: 'f', kind: 'fixed', strength: 'required', guestId: 'a', tableId: 't', seat: 7 };
    const problem = problemOf([guest('a'), guest('b')], [fixed]);
    const plan = assignSeats(problem, everybodyAt('t', problem));
    expect(plan['a']?.seat).toBe(7);
    expect(reviewPlan(problem, plan).broken).toEqual([]);
  });

  it('alternates sides, and the review names who has a neighbour of their side', () => {
    const guests = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
      ...guest(id),
      side: index < 3 ? 'one' : 'two',
    }));
    const problem = problemOf(guests, [alternate]);
    const plan = everybodyAt('t', problem);
    expect(reviewPlan(problem, assignSeats(problem, plan)).unmet).toEqual([]);
    const inOrder = Object.fromEntries(guests.map(({ id }, seat) => [id, { tableId: 't', seat }]));
    expect(reviewPlan(problem, inOrder).unmet).toMatchObject([{ ruleId: 'alternate', reason: 'outweighed' }]);
    const required = { ...problem, rules: [{ ...alternate, strength: 'required' as const }] };
    expect(reviewPlan(required, inOrder).broken).toMatchObject([{ kind: 'rule', ruleId: 'alternate' }]);
  });
});

function problemOf(guests: SeatingGuest[], rules: SeatingRule[]): SeatingProblem {
  return { guests, tables: [{ id: 't', shape: 'round', capacity: 6, minimum: 0, neighbours: [] }], rules };
}

function guest(id: string, householdId = id): SeatingGuest {
  return { id, householdId, age: 'adult', side: null, tags: [], languages: [], needsSeat: true };
}

const everybodyAt = (tableId: string, { guests }: SeatingProblem) =>
  Object.fromEntries(guests.map(({ id }) => [id, { tableId, seat: null }]));

function areNeighbours({ tables }: SeatingProblem, seats: (number | null | undefined)[]): boolean {
  return tables.some((table) => neighbouringSeats(table).some((pair) => pair.every((seat) => seats.includes(seat))));
}
