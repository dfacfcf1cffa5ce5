// The instalments of a line while they are edited: rows that must add up to its amount, and proposed plans.
import {
  addDays,
  daysBetween,
  type InstalmentKind,
  lowerLast,
  proposedInstalments,
  splitInstalments,
  sumOf,
} from '@liesse/domain';
import type { Instalment } from '#web/features/budget/ledger.ts';
import { budget } from '#web/locales/fr/client/budget.ts';

export interface PlanRow {
  label: string;
  kind: InstalmentKind;
  /** `fixed` is a date; `before` is a number of days before the event. */
  due: 'fixed' | 'before';
  dueOn: string | null;
  daysBefore: number | null;
  cents: number | null;
}

/** The values of the form. */
export interface PlanValues {
  rows: PlanRow[];
}

export interface PlanFacts {
  /** The sum that the unpaid instalments must have. */
  cents: number;
  startsOn: string | null;
  today: string;
}

export const rowOf = ({
  label,
  kind,
  due_on: dueOn,
  days_before: daysBefore,
  amount_cents: cents,
}: Instalment): PlanRow => ({
  label,
  kind: kind as InstalmentKind,
  due: daysBefore === null ? 'fixed' : 'before',
  dueOn,
  daysBefore,
  cents,
});

/** The same plan without the excess: the last instalments are lowered, and those of zero are left out. */
export function fittingRows(unpaid: readonly Instalment[], over: number): PlanRow[] {
  const amounts = lowerLast(
    unpaid.map(({ amount_cents: cents }) => cents),
    over,
  );
  return unpaid.map((due, index) => ({ ...rowOf(due), cents: amounts[index] ?? 0 })).filter(({ cents }) => cents > 0);
}

export const emptyRow = ({ startsOn }: PlanFacts, cents: number | null): PlanRow => ({
  label: '',
  kind: 'acompte',
  due: startsOn === null ? 'fixed' : 'before',
  dueOn: null,
  daysBefore: startsOn === null ? null : 30,
  cents,
});

/** Positive when an amount is missing, negative when there is too much. An unreadable amount counts as zero. */
export const missingOf = (rows: readonly Pick<PlanRow, 'cents'>[], cents: number): number =>
  cents - sumOf(rows.map((row) => (row.cents === null || Number.isNaN(row.cents) ? 0 : row.cents)));

/** The plan that partners usually ask for. */
export function usualPlan({ cents, startsOn, today }: PlanFacts): PlanRow[] {
  return proposedInstalments(cents)
    .filter(({ amount_cents: amount }) => amount > 0)
    .map(({ kind, days_before: days, amount_cents: amount }, index, all) => {
      // A date in the past would be overdue at once.
      const isAhead = days !== null && startsOn !== null && addDays(startsOn, -days) >= today;
      return {
        label: budget.plan.part(index + 1, all.length),
        kind,
        due: isAhead ? 'before' : 'fixed',
        dueOn: isAhead ? null : days === null ? today : laterDay(startsOn, days, today),
        daysBefore: isAhead ? days : null,
        cents: amount,
      };
    });
}

/** Equal amounts from today to ten days before the event, or monthly when the event has no date. */
export function equalPlan({ cents, startsOn, today }: PlanFacts, parts: number): PlanRow[] {
  const last = startsOn === null ? null : Math.max(0, daysBetween(today, startsOn) - 10);
  return splitInstalments(cents, parts)
    .filter((amount) => amount > 0)
    .map((amount, index, all) => ({
      label: budget.plan.part(index + 1, all.length),
      kind: index === all.length - 1 ? 'solde' : 'acompte',
      due: 'fixed',
      dueOn: addDays(today, last === null ? index * 30 : Math.round((last * index) / Math.max(1, all.length - 1))),
      daysBefore: null,
      cents: amount,
    }));
}

export interface PlannedInstalment {
  label: string;
  kind: string;
  amount_cents: number;
  due_on: string | null;
  days_before: number | null;
}

export const toPlanned = ({ label, kind, due, dueOn, daysBefore, cents }: PlanRow): PlannedInstalment => ({
  label: label.trim(),
  kind,
  amount_cents: cents ?? 0,
  due_on: due === 'fixed' ? dueOn : null,
  days_before: due === 'before' ? daysBefore : null,
});

const laterDay = (startsOn: string | null, days: number, today: string): string | null => {
  if (startsOn === null) return null;
  const day = addDays(startsOn, -days);
  return day < today ? today : day;
};
