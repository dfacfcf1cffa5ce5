// A plan of payment as it is being written: rows that must add up to the line, and plans that are proposed.
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
import { budget } from '#web/locales/fr/budget.ts';

export interface PlanRow {
  label: string;
  kind: InstalmentKind;
  /** `fixed`: on that day; `before`: so many days before the event. */
  due: 'fixed' | 'before';
  dueOn: string | null;
  daysBefore: number | null;
  cents: number | null;
}

/** Of the form that writes it. */
export interface PlanValues {
  rows: PlanRow[];
}

export interface PlanFacts {
  /** What the unpaid ones must come to. */
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

/** The same plan without what is too much: the last ones are lowered, and those that come to nothing go. */
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

/** Positive: what is missing; negative: what is too much. An amount that cannot be read counts for nothing. */
export const missingOf = (rows: readonly Pick<PlanRow, 'cents'>[], cents: number): number =>
  cents - sumOf(rows.map((row) => (row.cents === null || Number.isNaN(row.cents) ? 0 : row.cents)));

/** As vendors usually ask. */
export function usualPlan({ cents, startsOn, today }: PlanFacts): PlanRow[] {
  return proposedInstalments(cents)
    .filter(({ amount_cents: amount }) => amount > 0)
    .map(({ kind, days_before: days, amount_cents: amount }, index) => {
      // A day that is past already would be late as soon as it is written.
      const isAhead = days !== null && startsOn !== null && addDays(startsOn, -days) >= today;
      return {
        label: budget.plan.usual[index] ?? '',
        kind,
        due: isAhead ? 'before' : 'fixed',
        dueOn: isAhead ? null : days === null ? today : laterDay(startsOn, days, today),
        daysBefore: isAhead ? days : null,
        cents: amount,
      };
    });
}

/** In equal parts, from today to ten days before the event; month by month where there is no event's day. */
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
