// The chart of planned and forecast amounts by category, with the same figures as a table. It is loaded when its tab is opened.
import { signed } from '#web/features/budget/amounts.ts';
import type { Group } from '#web/features/budget/ledger.ts';
import { formatPrice } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { ChartFrame } from '#web/ui/charts/chart-frame.tsx';
import { percentOf } from '#web/ui/charts/chart-scale.ts';

const { chart: text } = budget;

export default function BudgetChart({ groups }: { groups: readonly Group[] }) {
  const bars = groups.map(({ category, forecast, over }) => ({
    id: category?.id ?? '',
    name: category?.name ?? budget.ledger.noCategory,
    planned: category?.planned_cents ?? 0,
    forecast,
    isOver: over > 0,
  }));
  const highest = Math.max(0, ...bars.flatMap(({ planned, forecast }) => [planned, forecast]));
  const summary = bars.map(({ name, planned, forecast }) =>
    text.barSummary(name, formatPrice(planned), formatPrice(forecast)),
  );
  return (
    <ChartFrame
      title={text.title}
      description={text.description}
      summary={surfaces.chart.summary(text.title, summary.join(', '))}
      table={{
        columns: [text.category, text.planned, text.forecast, text.difference],
        rows: bars.map(({ name, planned, forecast }) => [
          name,
          formatPrice(planned),
          formatPrice(forecast),
          forecast === planned ? budget.head.none : signed(forecast - planned),
        ]),
      }}
    >
      <div className="flex flex-col gap-6">
        <p className="flex gap-6 text-small">
          <Key className="bg-ornament">{text.planned}</Key>
          <Key className="bg-accent">{text.forecast}</Key>
        </p>
        {bars.map(({ id, name, planned, forecast, isOver }) => (
          <div key={id}>
            <p className="flex items-baseline justify-between gap-6 text-small">
              <span className="min-w-0 break-words">{name}</span>
              <span className={`shrink-0 tabular-nums ${isOver ? 'text-danger' : ''}`}>
                <span className="text-quiet">{formatPrice(planned)}</span>
                {' → '}
                <span className="font-medium">{formatPrice(forecast)}</span>
              </span>
            </p>
            <svg aria-hidden width="100%" height="14" className="mt-1.5 block">
              <rect width="100%" height="6" rx="3" className="fill-panel" />
              <rect width={`${percentOf(planned, highest)}%`} height="6" rx="3" className="fill-ornament" />
              <rect y="8" width="100%" height="6" rx="3" className="fill-panel" />
              <rect
                y="8"
                width={`${percentOf(forecast, highest)}%`}
                height="6"
                rx="3"
                className={isOver ? 'fill-danger' : 'fill-accent'}
              />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-quiet">
      <span className={`h-1.5 w-5 rounded-round ${className}`} />
      {children}
    </span>
  );
}
