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
  /** The median time to a first answer; null without an answer. */
  responseMinutes: number | null;
}

export function pointsOf(dashboard: Pick<AdminDashboard, 'days' | 'months'>, period: Period): PeriodPoint[] {
  return period === 'days'
    ? dashboard.days.map(({ day, response_minutes: responseMinutes, ...numbers }) => ({
        key: day,
        label: dayLabel(day),
        numbers,
        responseMinutes,
      }))
    : dashboard.months.map(({ month, response_minutes: responseMinutes, ...numbers }) => ({
        key: month,
        label: formatShortMonth(month),
        numbers,
        responseMinutes,
      }));
}

export const sumOf = (rows: ReadonlyArray<Record<Figure, number>>, ...wanted: Figure[]): number =>
  rows.reduce((sum, row) => sum + wanted.reduce((part, figure) => part + row[figure], 0), 0);

/** The rows of a CSV file, with the names of the columns first. */
export function tableOf(points: readonly PeriodPoint[], period: Period): string[][] {
  const columns = Object.keys(text.series) as Figure[];
  return [
    [text.periodColumn[period], ...columns.map((figure) => text.series[figure]), text.responseMinutes],
    ...points.map(({ key, numbers, responseMinutes }) => [
      key,
      ...columns.map((figure) => String(numbers[figure])),
      String(responseMinutes ?? ''),
    ]),
  ];
}

const dayLabel = (day: string): string => `${Number(day.slice(8))}/${day.slice(5, 7)}`;
