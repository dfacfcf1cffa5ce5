// The figures of the last thirty days or twelve months: sums, labels, and the table of the download.
import type { AdminDashboard, Figure } from '#web/features/admin-dashboard/dashboard.ts';
import { formatShortMonth } from '#web/lib/format/short-month.ts';
import { adminDashboard } from '#web/locales/fr/admin/dashboard.ts';

const { charts: text } = adminDashboard;

export type Period = 'days' | 'months';

export interface PeriodPoint {
  /** '2021-06-12' or '2021-06'. */
  key: string;
  /** On the axis of a chart. */
  label: string;
  numbers: Record<Figure, number>;
}

export function pointsOf(dashboard: Pick<AdminDashboard, 'days' | 'months'>, period: Period): PeriodPoint[] {
  return period === 'days'
    ? dashboard.days.map(({ day, ...numbers }) => ({ key: day, label: dayLabel(day), numbers }))
    : dashboard.months.map(({ month, ...numbers }) => ({ key: month, label: formatShortMonth(month), numbers }));
}

export const sumOf = (rows: ReadonlyArray<Record<Figure, number>>, ...wanted: Figure[]): number =>
  rows.reduce((sum, row) => sum + wanted.reduce((part, figure) => part + row[figure], 0), 0);

/** The rows of a CSV file, with the names of the columns first. */
export function tableOf(points: readonly PeriodPoint[], period: Period): string[][] {
  const columns = Object.keys(text.series) as Figure[];
  return [
    [text.periodColumn[period], ...columns.map((figure) => text.series[figure])],
    ...points.map(({ key, numbers }) => [key, ...columns.map((figure) => String(numbers[figure]))]),
  ];
}

const dayLabel = (day: string): string => `${Number(day.slice(8))}/${day.slice(5, 7)}`;
