// The main quote with its options and the buttons that decide about it, and the earlier quotes below.

import { headCountChange } from '@liesse/domain';
import type { ReactNode } from 'react';
import { askAddress } from '#web/features/event-partners/addresses.ts';
import { QuoteSheet } from '#web/features/event-partners/components/quote-sheet.tsx';
import { isExpired, type ReceivedQuote, type RequestPage } from '#web/features/event-partners/request.ts';
import { isOpenRequest } from '#web/lib/api/request-schemas.ts';
import { type CivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { quote: text } = quotes;

interface QuotePanelProps {
  page: RequestPage;
  /** The main quote, with the options that the client ticked; null without any. */
  quote: ReceivedQuote | null;
  eventDay: CivilDate | null;
  today: CivilDate;
  canEdit: boolean;
  renderQuoteEnd: (quote: ReceivedQuote) => ReactNode;
  onToggleOption: ((lineId: string) => void) | undefined;
  onAccept: () => void;
  onDecline: () => void;
}

export function QuotePanel(props: QuotePanelProps) {
  const { page, quote, eventDay, today, renderQuoteEnd, onToggleOption } = props;
  const change = quote === null ? null : headCountChange(quote, page.request);
  const earlier = page.quotes.filter(({ id, state }) => id !== quote?.id && state !== 'draft');
  return (
    <section aria-label={quote === null ? quotes.steps.quoted : text.title(quote.number ?? '')}>
      {quote === null ? (
        <p className="max-w-measure text-quiet">{isOpenRequest(page.request) ? text.none : text.noneClosed}</p>
      ) : (
        <>
          <QuoteHeading quote={quote} today={today} />
          {change !== null && (
            <div className="mb-4">
              <Notice tone="note">{text.guestsChanged(change.from, change.to)}</Notice>
            </div>
          )}
          <QuoteSheet {...{ quote, eventDay, today, onToggleOption }} />
        </>
      )}
      <Decisions {...props} />
      {quote !== null && <div className="mt-6 flex flex-col gap-5">{renderQuoteEnd(quote)}</div>}
      {earlier.length > 0 && (
        <details className="mt-6 border-hairline border-t">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-metal text-small underline decoration-hairline underline-offset-4">
            {text.earlier(earlier.length)}
          </summary>
          {earlier.map((former) => (
            <div key={former.id} className="border-hairline border-b py-4">
              <QuoteHeading quote={former} today={today} />
              <QuoteSheet quote={former} eventDay={eventDay} today={today} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

const tones: Record<ReceivedQuote['state'], BadgeTone> = {
  draft: 'neutral',
  sent: 'accent',
  accepted: 'success',
  declined: 'neutral',
  expired: 'danger',
  withdrawn: 'neutral',
};

function QuoteHeading({ quote, today }: { quote: ReceivedQuote; today: CivilDate }) {
  const state = isExpired(quote, today) ? 'expired' : quote.state;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-heading lining-nums">{text.title(quote.number ?? '')}</h2>
      <Badge tone={tones[state]}>{text.states[state]}</Badge>
    </div>
  );
}

function Decisions({ page, today, canEdit, quote, onAccept, onDecline }: QuotePanelProps) {
  const { request } = page;
  if (!canEdit) return isOpenRequest(request) ? <p className="mt-5 text-quiet text-small">{text.readOnly}</p> : null;
  if (isOpenRequest(request)) {
    const isWaiting = quote?.state === 'sent';
    const isOver = quote !== null && isExpired(quote, today);
    return (
      <div className="mt-6 flex flex-col gap-4">
        {isOver && <Notice tone="note">{text.overdue(formatShortDate(quote.valid_until))}</Notice>}
        <div className="flex flex-wrap gap-3">
          {isWaiting && !isOver && <Button onClick={onAccept}>{text.accept}</Button>}
          <Button look="secondary" onClick={onDecline}>
            {isWaiting ? text.decline : text.withdraw}
          </Button>
        </div>
      </div>
    );
  }
  const isClosed = request.state === 'declined' || request.state === 'expired';
  if (!isClosed || request.partner_id === null || page.partner === null) return null;
  return (
    <div className="mt-6">
      <ButtonLink href={askAddress([request.partner_id])} look="secondary" size="small">
        {text.askAgain}
      </ButtonLink>
    </div>
  );
}
