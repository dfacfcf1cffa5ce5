// The ledger as a mutation is expected to change it, before the database has answered. Each function returns a new ledger.
import type { BudgetLedger, Category, Instalment, Line } from '#web/features/budget/ledger.ts';

export type LedgerChange = (ledger: BudgetLedger) => BudgetLedger;

export const withTotal =
  (cents: number | null): LedgerChange =>
  (ledger) => ({ ...ledger, total_cents: cents });

export const withInstalment =
  (id: string, patch: Partial<Instalment>): LedgerChange =>
  (ledger) => ({
    ...ledger,
    instalments: ledger.instalments.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  });

export const withoutLine =
  (id: string): LedgerChange =>
  (ledger) => ({
    ...ledger,
    items: ledger.items.filter((line) => line.id !== id),
    instalments: ledger.instalments.filter(({ item_id: item }) => item !== id),
  });

export const withLine =
  (line: Line, instalments: readonly Instalment[]): LedgerChange =>
  (ledger) => ({
    ...ledger,
    items: [...ledger.items, line].toSorted((one, other) => one.position - other.position),
    instalments: [...ledger.instalments, ...instalments],
  });

/** The lines of the category stay in the ledger, without a category. */
export const withoutCategory =
  (id: string): LedgerChange =>
  (ledger) => ({
    ...ledger,
    categories: ledger.categories.filter((category) => category.id !== id),
    items: ledger.items.map((line) => (line.category_id === id ? { ...line, category_id: null } : line)),
  });

export const withOrder =
  (list: 'items' | 'categories', ids: readonly string[]): LedgerChange =>
  (ledger) => ({ ...ledger, [list]: inOrder<Line | Category>(ledger[list], ids) });

/** Puts the named rows in the given order, into the positions that they had; the other rows do not move. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const moved = ids.flatMap((id) => byId.get(id) ?? []);
  const isMoved = new Set(moved.map(({ id }) => id));
  let next = 0;
  return rows.map((row) => {
    if (!isMoved.has(row.id)) return row;
    const replacement = moved[next] ?? row;
    next += 1;
    return replacement;
  });
}

export interface Move {
  id: string;
  /** The row that follows it now; null at the end. */
  before: string | null;
}

/** The one row that was moved between two orders; null when the orders are the same. */
export function moveBetween(from: readonly string[], to: readonly string[]): Move | null {
  const first = to.findIndex((id, index) => id !== from[index]);
  if (first < 0) return null;
  const arrived = to[first];
  const left = from[first];
  // Without the moved row both orders are the same.
  const moved = [arrived, left].find(
    (id) =>
      id !== undefined &&
      sameOrder(
        from.filter((one) => one !== id),
        to.filter((one) => one !== id),
      ),
  );
  return moved === undefined ? null : { id: moved, before: to[to.indexOf(moved) + 1] ?? null };
}

const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
