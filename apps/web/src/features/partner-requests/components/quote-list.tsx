// The quotes of a request with their states, and the link to write one.

import { headCountChange } from '@liesse/domain';
import type { ReactNode } from 'react';
import type { PartnerQuote, PartnerRequestPage } from '#web/features/partner-requests/partner-request.ts';
import { isOpenRequest } from '#web/lib/api/request-schemas.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { page: text } = partnerRequests;

/** The pages of quotes belong to another feature. */
export interface QuoteAddresses {
  /** Starts or resumes the draft. */
  write: string;
  open: (quoteId: string) => string;
  /** The invoices of the booking. */
  invoices: string;
}

interface QuoteListProps {
  page: PartnerRequestPage;
  addresses: QuoteAddresses;
  /** Beside the button that writes a quote. */
  children: ReactNode;
}

const tones: Record<PartnerQuote['state'], BadgeTone> = {
  draft: 'neutral',
  sent: 'metal',
  accepted: 'success',
  declined: 'neutral',
  expired: 'danger',
  withdrawn: 'neutral',
};

export function QuoteList({ page: { request, quotes }, addresses, children }: QuoteListProps) {
  const sent = quotes.filter(({ state }) => state !== 'draft');
  const hasDraft = sent.length < quotes.length;
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes" className="mb-3 text-heading">
        {text.quotes}
      </h2>
      {sent.length === 0 && (
        <p className="max-w-measure text-quiet">{isOpenRequest(request) ? text.answer : text.noQuote}</p>
      )}
      {sent.length > 0 && (
        <ul className="border-hairline border-b">
          {sent.map((quote) => (
            <QuoteLine key={quote.id} request={request} quote={quote} address={addresses.open(quote.id)} />
          ))}
        </ul>
      )}
      {isOpenRequest(request) && (
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={addresses.write}>
            {hasDraft ? text.resume : sent.length > 0 ? text.another : text.write}
          </ButtonLink>
          {children}
        </div>
      )}
    </section>
  );
}

interface QuoteLineProps {
  request: PartnerRequestPage['request'];
  quote: PartnerQuote;
  address: string;
}

function QuoteLine({ request, quote, address }: QuoteLineProps) {
  const change = headCountChange(quote, request);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-t py-3 text-small">
      <span className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={address}>{text.quoteName(quote.number)}</TextLink>
        <Badge tone={tones[quote.state]}>{text.quoteStates[quote.state]}</Badge>
        {quote.state === 'sent' && (
          <span className="text-quiet">{text.validUntil(formatShortDate(quote.valid_until))}</span>
        )}
        {change !== null && <span className="basis-full text-danger">{text.guestsSince(change.from, change.to)}</span>}
      </span>
      <span className="font-display text-heading tabular-nums">{formatMoney(quote.total_ttc_cents)}</span>
    </li>
  );
}
