// A true ledger: what was estimated, quoted, committed and paid, what is due next, and what another head-count or another price
// would change. All in whole cents; the database sums by the same rules.
import type { PartnerType } from '../accounts/accounts.ts';
import type { EventKind } from '../events/events.ts';
import { splitCents, sumOf } from '../money/cents.ts';
import { dueOn } from '../planning/planning.ts';
import { type BudgetCode, budgetTemplates } from './budget-template.ts';

export const instalmentKinds = ['arrhes', 'acompte', 'solde', 'autre'] as const;
export type InstalmentKind = (typeof instalmentKinds)[number];

export interface ProposedCategory {
  code: BudgetCode;
  name: string;
  planned_cents: number;
  items: ProposedItem[];
}

export interface ProposedItem {
  label: string;
  trade: PartnerType | null;
  estimated_cents: number;
  is_per_guest: boolean;
  unit_cents: number | null;
}

/**
 * The total shared out. A line by guest becomes a price for each guest when the head-count divides it; the cents that do not divide
 * stay with the line that is not by guest, so that the parts add up to the total.
 */
export function proposedBudget(kind: EventKind, totalCents: number, guests: number | null): ProposedCategory[] {
  const parts = budgetTemplates[kind];
  const lines = parts.flatMap((part) => part.lines.map((line) => ({ part, line })));
  const shares = splitCents(
    totalCents,
    lines.map(({ line: [weight] }) => weight),
  );
  const items = lines.map(({ part, line: [, label, trade, unit] }, index): ProposedItem & { code: BudgetCode } => {
    const share = shares[index] ?? 0;
    const each = unit === 'guest' && guests !== null && guests > 0 ? Math.floor(share / guests) : null;
    return {
      code: part.code,
      label,
      trade,
      estimated_cents: each === null ? share : each * (guests ?? 0),
      is_per_guest: each !== null,
      unit_cents: each,
    };
  });
  const fixed = items.find(({ is_per_guest: isPerGuest }) => !isPerGuest);
  if (fixed !== undefined) {
    fixed.estimated_cents += totalCents - sumOf(items.map(({ estimated_cents: cents }) => cents));
  }
  return parts.map(({ code, name }) => {
    const own = items.filter((item) => item.code === code).map(({ code: _, ...item }) => item);
    return { code, name, planned_cents: sumOf(own.map(({ estimated_cents: cents }) => cents)), items: own };
  });
}

export interface ProposedInstalment {
  kind: InstalmentKind;
  /** null: on the day of the agreement. */
  days_before: number | null;
  amount_cents: number;
}

/** As partners usually ask: a third at once, a third a month before, the rest ten days before. */
export function proposedInstalments(amountCents: number): ProposedInstalment[] {
  const [first = 0, second = 0, rest = 0] = splitCents(amountCents, [30, 40, 30]);
  return [
    { kind: 'acompte', days_before: null, amount_cents: first },
    { kind: 'acompte', days_before: 30, amount_cents: second },
    { kind: 'solde', days_before: 10, amount_cents: rest },
  ];
}

/** In n equal parts that add up. */
export const splitInstalments = (amountCents: number, parts: number): number[] =>
  splitCents(
    amountCents,
    Array.from({ length: parts }, () => 1),
  );

/** What is lost to whoever breaks the agreement: arrhes are the price of changing one's mind, an acompte binds for the whole. */
export const forfeitOf = (kind: InstalmentKind, paidCents: number, amountCents: number): number =>
  kind === 'arrhes' ? paidCents : amountCents;

export const instalmentDueOn = (daysBefore: number | null, eventDay: string, today: string): string =>
  daysBefore === null ? today : dueOn(daysBefore, eventDay);
