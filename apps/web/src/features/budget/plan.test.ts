import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planForm } from '#web/features/budget/forms.ts';
import { equalPlan, missingOf, toPlanned, usualPlan } from '#web/features/budget/plan.ts';

const facts = { cents: 100_000, startsOn: '2027-06-12', today: '2026-11-15' };

describe('a plan that is proposed', () => {
  it('adds up to the line to the cent, whatever the amount and the day', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    const startsOn = fc.constantFrom(null, '2027-06-12', '2026-11-20', '2026-01-01');
    fc.assert(
      fc.property(amount, startsOn, fc.integer({ min: 1, max: 12 }), (cents, day, parts) => {
        const given = { ...facts, cents, startsOn: day };
        for (const rows of [usualPlan(given), equalPlan(given, parts)]) {
          expect(missingOf(rows, cents)).toBe(0);
          expect(rows.every((row) => (row.cents ?? 0) > 0)).toBe(true);
          expect(rows.every(({ dueOn }) => dueOn === null || dueOn >= facts.today)).toBe(true);
        }
      }),
    );
  });

  it('names the instalments in their order', () => {
    expect(usualPlan(facts).map(({ label }) => label)).toEqual(['Acompte', '2e\u00a0versement', 'Solde']);
    expect(equalPlan(facts, 2).map(({ label }) => label)).toEqual(['Acompte', 'Solde']);
  });

  it('counts from the event’s date when that is ahead, and is never dated in the past', () => {
    expect(usualPlan(facts).map(({ due, daysBefore, dueOn }) => [due, daysBefore, dueOn])).toEqual([
      ['fixed', null, '2026-11-15'],
      ['before', 30, null],
      ['before', 10, null],
    ]);
    expect(usualPlan({ ...facts, startsOn: '2026-11-20' }).map(({ dueOn }) => dueOn)).toEqual([
      '2026-11-15',
      '2026-11-15',
      '2026-11-15',
    ]);
  });

  it('computes what is missing or too much, and counts an unreadable amount as zero', () => {
    expect(missingOf([{ cents: 400 }, { cents: null }, { cents: Number.NaN }], 1000)).toBe(600);
    expect(missingOf([{ cents: 1200 }], 1000)).toBe(-200);
  });
});

describe('a plan that is written', () => {
  const row = {
    label: ' Arrhes ',
    kind: 'arrhes',
    due: 'fixed',
    dueOn: '2027-01-01',
    daysBefore: 30,
    cents: 500,
  } as const;
  const refused = (change: object): (string | number)[] => {
    const result = planForm.safeParse({ rows: [{ ...row, ...change }] });
    return result.success ? [] : (result.error.issues[0]?.path.map((part) => part as string) ?? []);
  };

  it('is sent with either a date or a number of days', () => {
    expect(toPlanned({ ...row })).toMatchObject({ label: 'Arrhes', due_on: '2027-01-01', days_before: null });
    expect(toPlanned({ ...row, due: 'before' })).toMatchObject({ due_on: null, days_before: 30 });
  });

  it('shows the error at the wrong field', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ cents: 0 })).toEqual(['rows', 0, 'cents']);
    expect(refused({ cents: -100 })).toEqual(['rows', 0, 'cents']);
    expect(refused({ cents: 1_000_000_001 })).toEqual(['rows', 0, 'cents']);
    expect(refused({ dueOn: '2027-02-30' })).toEqual(['rows', 0, 'dueOn']);
    expect(refused({ dueOn: null })).toEqual(['rows', 0, 'dueOn']);
    expect(refused({ due: 'before', daysBefore: 4000 })).toEqual(['rows', 0, 'daysBefore']);
  });
});
