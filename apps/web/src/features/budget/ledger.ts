// The ledger as the database answers it, and its view for the screen: by category, each line with its amounts and its next instalment.
import {
  againstBudget,
  amountOf,
  type Excess,
  estimateOf,
  excessOf,
  type LedgerSums,
  ledgerSums,
  sumOf,
} from '@liesse/domain';
import * as z from 'zod/mini';

const categorySchema = z.object({
  id: z.string(),
  code: z.nullable(z.string()),
  name: z.string(),
  planned_cents: z.number(),
  position: z.number(),
  version: z.number(),
});
export type Category = z.infer<typeof categorySchema>;

const lineSchema = z.object({
  id: z.string(),
  category_id: z.nullable(z.string()),
  label: z.string(),
  trade: z.nullable(z.string()),
  estimated_cents: z.number(),
  quoted_cents: z.nullable(z.number()),
  committed_cents: z.nullable(z.number()),
  is_per_guest: z.boolean(),
  unit_cents: z.nullable(z.number()),
  guests_counted: z.nullable(z.number()),
  event_partner_id: z.nullable(z.string()),
  partner_name: z.nullable(z.string()),
  quote_id: z.nullable(z.string()),
  notes: z.string(),
  position: z.number(),
  version: z.number(),
});
export type Line = z.infer<typeof lineSchema>;

const instalmentSchema = z.object({
  id: z.string(),
  item_id: z.string(),
  label: z.string(),
  kind: z.string(),
  due_on: z.nullable(z.string()),
  days_before: z.nullable(z.number()),
  amount_cents: z.number(),
  paid_on: z.nullable(z.string()),
  /** Marked as paid by a payment that the partner recorded. */
  is_settled: z.boolean(),
  receipt_id: z.nullable(z.string()),
  position: z.number(),
  version: z.number(),
});
export type Instalment = z.infer<typeof instalmentSchema>;

/** What the database function `budget_ledger` answers. */
export const budgetLedger = z.object({
  total_cents: z.nullable(z.number()),
  guests: z.nullable(z.number()),
  starts_on: z.nullable(z.string()),
  categories: z.array(categorySchema),
  items: z.array(lineSchema),
  instalments: z.array(instalmentSchema),
});
export type BudgetLedger = z.infer<typeof budgetLedger>;

/** A line with the figures of its row in the table. */
export interface LineView extends Excess {
  line: Line;
  estimate: number;
  amount: number;
  paid: number;
  remaining: number;
  next: Instalment | null;
  isLate: boolean;
}

export interface Group {
  /** Null for the group of lines without a category. */
  category: Category | null;
  lines: readonly LineView[];
  forecast: number;
  paid: number;
  /** The excess of the lines over the planned amount; 0 without an excess or a planned amount. */
  over: number;
}

export interface BudgetView {
  groups: readonly Group[];
  sums: LedgerSums;
  /** The total less the forecast; null without a total. */
  margin: number | null;
  perGuest: number | null;
}

export function viewOf(ledger: BudgetLedger, today: string): BudgetView {
  const dues = Map.groupBy(ledger.instalments, ({ item_id: item }) => item);
  const known = new Set(ledger.categories.map(({ id }) => id));
  const views = ledger.items.map((line) => lineView(line, ledger.guests, dues.get(line.id) ?? [], today));
  const byCategory = Map.groupBy(views, ({ line: { category_id: id } }) => (id !== null && known.has(id) ? id : null));
  const loose = byCategory.get(null) ?? [];
  const groups = ledger.categories.map((category) => groupOf(category, byCategory.get(category.id) ?? []));
  const sums = ledgerSums(ledger, today);
  const { margin, per_guest: perGuest } = againstBudget(ledger.total_cents, ledger.guests, sums.forecast);
  return { groups: loose.length > 0 ? [...groups, groupOf(null, loose)] : groups, sums, margin, perGuest };
}

function lineView(line: Line, guests: number | null, dues: readonly Instalment[], today: string): LineView {
  const amount = amountOf(line, guests);
  const paid = sumOf(dues.map(({ paid_on: on, amount_cents: cents }) => (on === null ? 0 : cents)));
  const [next = null] = dues.filter(({ paid_on: on }) => on === null).toSorted(byDue);
  return {
    line,
    estimate: estimateOf(line, guests),
    amount,
    paid,
    remaining: amount - paid,
    next,
    isLate: next !== null && isLate(next, today),
    ...excessOf(line, guests, dues),
  };
}

function groupOf(category: Category | null, lines: readonly LineView[]): Group {
  const forecast = sumOf(lines.map(({ amount }) => amount));
  const planned = category?.planned_cents ?? 0;
  return {
    category,
    lines,
    forecast,
    paid: sumOf(lines.map(({ paid }) => paid)),
    over: planned > 0 ? Math.max(0, forecast - planned) : 0,
  };
}

export const isLate = ({ due_on: due, paid_on: paid }: Instalment, today: string): boolean =>
  paid === null && due !== null && due < today;

/** Sorts by date; instalments without a date come last. */
export const byDue = (one: Instalment, other: Instalment): number =>
  order(one.due_on ?? '9', other.due_on ?? '9') || one.position - other.position || order(one.id, other.id);

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
