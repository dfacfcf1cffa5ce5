// /partner/invoices/{request}: the invoices of one booking.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useToday } from '#web/features/events/use-today.ts';
import { BookingInvoices } from '#web/features/invoices/components/booking-invoices.tsx';
import { type BookingInvoices as Booking, invoicedCents, paidCents } from '#web/features/invoices/invoice.ts';
import { bookingInvoicesQuery } from '#web/features/invoices/queries.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Fact } from '#web/ui/layout/fact.tsx';

const parents = [{ label: text.title, href: '/partner/invoices' }];

export function Component() {
  const { requestId = '' } = useParams();
  const today = useToday();
  const { data, isError, refetch } = useQuery(bookingInvoicesQuery(requestId));
  if (data === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (data === null) return <Unknown />;
  return (
    <>
      <Metadata title={text.booking.title(data.event_name)} description={text.description} />
      <Head booking={data} />
      <BookingInvoices booking={data} today={today} />
    </>
  );
}

function Head({ booking }: { booking: Booking }) {
  const { event_name: event, client_name: client, event_on: day, quote, invoices } = booking;
  return (
    <>
      <header className="mb-7">
        <Breadcrumbs parents={parents} current={event} />
        <h1 className="mt-2 wrap-anywhere text-title">{event}</h1>
        <p className="mt-2 wrap-anywhere text-quiet">
          {text.bookings.of(client, day === null ? null : text.bookings.on(formatCivilDate(day)))}
        </p>
      </header>
      <dl className="mb-6 grid gap-x-10 tablet:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {quote === null ? (
          <Fact label={text.booking.noQuote} value={formatMoney(0)} note={text.booking.closed} />
        ) : (
          <Fact
            label={text.booking.quote}
            value={formatMoney(quote.total_ttc_cents)}
            note={text.booking.quoteNote(quote.number)}
          />
        )}
        <Fact
          label={text.booking.invoiced}
          value={formatMoney(invoicedCents(invoices))}
          note={text.booking.invoicedNote}
        />
        <Fact label={text.booking.paid} value={formatMoney(paidCents(invoices))} note={text.booking.paidNote} />
      </dl>
    </>
  );
}

function Unknown() {
  return (
    <>
      <Metadata title={text.unknown.title} description={text.description} />
      <h1 className="sr-only">{text.title}</h1>
      <EmptyState title={text.unknown.title} text={text.unknown.text}>
        <ButtonLink href="/partner/invoices">{text.unknown.back}</ButtonLink>
      </EmptyState>
    </>
  );
}
