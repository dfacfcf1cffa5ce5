// The partner's dashboard: figures, what waits for an answer, the next bookings, and how the listing does.

import { conversionOf } from '#web/features/partner-dashboard/completeness.ts';
import { Bookings } from '#web/features/partner-dashboard/components/bookings.tsx';
import { Exchanges } from '#web/features/partner-dashboard/components/exchanges.tsx';
import { RequestsToAnswer } from '#web/features/partner-dashboard/components/requests-to-answer.tsx';
import type { PartnerDashboard as Dashboard } from '#web/features/partner-dashboard/dashboard.ts';
import { useLivePartnerDashboard } from '#web/features/partner-dashboard/queries.ts';
import { deferredComponent } from '#web/lib/boot/deferred-component.ts';
import { formatCount, formatMinutes, formatShare } from '#web/lib/format/format.ts';
import { partnerDashboard as text } from '#web/locales/fr/partner/partner-dashboard.ts';
import { Fact } from '#web/ui/layout/fact.tsx';

/** Below the first screen: its code is loaded after the rest is shown. */
const ListingFigures = deferredComponent(
  () => import('#web/features/partner-dashboard/components/listing-figures.tsx'),
);

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
      <ListingFigures months={months} listing={listing} />
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
