// Charts, each with its data table.
import { formatMoney } from '#web/lib/format/format.ts';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { samples } from '#web/locales/fr/ui/showcase-samples.ts';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';

const { charts: text } = showcase;

export function Charts() {
  return (
    <>
      <LineChart
        title={text.lines}
        description={text.linesNote}
        labelTitle={text.month}
        labels={samples.months}
        series={samples.replies}
      />
      <BarChart
        title={text.bars}
        description={text.barsNote}
        columns={text.barColumns}
        bars={samples.budget}
        format={formatMoney}
      />
      <BarChart title={text.empty} columns={text.barColumns} bars={[]} />
    </>
  );
}
