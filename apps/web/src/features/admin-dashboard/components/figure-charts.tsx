// The figures as charts over thirty days or twelve months. The address holds the period. `deferredComponent` needs a default export.
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminDashboard, Figure } from '#web/features/admin-dashboard/dashboard.ts';
import { type Period, type PeriodPoint, pointsOf, tableOf } from '#web/features/admin-dashboard/periods.ts';
import { download } from '#web/lib/files/download.ts';
import { formatHours } from '#web/lib/format/format.ts';
import { adminDashboard } from '#web/locales/fr/admin/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';

const { charts: text } = adminDashboard;

const charts: ReadonlyArray<{ title: string; description?: string; figures: readonly Figure[] }> = [
  { title: text.signUps, figures: ['client_sign_ups', 'partner_sign_ups', 'events'] },
  { title: text.requests, figures: ['requests', 'quotes', 'bookings'] },
  { title: text.mails, figures: ['mails_delivered', 'mails_failed'] },
  { title: text.errors, description: text.errorsText, figures: ['errors'] },
];
const periods: readonly Period[] = ['days', 'months'];
const PARAMETER = 'periode';

export default function FigureCharts({ dashboard }: { dashboard: AdminDashboard }) {
  const [address, setAddress] = useSearchParams();
  const period: Period = address.get(PARAMETER) === 'mois' ? 'months' : 'days';
  const points = pointsOf(dashboard, period);
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 border-ornament border-t pt-6 pb-10">
      <h2 id={id} className="text-heading">
        {text.title}
      </h2>
      <div className="mt-4 mb-8 flex flex-wrap items-end justify-between gap-4">
        <ToggleGroup
          label={text.period}
          options={periods.map((value) => ({ value, label: text.periods[value] }))}
          chosen={[period]}
          onToggle={(value) =>
            setAddress(value === 'months' ? { [PARAMETER]: 'mois' } : {}, { replace: true, preventScrollReset: true })
          }
        />
        <Button
          look="secondary"
          size="small"
          icon={<Download aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => void save(points, period)}
        >
          {text.download}
        </Button>
      </div>
      <div className="grid gap-x-12 gap-y-12 desktop:grid-cols-2">
        {charts.map(({ figures, ...chart }) => (
          <LineChart
            key={chart.title}
            {...chart}
            labelTitle={text.periodColumn[period]}
            labels={points.map(({ label }) => label)}
            series={figures.map((figure) => ({
              name: text.series[figure],
              values: points.map(({ numbers }) => numbers[figure]),
            }))}
          />
        ))}
        <LineChart
          title={text.response}
          description={text.responseText}
          labelTitle={text.periodColumn[period]}
          labels={points.map(({ label }) => label)}
          series={[
            {
              name: text.responseSeries,
              values: points.map(({ responseMinutes }) => (responseMinutes === null ? null : responseMinutes / 60)),
            },
          ]}
          format={formatHours}
        />
      </div>
    </section>
  );
}

/** The CSV writer is loaded at the first download. */
async function save(points: readonly PeriodPoint[], period: Period): Promise<void> {
  const sheet = await import('#web/lib/files/sheets/csv-write.ts').catch(() => null);
  if (sheet === null) return toast({ variant: 'destructive', title: text.notDownloaded });
  const file = new Blob([sheet.writeCsv(tableOf(points, period))], { type: 'text/csv;charset=utf-8' });
  download(file, `${text.fileName[period]}.csv`);
}
