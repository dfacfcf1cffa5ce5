import { proposedBudget } from '@liesse/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf } from '#web/features/budget/fixtures.ts';
import { type LineForm, lineForm, payForm, startForm } from '#web/features/budget/forms.ts';
import { changeOf, newLine, versionOf } from '#web/features/budget/line-values.ts';
import { withPlanned } from '#web/features/budget/split.ts';

const line: LineForm = { ...newLine(null).values, label: 'Fleurs', estimated: 50_000 };
const troubles = (change: Partial<LineForm>, planned = 0, guests: number | null = 100): unknown[] => {
  const result = lineForm(planned, guests).safeParse({ ...line, ...change });
  return result.success ? [] : result.error.issues.map(({ path }) => path[0]);
};

describe('the form of a line', () => {
  it('refuses at the field what is negative, absurd, unreadable or missing', () => {
    expect(troubles({})).toEqual([]);
    expect(troubles({ label: ' ' })).toEqual(['label']);
    expect(troubles({ estimated: -1 })).toEqual(['estimated']);
    expect(troubles({ committed: 1_000_000_001 })).toEqual(['committed']);
    expect(troubles({ quoted: Number.NaN })).toEqual(['quoted']);
    expect(troubles({ estimated: null })).toEqual(['estimated']);
    expect(troubles({ isPerGuest: true, unit: null })).toEqual(['unit']);
  });

  it('refuses an amount below its instalments, at the field that counts', () => {
    expect(troubles({}, 60_000)).toEqual(['estimated']);
    expect(troubles({ quoted: 55_000, estimated: 90_000 }, 60_000)).toEqual(['quoted']);
    expect(troubles({ isPerGuest: true, unit: 500 }, 60_000)).toEqual(['unit']);
    expect(troubles({ isPerGuest: true, unit: 600 }, 60_000)).toEqual([]);
  });

  it('writes what it shows', () => {
    const row = lineOf({ id: 'x', label: 'Traiteur', is_per_guest: true, unit_cents: 6000, estimated_cents: 600_000 });
    const { guests_counted: counted, ...written } = changeOf(versionOf(row).values, 100, row);
    expect(counted).toBeNull();
    expect(row).toMatchObject(written);
  });

  it('remembers for how many people an amount was agreed, and keeps it while the amount stays', () => {
    const agreed = { ...line, isPerGuest: true, unit: 6000, committed: 600_000 };
    expect(changeOf(agreed, 100, null).guests_counted).toBe(100);
    const row = lineOf({ id: 'x', committed_cents: 600_000, guests_counted: 90 });
    expect(changeOf(agreed, 100, row).guests_counted).toBe(90);
    expect(changeOf({ ...agreed, committed: 700_000 }, 100, row).guests_counted).toBe(100);
  });
});

describe('other forms', () => {
  it('take no payment from the future and no day that does not exist', () => {
    const form = payForm('2026-11-15');
    expect(form.safeParse({ paidOn: '2026-11-15' }).success).toBe(true);
    expect(form.safeParse({ paidOn: '2026-11-16' }).success).toBe(false);
    expect(form.safeParse({ paidOn: '2026-02-30' }).success).toBe(false);
    expect(form.safeParse({ paidOn: '' }).success).toBe(false);
  });

  it('begin no budget without a total', () => {
    const isTaken = (cents: number | null, guests: number | null) => startForm.safeParse({ cents, guests }).success;
    expect([isTaken(100, null), isTaken(null, 10), isTaken(0, 10), isTaken(100, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a proposed split that is changed', () => {
  it('never gives a part more than was typed, and less by no more than a cent for each guest', () => {
    const [part] = proposedBudget('mariage', 2_000_000, 97);
    if (part === undefined) throw new Error('no part');
    fc.assert(
      fc.property(fc.nat(5_000_000), (cents) => {
        const { planned_cents: planned, items } = withPlanned(part, cents, 97);
        const sum = items.reduce((all, item) => all + item.estimated_cents, 0);
        expect(planned).toBe(cents);
        expect(cents - sum).toBeGreaterThanOrEqual(0);
        expect(cents - sum).toBeLessThan(97);
      }),
    );
  });
});
