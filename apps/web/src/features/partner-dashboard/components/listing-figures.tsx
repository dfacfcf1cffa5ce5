// How the listing does: visits, requests and bookings by month, and what it lacks. `deferredComponent` needs a default export.
import { CompletenessList } from '#web/features/partner-dashboard/components/completeness-list.tsx';
import type { DashboardListing, DashboardMonth } from '#web/features/partner-dashboard/dashboard.ts';
import { formatShortMonth } from '#web/lib/format/short-month.ts';
import { partnerDashboard as text } from '#web/locales/fr/partner/partner-dashboard.ts';
import { LineChart } from '#web/ui/charts/line-chart.tsx';

interface ListingFiguresProps {
  months: readonly DashboardMonth[];
  listing: DashboardListing;
}

export default function ListingFigures({ months, listing }: ListingFiguresProps) {
  return (
    <>
      <Charts months={months} />
      <CompletenessList listing={listing} />
    </>
  );
}

function Charts({ months }: { months: readonly DashboardMonth[] }) {
  const { charts } = text;
  const labels = months.map(({ month }) => formatShortMonth(month));
  return (
    <div className="mt-6 grid gap-x-12 gap-y-10 border-ornament border-t pt-8 pb-10 desktop:grid-cols-2">
      <LineChart
        title={charts.views}
        description={charts.viewsText}
        labelTitle={charts.month}
        labels={labels}
        series={[{ name: charts.viewsSeries, values: months.map(({ views }) => views) }]}
      />
      <LineChart
        title={charts.requests}
        description={charts.requestsText}
        labelTitle={charts.month}
        labels={labels}
        series={[
          { name: charts.requestsSeries, values: months.map(({ requests }) => requests) },
          { name: charts.bookingsSeries, values: months.map(({ bookings }) => bookings) },
        ]}
      />
    </div>
  );
}
