import { describe, expect, it } from 'vitest';
import { duesOf } from '#web/features/budget/dues.ts';
import { dueOf, smallLedger } from '#web/features/budget/fixtures.ts';
import { viewOf } from '#web/features/budget/ledger.ts';

const TODAY = '2026-11-15';

describe('the ledger as it is shown', () => {
  const view = viewOf(smallLedger, TODAY);

  it('gives each line its amount, its payments and its next instalment', () => {
    const [caterer, venue] = view.groups[0]?.lines ?? [];
    expect(caterer).toMatchObject({ estimate: 600_000, amount: 600_000, paid: 0, remaining: 600_000, next: null });
    expect(venue).toMatchObject({ estimate: 90_000, amount: 100_000, paid: 30_000, remaining: 70_000, isLate: true });
    expect(venue?.next?.id).toBe('b');
  });

  it('shows the excess of a line when fewer guests come', () => {
    const dues = [{ amount_cents: 400_000, paid_on: '2026-11-02' }, { amount_cents: 200_000 }];
    const instalments = dues.map((due, index) => dueOf({ id: `caterer-${index}`, item_id: 'caterer', ...due }));
    const with100 = { ...smallLedger, instalments };
    expect(viewOf(with100, TODAY).groups[0]?.lines[0]).toMatchObject({ over: 0, overpaid: 0 });
    expect(viewOf({ ...with100, guests: 80 }, TODAY).groups[0]?.lines[0]).toMatchObject({ over: 120_000, overpaid: 0 });
    expect(viewOf({ ...with100, guests: 60 }, TODAY).groups[0]?.lines[0]).toMatchObject({
      over: 240_000,
      overpaid: 40_000,
    });
  });

  it('shows how much a category exceeds its planned amount', () => {
    expect(view.groups[0]).toMatchObject({ forecast: 700_000, paid: 30_000, over: 200_000 });
  });

  it('puts the lines of a deleted category at the end', () => {
    expect(view.groups.at(-1)?.category).toBeNull();
    expect(view.groups.at(-1)?.lines.map(({ line }) => line.id)).toEqual(['rings']);
  });

  it('has a margin and a cost for each guest', () => {
    expect(view).toMatchObject({ margin: 250_000, perGuest: 7500 });
    expect(viewOf({ ...smallLedger, total_cents: null, guests: 0 }, TODAY)).toMatchObject({
      margin: null,
      perGuest: null,
    });
  });
});

describe('what is to be paid', () => {
  it('is grouped by overdue, this month, later, without a date and paid', () => {
    const dues = duesOf(smallLedger, TODAY);
    const ids = Object.fromEntries([...dues].map(([group, list]) => [group, list.map((due) => due.instalment.id)]));
    expect(ids).toEqual({ late: ['b'], month: ['c'], later: ['d'], undated: ['e'], paid: ['a'] });
  });
});
