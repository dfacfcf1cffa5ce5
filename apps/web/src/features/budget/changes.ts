// What an act makes of the ledger, before the database has answered: each gives a new ledger and leaves the old one whole.
import type { BudgetLedger, Category, Instalment, Line } from '#web/features/budget/ledger.ts';

export type Change = (ledger: BudgetLedger) => BudgetLedger;

export const withTotal =
  (cents: number | null): Change =>
  (ledger) => ({ ...ledger, total_cents: cents });

export const withInstalment =
  (id: string, patch: Partial<Instalment>): Change =>
  (ledger) => ({
    ...ledger,
    instalments: ledger.instalments.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  });

export const withoutLine =
  (id: string): Change =>
  (ledger) => ({
    ...ledger,
    items: ledger.items.filter((line) => line.id !== id),
    instalments: ledger.instalments.filter(({ item_id: item }) => item !== id),
  });

export const withLine =
  (line: Line, instalments: readonly Instalment[]): Change =>
  (ledger) => ({
    ...ledger,
    items: [...ledger.items, line].toSorted((one, other) => one.position - other.position),
    instalments: [...ledger.instalments, ...instalments],
  });

/** Its lines stay, without a category. */
export const withoutCategory =
  (id: string): Change =>
  (ledger) => ({
    ...ledger,
    categories: ledger.categories.filter((category) => category.id !== id),
    items: ledger.items.map((line) => (line.category_id === id ? { ...line, category_id: null } : line)),
  });

/** These first, as they are named; what is not named keeps its place after them. */
export const withOrder =
  (list: 'items' | 'categories', ids: readonly string[]): Change =>
  (ledger) => ({ ...ledger, [list]: inOrder<Line | Category>(ledger[list], ids) });

/** What is named takes, in its new order, the places that it had among the others. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const moved = ids.flatMap((id) => byId.get(id) ?? []);
  const isMoved = new Set(moved.map(({ id }) => id));
  let next = 0;
  return rows.map((row) => {
    if (!isMoved.has(row.id)) return row;
    const taken = moved[next] ?? row;
    next += 1;
    return taken;
  });
}

export interface Move {
  id: string;
  /** The row it now stands before; null at the end. */
  before: string | null;
}

/** The one row that went elsewhere between two orders; null when none did. */
export function moveBetween(from: readonly string[], to: readonly string[]): Move | null {
  const first = to.findIndex((id, place) => id !== from[place]);
  if (first < 0) return null;
  const arrived = to[first];
  const left = from[first];
  // Taken out, it leaves the others in one order: the moved one is the one for which this holds.
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
  one.length === other.length && one.every((id, place) => id === other[place]);
