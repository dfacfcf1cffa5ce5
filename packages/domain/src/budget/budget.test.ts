import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventKinds } from '../events/events.ts';
import { sumOf } from '../money/cents.ts';
import { forfeitOf, instalmentDueOn, proposedBudget, proposedInstalments, splitInstalments } from './budget.ts';
import { budgetCodes, budgetTemplates } from './budget-template.ts';

const total = fc.integer({ min: 0, max: 1_000_000_000 });

describe('the proposed budget', () => {
  it.each(eventKinds)('weighs a hundred in all, under known names: %s', (kind) => {
    const weights = budgetTemplates[kind].flatMap(({ lines }) => lines.map(([weight]) => weight));
    expect(sumOf(weights)).toBe(100);
    for (const { code } of budgetTemplates[kind]) expect(budgetCodes).toContain(code);
  });

  it.each(eventKinds)('adds up to the total, to the cent, with prices by guest too: %s', (kind) => {
    fc.assert(
      fc.property(total, fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }), (cents, guests) => {
        const parts = proposedBudget(kind, cents, guests);
        expect(sumOf(parts.map(({ planned_cents: planned }) => planned))).toBe(cents);
        for (const { items, planned_cents: planned } of parts) {
          expect(sumOf(items.map(({ estimated_cents: estimate }) => estimate))).toBe(planned);
          for (const line of items) {
            expect(line.estimated_cents).toBeGreaterThanOrEqual(0);
            if (line.is_per_guest) expect(line.estimated_cents).toBe((line.unit_cents ?? 0) * (guests ?? 0));
          }
        }
      }),
    );
  });

  it('is what a couple would expect of 20,000 euros for a hundred guests', () => {
    const [reception] = proposedBudget('mariage', 2_000_000, 100);
    expect(reception?.items[1]).toEqual({
      label: 'Traiteur et boissons',
      trade: 'caterer',
      estimated_cents: 600_000,
      is_per_guest: true,
      unit_cents: 6000,
    });
  });
});

describe('instalments', () => {
  it('add up to the amount', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 24 }), (cents, parts) => {
        expect(sumOf(splitInstalments(cents, parts))).toBe(cents);
        expect(sumOf(proposedInstalments(cents).map(({ amount_cents: amount }) => amount))).toBe(cents);
      }),
    );
  });

  it('are due before the event, or at once', () => {
    expect(instalmentDueOn(10, '2027-06-12', '2026-11-15')).toBe('2027-06-02');
    expect(instalmentDueOn(null, '2027-06-12', '2026-11-15')).toBe('2026-11-15');
  });

  it('bind differently: arrhes are lost, an acompte commits to the whole', () => {
    expect(forfeitOf('arrhes', 30_000, 100_000)).toBe(30_000);
    expect(forfeitOf('acompte', 30_000, 100_000)).toBe(100_000);
  });
});
