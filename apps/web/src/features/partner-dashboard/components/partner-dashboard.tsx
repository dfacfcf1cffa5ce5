// The partner's dashboard: figures, what waits for an answer, the next bookings, the charts and the completeness of the listing.

import { conversionOf } from '#web/features/partner-dashboard/completeness.ts';
import { Bookings } from '#web/features/partner-dashboard/components/bookings.tsx';
import { CompletenessList } from '#web/features/partner-dashboard/components/completeness-list.tsx';
import { Exchanges } from '#web/features/partner-dashboard/components/exchanges.tsx';
import { RequestsToAnswer } from '#web/features/partner-dashboard/components/requests-to-answer.tsx';
import type { PartnerDashboard as Dashboard, DashboardMonth } from '#web/features/partner-dashboard/dashboard.ts';
import { useLivePartnerDashboard } from '#web/features/partner-dashboard/queries.ts';
import { formatCount, formatMinutes, formatShare } from '#web/lib/format/format.ts';
import { partnerDashboard as text } from '#web/locales/fr/partner-dashboard.ts';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { Fact } from '#web/ui/layout/fact.tsx';

export function PartnerDashboard({ dashboard, personId }: { dashboard: Dashboard; personId: string }) {
  const { listing, to_answer: toAnswer, months } = dashboard;
  useLivePartnerDashboard(personId, listing.id);
  return (
    <>
      <Figures dashboard={dashboard} />
      <div className="mt-4 grid gap-x-12 tablet:grid-cols-2 desktop:grid-cols-3">
        <RequestsToAnswer requests={toAnswer.requests} />
        <Bookings bookings={dashboard.bookings} datesToAgree={dashboard.dates_to_agree} />
        <Exchanges unread={dashboard.unread} quotes={dashboard.expiring_quotes} />
      </div>
      <Charts months={months} />
      <CompletenessList listing={listing} />
    </>
  );
}

function Figures({ dashboard: { listing, to_answer: toAnswer, months } }: { dashboard: Dashboard }) {
  const { figures } = text;
  const conversion = conversionOf(months);
  const minutes = listing.response_minutes;
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 desktop:grid-cols-4 desktop:gap-x-12">
      <Fact label={figures.toAnswer} value={formatCount(toAnswer.count)} note={figures.toAnswerNote(toAnswer.count)} />
      <Fact
        label={figures.response}
        value={minutes === null ? figures.none : formatMinutes(minutes)}
        note={minutes === null ? figures.responseNone : figures.responseNote}
      />
      <Fact label={figures.views} value={formatCount(months.at(-1)?.views ?? 0)} note={figures.viewsNote} />
      <Fact
        label={figures.conversion}
        value={conversion === null ? figures.none : formatShare(conversion)}
        note={conversion === null ? figures.conversionNone : figures.conversionNote}
      />
    </dl>
  );
}

function Charts({ months }: { months: readonly DashboardMonth[] }) {
  const { charts } = text;
  const labels = months.map(({ month }) => charts.months[Number(month.slice(5)) - 1] ?? month);
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
