// The ledger as the database answers it, and as the screen shows it: by category, each line with what it comes to and what is due.
import type { Tables } from '@liesse/database';
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

export type Category = Pick<
  Tables<'budget_categories'>,
  'id' | 'code' | 'name' | 'planned_cents' | 'position' | 'version'
>;

export interface Line
  extends Pick<
    Tables<'budget_items'>,
    | 'id'
    | 'category_id'
    | 'label'
    | 'trade'
    | 'estimated_cents'
    | 'quoted_cents'
    | 'committed_cents'
    | 'is_per_guest'
    | 'unit_cents'
    | 'guests_counted'
    | 'event_partner_id'
    | 'quote_id'
    | 'notes'
    | 'position'
    | 'version'
  > {
  partner_name: string | null;
}

export type Instalment = Pick<
  Tables<'instalments'>,
  | 'id'
  | 'item_id'
  | 'label'
  | 'kind'
  | 'due_on'
  | 'days_before'
  | 'amount_cents'
  | 'paid_on'
  | 'receipt_id'
  | 'position'
  | 'version'
>;

export interface BudgetLedger {
  total_cents: number | null;
  guests: number | null;
  starts_on: string | null;
  categories: readonly Category[];
  items: readonly Line[];
  instalments: readonly Instalment[];
}

/** A line with what the table says of it. */
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
  /** Null for the lines that have none. */
  category: Category | null;
  lines: readonly LineView[];
  forecast: number;
  paid: number;
  /** How much the lines come to above what was planned; 0 when they do not, or nothing was planned. */
  over: number;
}

export interface BudgetView {
  groups: readonly Group[];
  sums: LedgerSums;
  /** Against the total; null without one. */
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

/** By their day; those without one come last. */
export const byDue = (one: Instalment, other: Instalment): number =>
  order(one.due_on ?? '9', other.due_on ?? '9') || one.position - other.position || order(one.id, other.id);

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
