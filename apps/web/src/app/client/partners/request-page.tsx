// /client/partners/requests/{id}: one request with its quotes and its conversation.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { Thread } from '#web/features/conversations/components/thread.tsx';
import { ACCEPT, REVIEW } from '#web/features/event-partners/addresses.ts';
import { RequestScreen } from '#web/features/event-partners/components/request-screen.tsx';
import { ReviewPanel } from '#web/features/event-partners/components/review-panel.tsx';
import { isBooked, type ReceivedQuote, type RequestPage } from '#web/features/event-partners/request.ts';
import { requestQuery, useLiveRequest } from '#web/features/event-partners/request-queries.ts';
import { chooseEvent, useCurrentEvent } from '#web/features/events/current-event.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { eventsQuery } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { ReceivedInvoices } from '#web/features/invoices/components/received-invoices.tsx';
import { cancellationOf } from '#web/features/invoices/invoice.ts';
import { bookingInvoicesQuery } from '#web/features/invoices/queries.ts';
import { QuoteDownloads } from '#web/features/quotes/components/quote-downloads.tsx';
import { VersionChanges } from '#web/features/quotes/components/version-changes.tsx';
import { RecommendedPartners } from '#web/features/recommendations/components/recommended-partners.tsx';
import { ReportLink } from '#web/features/reports/components/report-link.tsx';
import { isOpenRequest, openingMessage } from '#web/lib/api/request-schemas.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { quotes as text } from '#web/locales/fr/quotes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { requestId = '' } = useParams();
  const { data, isError, refetch } = useQuery(requestQuery(requestId));
  useLiveRequest(requestId);
  if (data === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (data === null) return <Unknown />;
  return <Request key={requestId} page={data} />;
}

function Request({ page }: { page: RequestPage }) {
  const { request } = page;
  const person = useOutletContext<Person>();
  const cache = useQueryClient();
  const current = useCurrentEvent();
  const [search] = useSearchParams();
  const field = useRef<HTMLTextAreaElement>(null);
  const today = useToday();
  const { data: events = [] } = useQuery(eventsQuery(person.id));
  // A quote that was never accepted has no invoice.
  const hasInvoices = page.quotes.some(({ state, decided_at: at }) => state === 'accepted' || at !== null);
  const { data: booking = null } = useQuery({ ...bookingInvoicesQuery(request.id), enabled: hasInvoices });
  const own = events.find(({ id }) => id === request.event_id);
  const isElsewhere = own !== undefined && own.id !== current.id;
  // A notification may lead to a request of another event, which then becomes the current one.
  useEffect(() => {
    if (isElsewhere) chooseEvent(own.id);
  }, [isElsewhere, own]);
  if (isElsewhere) return <SkeletonLines count={8} />;
  // Partners see the request on pages of their own.
  if (own === undefined) return <Unknown />;
  return (
    <>
      <Metadata title={text.title(request.partner_name)} description={text.description} />
      <RequestScreen
        page={page}
        event={own}
        isAccepting={search.has(ACCEPT)}
        review={
          <ReviewPanel
            page={page}
            event={own}
            personName={person.name}
            isFormOpen={search.has(REVIEW) && request.review_id === null}
          />
        }
        recommendations={
          <RecommendedPartners requestId={request.id} partnerName={request.partner_name} canEdit={own.canEdit} />
        }
        renderQuoteEnd={(quote) => <QuoteEnd page={page} quote={quote} />}
        invoices={booking !== null && <ReceivedInvoices booking={booking} today={today} />}
        cancellation={booking === null ? { outcome: 'none' } : cancellationOf('client', booking)}
        onWrite={() => field.current?.focus()}
        conversation={
          <Thread
            side="client"
            conversationId={page.conversation_id}
            otherName={request.partner_name}
            personId={person.id}
            canWrite={own.canEdit}
            isClosed={!isOpenRequest(request) && !isBooked(request)}
            messages={[openingMessage(request), ...page.messages]}
            unread={page.unread}
            readAt={latest(page.read_at, request.seen_at)}
            onRead={() => unreadKeys(own.id).forEach((queryKey) => void cache.invalidateQueries({ queryKey }))}
            fieldRef={field}
            renderReport={({ id, author_name: name }) => <ReportLink kind="message" subjectId={id} name={name} />}
          />
        }
      />
    </>
  );
}

/** What both sides of a quote have: its changes against the version before, and its documents. */
function QuoteEnd({ page: { request, quotes }, quote }: { page: RequestPage; quote: ReceivedQuote }) {
  const before = quotes.find(({ version }) => version === quote.version - 1);
  const sent = quotes.find(({ id }) => id === quote.id) ?? quote;
  return (
    <>
      {before !== undefined && <VersionChanges before={before} after={sent} />}
      <QuoteDownloads
        quote={sent}
        client={{ name: request.client_name, event: request.event_name, place: request.place }}
      />
    </>
  );
}

/** The partners, the conversations and the dashboard show unread counts. */
const unreadKeys = (eventId: string) => [
  eventKeys.partners(eventId),
  eventKeys.conversations(eventId),
  eventKeys.dashboards,
];

/** Opening the request reads its first message. */
const latest = (...instants: (string | null)[]): string | null =>
  instants.reduce(
    (last, at) => (at !== null && (last === null || Date.parse(at) > Date.parse(last)) ? at : last),
    null,
  );

function Unknown() {
  return (
    <>
      <Metadata title={text.unknown.title} description={text.description} />
      <h1 className="sr-only">{eventPartners.title}</h1>
      <EmptyState title={text.unknown.title} text={text.unknown.text}>
        <ButtonLink href="/client/partners">{text.unknown.back}</ButtonLink>
      </EmptyState>
    </>
  );
}
