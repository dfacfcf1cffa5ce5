// The heading of a quote's page: what it is, for whom and for which day, and its other versions.
import { Link } from 'react-router';
import { quoteAddress } from '#web/features/quotes/addresses.ts';
import type { PartnerQuote, QuotePage } from '#web/features/quotes/quote.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { quoteEditor as text } from '#web/locales/fr/partner/quote-editor.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

export function QuoteHeading({ page, quote }: { page: QuotePage; quote: PartnerQuote }) {
  const { request } = page;
  const title = quote.number === null ? text.draft : text.numbered(quote.number);
  const others = page.quotes.filter(({ id }) => id !== quote.id).toSorted((a, b) => a.version - b.version);
  const facts = [
    [text.client, request.client_name],
    [text.event, request.event_name],
    [text.date, request.starts_on === null ? '' : formatCivilDate(request.starts_on)],
    [text.place, request.place ?? ''],
    [text.guests, request.guests === null ? '' : formatCount(request.guests)],
  ] as const;
  return (
    <header className="mb-8">
      <Breadcrumbs parents={[{ label: text.requests, href: '/partner/requests' }]} current={title} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-title lining-nums">{title}</h1>
        <p className="text-quiet">{text.version(quote.version)}</p>
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-small">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{value === '' ? text.none : value}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <nav aria-label={text.sent.others} className="mt-3 flex flex-wrap gap-x-5 text-small">
          {others.map(({ id, version, state }) => (
            <Link
              key={id}
              to={quoteAddress(id)}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {text.version(version)}, {text.sent.states[state].toLocaleLowerCase('fr')}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
