// A partner's invoices of a year: the sums, the bookings to invoice, and the list page by page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { InvoiceName } from '#web/features/invoices/components/invoice-name.tsx';
import type { InvoiceLine, InvoicePage } from '#web/features/invoices/invoice.ts';
import { daysText, stateBadge } from '#web/features/invoices/invoice-text.ts';
import { invoiceListQuery } from '#web/features/invoices/queries.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Fact } from '#web/ui/layout/fact.tsx';
import { Section } from '#web/ui/layout/section.tsx';

interface InvoicesScreenProps {
  /** Null is the newest year that has an invoice. */
  year: number | null;
  today: CivilDate;
  onYear: (year: string) => void;
}

export function InvoicesScreen({ year, today, onYear }: InvoicesScreenProps) {
  const list = useInfiniteQuery(invoiceListQuery(year));
  const first = list.data?.pages[0];
  return (
    <>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-measure">
          <h1 className="text-title">{text.title}</h1>
          <p className="mt-2 text-quiet">{text.lead}</p>
        </div>
        {first !== undefined && first.years.length > 1 && (
          <SelectField
            label={text.year}
            value={String(first.year)}
            onChange={({ target }) => onYear(target.value)}
            options={first.years.map((each) => ({ value: String(each), label: String(each) }))}
          />
        )}
      </header>
      {list.isError && <ErrorState message={text.loadFailed} onRetry={() => void list.refetch()} />}
      {first === undefined ? (
        !list.isError && <SkeletonLines count={8} />
      ) : (
        <>
          {first.years.length > 0 && <Totals page={first} />}
          {first.bookings.length > 0 && <Bookings bookings={first.bookings} />}
          {first.years.length === 0 ? (
            <EmptyState title={text.empty.title} text={text.empty.text} />
          ) : (
            <Section title={text.list}>
              <ul className="-mt-3">
                {list.data?.pages.flatMap(({ invoices }) =>
                  invoices.map((invoice) => <InvoiceRow key={invoice.id} invoice={invoice} today={today} />),
                )}
              </ul>
              {list.hasNextPage && (
                <div className="mt-6">
                  <Button look="secondary" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    {text.older}
                  </Button>
                </div>
              )}
            </Section>
          )}
        </>
      )}
    </>
  );
}

function Totals({ page: { totals, year } }: { page: InvoicePage }) {
  const { invoiced_cents: invoiced, paid_cents: paid, owed_cents: owed, late_cents: late } = totals;
  return (
    <dl className="mb-6 grid gap-x-10 tablet:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      <Fact label={text.totals.invoiced} value={formatMoney(invoiced)} note={text.totals.invoicedNote(String(year))} />
      <Fact label={text.totals.paid} value={formatMoney(paid)} note={text.totals.paidNote} />
      <Fact
        label={text.totals.owed}
        value={formatMoney(owed)}
        note={late > 0 ? text.totals.lateNote(formatMoney(late)) : text.totals.owedNote}
        tone={late > 0 ? 'danger' : 'plain'}
      />
    </dl>
  );
}

const rowLink =
  'flex flex-wrap items-center gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors hover:text-accent';

function Bookings({ bookings }: { bookings: InvoicePage['bookings'] }) {
  return (
    <Section title={text.bookings.title} description={text.bookings.text}>
      <ul className="-mt-3">
        {bookings.map(
          ({ request_id: id, event_name: event, client_name: client, starts_on: day, total_ttc_cents: total }) => (
            <li key={id}>
              <Link to={`/partner/invoices/${id}`} className={rowLink}>
                <span className="min-w-0 flex-1 basis-48">
                  <span className="block wrap-anywhere">{event}</span>
                  <span className="block wrap-anywhere text-quiet text-small">
                    {text.bookings.of(client, day === null ? null : text.bookings.on(formatCivilDate(day)))}
                  </span>
                </span>
                <span className="font-display text-heading lining-nums tabular-nums">{formatMoney(total)}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

function InvoiceRow({ invoice, today }: { invoice: InvoiceLine; today: CivilDate }) {
  const state = stateBadge(invoice, today);
  const cents = invoice.kind === 'credit_note' ? -invoice.due_cents : invoice.due_cents;
  return (
    <li>
      <Link to={`/partner/invoices/${invoice.request_id}`} className={rowLink}>
        <span className="min-w-0 flex-1 basis-48">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <InvoiceName {...invoice} /> <Badge tone={state.tone}>{state.text}</Badge>
          </span>
          <span className="block wrap-anywhere text-quiet text-small">
            {invoice.buyer_name} · {invoice.event_name}
          </span>
          <span className="block text-quiet text-small">{daysText(invoice, today)}</span>
        </span>
        <span className="font-display text-heading lining-nums tabular-nums">{formatMoney(cents)}</span>
      </Link>
    </li>
  );
}
