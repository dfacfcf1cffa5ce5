// A horizontal bar chart. Long names wrap; each value is written at the end of its bar.
import { formatCount } from '#web/lib/format/format.ts';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { ChartFrame } from '#web/ui/charts/chart-frame.tsx';
import { percentOf } from '#web/ui/charts/chart-scale.ts';

const { chart: text } = surfaces;

interface BarChartProps {
  title: string;
  description?: string;
  /** The column headers of the table: the bars' subject and their unit. */
  columns: readonly [string, string];
  /** Values of zero or more. */
  bars: ReadonlyArray<{ label: string; value: number }>;
  format?: (value: number) => string;
}

export function BarChart({ title, description, columns, bars, format = formatCount }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <ChartFrame
      title={title}
      description={description}
      summary={text.summary(title, bars.map(({ label, value }) => text.value(label, format(value))).join(', '))}
      table={{ columns, rows: bars.map(({ label, value }) => [label, format(value)]) }}
    >
      <div className="flex flex-col gap-5">
        {bars.map(({ label, value }) => (
          <div key={label}>
            <p className="flex items-baseline justify-between gap-6 text-small">
              <span className="min-w-0 break-words">{label}</span>
              <span className="shrink-0 font-medium tabular-nums">{format(value)}</span>
            </p>
            <svg aria-hidden width="100%" height="6" className="mt-1.5 block">
              <rect width="100%" height="6" rx="3" className="fill-panel" />
              <rect width={`${percentOf(value, highest)}%`} height="6" rx="3" className="fill-accent" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
