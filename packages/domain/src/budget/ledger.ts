// The sums of a budget, and what would become of them: pure functions over the rows that budget_ledger answers.
import { sumOf } from '../money/cents.ts';

export interface LedgerItem {
  id: string;
  estimated_cents: number;
  quoted_cents: number | null;
  committed_cents: number | null;
  is_per_guest: boolean;
  unit_cents: number | null;
  /** For how many people the quoted and the committed amounts are. */
  guests_counted: number | null;
}

export interface LedgerInstalment {
  id: string;
  item_id: string;
  label: string;
  due_on: string | null;
  amount_cents: number;
  paid_on: string | null;
}

export interface Ledger {
  total_cents: number | null;
  guests: number | null;
  items: readonly LedgerItem[];
  instalments: readonly LedgerInstalment[];
}

export interface LedgerSums {
  estimated: number;
  quoted: number;
  committed: number;
  /** What it comes to as far as is known: what is committed, else quoted, else estimated. */
  forecast: number;
  paid: number;
  /** Of the forecast, what is not paid yet. */
  remaining: number;
  /** Of the instalments, what should have been paid before today. */
  overdue: number;
  next_due: { id: string; label: string; due_on: string; amount_cents: number } | null;
}

export const estimateOf = (item: LedgerItem, guests: number | null): number =>
  item.is_per_guest && item.unit_cents !== null && guests !== null ? item.unit_cents * guests : item.estimated_cents;

export const amountOf = (item: LedgerItem, guests: number | null): number =>
  item.committed_cents ?? item.quoted_cents ?? estimateOf(item, guests);

export interface Excess {
  /** Of all the instalments, above what the line comes to. */
  over: number;
  /** Of those that are paid. */
  overpaid: number;
}

/** An estimate by guest follows the head-count, and its instalments do not: with fewer guests they may come to more than the line. */
export function excessOf(item: LedgerItem, guests: number | null, instalments: readonly LedgerInstalment[]): Excess {
  const amount = amountOf(item, guests);
  const paid = instalments.filter(({ paid_on: on }) => on !== null);
  return { over: above(amount, instalments), overpaid: above(amount, paid) };
}

const above = (amount: number, instalments: readonly LedgerInstalment[]): number =>
  Math.max(0, sumOf(instalments.map(({ amount_cents: cents }) => cents)) - amount);

/** Takes an amount off the last of these, as far as they go: what was to be paid first stays as it was agreed. */
export function lowerLast(amounts: readonly number[], off: number): number[] {
  let left = off;
  return amounts
    .toReversed()
    .map((cents) => {
      const taken = Math.min(cents, left);
      left -= taken;
      return cents - taken;
    })
    .toReversed();
}

export function ledgerSums({ guests, items, instalments }: Ledger, today: string): LedgerSums {
  const forecast = sumOf(items.map((item) => amountOf(item, guests)));
  const unpaid = instalments.filter(({ paid_on: paid }) => paid === null);
  const paid = sumOf(instalments.map(({ paid_on: on, amount_cents: cents }) => (on === null ? 0 : cents)));
  const [next] = unpaid
    .flatMap(({ id, label, due_on: due, amount_cents: cents }) =>
      due === null ? [] : [{ id, label, due_on: due, amount_cents: cents }],
    )
    .toSorted((a, b) => order(a.due_on, b.due_on) || order(a.id, b.id));
  return {
    estimated: sumOf(items.map((item) => estimateOf(item, guests))),
    quoted: sumOf(items.map(({ quoted_cents: cents }) => cents ?? 0)),
    committed: sumOf(items.map(({ committed_cents: cents }) => cents ?? 0)),
    forecast,
    paid,
    remaining: forecast - paid,
    overdue: sumOf(unpaid.map(({ due_on: due, amount_cents: cents }) => (due !== null && due < today ? cents : 0))),
    next_due: next ?? null,
  };
}

export interface Scenario {
  guests?: number | null;
  /** Another amount for a line, by its id. */
  amounts?: Readonly<Record<string, number>>;
}

export interface WhatIfLine {
  id: string;
  before: number;
  after: number;
}

export interface WhatIf {
  lines: WhatIfLine[];
  before: number;
  after: number;
  /** Against the total that was set; null without one. */
  margin: number | null;
  per_guest: number | null;
}

/**
 * Another head-count cascades through every line by guest: an estimate is counted anew, an amount that was agreed changes by the
 * price of those who come or stay away. A line with an amount of its own takes it as its base.
 */
export function whatIf(ledger: Ledger, { guests = ledger.guests, amounts = {} }: Scenario): WhatIf {
  const lines = ledger.items.map((item) => ({
    id: item.id,
    before: amountOf(item, ledger.guests),
    after: amountInScenario(item, ledger.guests, guests, amounts[item.id]),
  }));
  const after = sumOf(lines.map((line) => line.after));
  return {
    lines,
    before: sumOf(lines.map((line) => line.before)),
    after,
    ...againstBudget(ledger.total_cents, guests, after),
  };
}

/** What a forecast leaves of the total, and comes to for each guest. */
export function againstBudget(
  total: number | null,
  guests: number | null,
  forecast: number,
): Pick<WhatIf, 'margin' | 'per_guest'> {
  return {
    margin: total === null ? null : total - forecast,
    per_guest: guests === null || guests === 0 ? null : Math.round(forecast / guests),
  };
}

function amountInScenario(
  item: LedgerItem,
  known: number | null,
  guests: number | null,
  amount: number | undefined,
): number {
  const agreed = amount ?? item.committed_cents ?? item.quoted_cents;
  if (agreed === null) return estimateOf(item, guests);
  if (!item.is_per_guest || item.unit_cents === null || guests === null) return agreed;
  const counted = known ?? item.guests_counted ?? guests;
  return Math.max(0, agreed + item.unit_cents * (guests - counted));
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
