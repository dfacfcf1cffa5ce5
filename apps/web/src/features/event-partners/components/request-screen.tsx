// A request to one partner: its steps, its quote with the decision, and the conversation.

import type { CancellationConsequence } from '@liesse/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AcceptDialog } from '#web/features/event-partners/components/accept-dialog.tsx';
import { BookedPanel } from '#web/features/event-partners/components/booked-panel.tsx';
import { DecisionRefusal } from '#web/features/event-partners/components/decision-refusal.tsx';
import { DeclineDialog } from '#web/features/event-partners/components/decline-dialog.tsx';
import { HeadCountDialog } from '#web/features/event-partners/components/head-count-dialog.tsx';
import { QuotePanel } from '#web/features/event-partners/components/quote-panel.tsx';
import { RequestFacts } from '#web/features/event-partners/components/request-facts.tsx';
import { RequestHeader } from '#web/features/event-partners/components/request-header.tsx';
import { mainQuote, type ReceivedQuote, type RequestPage, withOptions } from '#web/features/event-partners/request.ts';
import { requestSteps } from '#web/features/event-partners/request-steps.ts';
import { type DeclineKind, useDecisionMutation } from '#web/features/event-partners/use-decision-mutation.ts';
import { eventSearchAddress } from '#web/features/event-partners/wanted-trades.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { isOpenRequest } from '#web/lib/api/request-schemas.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { quotes as text } from '#web/locales/fr/quotes.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DatedSteps } from '#web/ui/layout/dated-steps.tsx';

interface RequestScreenProps {
  page: RequestPage;
  event: PlannedEvent;
  /** Opens with the dialog for acceptance. */
  isAccepting: boolean;
  conversation: ReactNode;
  /** Replaces the panel of the booking once the event is over. */
  review: ReactNode;
  /** The colleagues that the partner recommends. */
  recommendations: ReactNode;
  /** Downloads and changes of a quote, for the page that composes them. */
  renderQuoteEnd: (quote: ReceivedQuote) => ReactNode;
  /** The invoices of the booking, if any. */
  invoices: ReactNode;
  /** What a cancellation by the hosts would cost. */
  cancellation: CancellationConsequence;
  /** Moves the focus to the message field. */
  onWrite: () => void;
}

type OpenDialog = 'accept' | 'head-count' | DeclineKind | null;

export function RequestScreen(props: RequestScreenProps) {
  const {
    page,
    event,
    isAccepting,
    conversation,
    review,
    recommendations,
    invoices,
    cancellation,
    renderQuoteEnd,
    onWrite,
  } = props;
  const { request, quotes } = page;
  const today = useToday();
  const decision = useDecisionMutation(request.id, event.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sent = mainQuote(quotes);
  const quote = sent?.state === 'sent' ? withOptions(sent, chosen) : sent;
  const isWaiting = quote?.state === 'sent' && isOpenRequest(request);
  const [dialog, setDialog] = useState<OpenDialog>(isAccepting && isWaiting && event.canEdit ? 'accept' : null);
  const [hasJustBooked, setJustBooked] = useState(false);
  const booked = useRef<HTMLHeadingElement>(null);
  // After an acceptance the focus moves to the heading of the booking.
  useEffect(() => {
    if (hasJustBooked) booked.current?.focus();
  }, [hasJustBooked]);

  const open = (kind: OpenDialog) => {
    decision.reset();
    setDialog(kind);
  };
  const close = () => setDialog(null);
  const write = () => {
    // An open dialog would take the focus back.
    flushSync(close);
    onWrite();
  };
  const refusal = decision.refusal && (
    <DecisionRefusal
      refusal={decision.refusal}
      searchAddress={eventSearchAddress(request.trade, event, today)}
      eventAddress={`/client/events/${event.id}`}
      onWrite={write}
    />
  );

  const toggleOption = (lineId: string) => setChosen(new Set(chosen.symmetricDifference(new Set([lineId]))));

  async function accept({ id: quoteId, lines }: ReceivedQuote, words: string) {
    const taken = lines.filter((line) => line.is_chosen).map(({ id }) => id);
    if ((await decision.run({ kind: 'accept', quoteId, chosen: taken, words })) === null) return;
    close();
    setJustBooked(true);
  }

  return (
    <>
      <RequestHeader page={page} />
      <DatedSteps steps={requestSteps(page)} texts={text.steps} />
      <div className="mt-8 grid gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="flex min-w-0 flex-col gap-8">
          {isOpenRequest(request) && event.starts_on !== null && event.starts_on !== request.starts_on && (
            <Notice tone="note">{text.facts.moved(formatCivilDate(event.starts_on))}</Notice>
          )}
          {request.state === 'done' && review}
          {request.state === 'accepted' && (
            <BookedPanel
              ref={booked}
              partnerName={request.partner_name}
              quote={quote}
              dateToAgree={request.date_to_agree}
              canCancel={event.canEdit}
              onCancel={() => open('cancel')}
            />
          )}
          {invoices}
          <QuotePanel
            page={page}
            quote={quote}
            eventDay={event.starts_on}
            today={today}
            canEdit={event.canEdit}
            renderQuoteEnd={renderQuoteEnd}
            onToggleOption={isWaiting && event.canEdit ? toggleOption : undefined}
            onAccept={() => open('accept')}
            onDecline={() => open(isWaiting ? 'decline' : 'withdraw')}
          />
          {recommendations}
          <RequestFacts
            request={request}
            onChangeGuests={isOpenRequest(request) && event.canEdit ? () => open('head-count') : undefined}
          />
        </div>
        <div className="min-w-0">{conversation}</div>
      </div>
      {dialog === 'accept' && quote !== null && (
        <AcceptDialog
          quote={quote}
          partnerId={request.partner_id}
          partnerName={request.partner_name}
          eventDay={event.starts_on}
          today={today}
          decision={decision}
          refusal={refusal}
          onAccept={(words) => void accept(quote, words)}
          onClose={close}
        />
      )}
      {dialog === 'head-count' && (
        <HeadCountDialog request={request} expected={event.expected_guests} onClose={close} />
      )}
      {dialog !== null && dialog !== 'accept' && dialog !== 'head-count' && (
        <DeclineDialog
          kind={dialog}
          request={request}
          quote={quote}
          cancellation={cancellation}
          decision={decision}
          refusal={refusal}
          onClose={close}
        />
      )}
    </>
  );
}
