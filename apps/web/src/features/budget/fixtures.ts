// A small ledger for tests: a line per guest, a line with a committed amount, and a line without a category.
import type { BudgetLedger, Instalment, Line } from '#web/features/budget/ledger.ts';

export const lineOf = (line: Partial<Line> & { id: string }): Line => ({
  category_id: null,
  label: line.id,
  trade: null,
  estimated_cents: 0,
  quoted_cents: null,
  committed_cents: null,
  is_per_guest: false,
  unit_cents: null,
  guests_counted: null,
  event_partner_id: null,
  quote_id: null,
  notes: '',
  position: 0,
  version: 1,
  partner_name: null,
  ...line,
});

export const dueOf = (due: Partial<Instalment> & { id: string; item_id: string }): Instalment => ({
  label: '',
  kind: 'acompte',
  due_on: null,
  days_before: null,
  amount_cents: 1000,
  paid_on: null,
  is_settled: false,
  receipt_id: null,
  position: 0,
  version: 1,
  ...due,
});

export const smallLedger: BudgetLedger = {
  total_cents: 1_000_000,
  guests: 100,
  starts_on: '2027-06-12',
  categories: [{ id: 'meal', code: 'reception', name: 'Repas', planned_cents: 500_000, position: 1, version: 1 }],
  items: [
    lineOf({ id: 'caterer', category_id: 'meal', is_per_guest: true, unit_cents: 6000 }),
    lineOf({ id: 'venue', category_id: 'meal', estimated_cents: 90_000, committed_cents: 100_000 }),
    lineOf({ id: 'rings', category_id: 'gone', estimated_cents: 50_000 }),
  ],
  instalments: [
    dueOf({ id: 'a', item_id: 'venue', amount_cents: 30_000, due_on: '2026-11-01', paid_on: '2026-11-02' }),
    dueOf({ id: 'b', item_id: 'venue', amount_cents: 40_000, due_on: '2026-11-10' }),
    dueOf({ id: 'c', item_id: 'venue', amount_cents: 30_000, due_on: '2026-11-28' }),
    dueOf({ id: 'd', item_id: 'rings', amount_cents: 10_000, due_on: '2027-02-01' }),
    dueOf({ id: 'e', item_id: 'rings', amount_cents: 10_000 }),
  ],
};
