// Simulates the budget with another head count and other prices, and says which of them can be saved.
import { type WhatIf, type WhatIfLine, whatIf } from '@liesse/domain';
import { MAX_CENTS, MAX_GUESTS, MAX_UNIT_CENTS } from '#web/features/budget/forms.ts';
import type { BudgetLedger, Line } from '#web/features/budget/ledger.ts';

export interface Scenario {
  /** Null for the current head count. */
  guests: number | null;
  /** In cents by line: per guest for a line per guest, otherwise for the whole line. */
  prices: Readonly<Record<string, number>>;
}

/** The values of the fields: null when empty, NaN when not a number, absent when unchanged. */
export interface Typed {
  guests?: number | null;
  prices: Readonly<Record<string, number | null>>;
}

export const nothingTyped: Typed = { prices: {} };

/** The readable values, and whether all of them are readable. */
export function readTyped({ guests, prices }: Typed, ledger: BudgetLedger): { scenario: Scenario; isWhole: boolean } {
  const byGuest = new Set(ledger.items.filter(isByGuest).map(({ id }) => id));
  const entries = Object.entries(prices);
  const readable = entries.filter((entry): entry is [string, number] =>
    isWithin(entry[1], 0, byGuest.has(entry[0]) ? MAX_UNIT_CENTS : MAX_CENTS),
  );
  const isCounted = guests === undefined || isWithin(guests, 1, MAX_GUESTS);
  return {
    scenario: { guests: isCounted ? (guests ?? null) : null, prices: Object.fromEntries(readable) },
    isWhole: isCounted && readable.length === entries.length,
  };
}

export const isWithin = (value: number | null | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A price per guest also changes a committed amount, which then follows the head count. */
export function simulate(ledger: BudgetLedger, { guests, prices }: Scenario): WhatIf {
  const before = new Map(whatIf(ledger, {}).lines.map((line) => [line.id, line.before]));
  const amounts: Record<string, number> = {};
  const items = ledger.items.map((item) => {
    const price = prices[item.id];
    if (price === undefined) return item;
    if (!isByGuest(item)) {
      amounts[item.id] = price;
      return item;
    }
    const agreed = item.committed_cents ?? item.quoted_cents;
    const counted = ledger.guests ?? item.guests_counted ?? 0;
    if (agreed !== null) amounts[item.id] = Math.max(0, agreed + (price - (item.unit_cents ?? 0)) * counted);
    return { ...item, unit_cents: price };
  });
  const after = whatIf({ ...ledger, items }, { guests: guests ?? ledger.guests, amounts });
  const lines = after.lines.map((line): WhatIfLine => ({ ...line, before: before.get(line.id) ?? line.before }));
  return { ...after, lines, before: lines.reduce((sum, line) => sum + line.before, 0) };
}

export const isByGuest = ({ is_per_guest: isPerGuest, unit_cents: unit }: Line): boolean => isPerGuest && unit !== null;

/** The value of a line's field before anybody types. */
export const priceOf = (line: Line, amount: number): number => (isByGuest(line) ? (line.unit_cents ?? 0) : amount);

export interface Applicable {
  guests: number | null;
  lines: ReadonlyArray<{ line: Line; change: { unit_cents: number } | { estimated_cents: number } }>;
  /** Lines with a quoted or committed amount, which a partner gave, are not changed. */
  untouched: readonly Line[];
}

export function applicableOf(ledger: BudgetLedger, { guests, prices }: Scenario): Applicable {
  const priced = ledger.items.filter(({ id }) => prices[id] !== undefined);
  return {
    guests: guests === ledger.guests ? null : guests,
    lines: priced.filter(isFree).map((line) => {
      const price = prices[line.id] ?? 0;
      return { line, change: isByGuest(line) ? { unit_cents: price } : { estimated_cents: price } };
    }),
    untouched: priced.filter((line) => !isFree(line)),
  };
}

const isFree = ({ quoted_cents: quoted, committed_cents: committed }: Line): boolean =>
  quoted === null && committed === null;
