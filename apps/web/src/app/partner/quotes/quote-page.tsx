// /partner/quotes/{quoteId}: the editor of a draft, or a quote that was sent.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { QuoteSheet } from '#web/features/event-partners/components/quote-sheet.tsx';
import { useToday } from '#web/features/events/use-today.ts';
import { QuoteEditor } from '#web/features/quotes/components/quote-editor.tsx';
import { QuoteHeading } from '#web/features/quotes/components/quote-heading.tsx';
import { SentQuote } from '#web/features/quotes/components/sent-quote.tsx';
import { quoteQuery, useLiveQuote } from '#web/features/quotes/queries.ts';
import type { PartnerQuote, QuotePage } from '#web/features/quotes/quote.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { quoteEditor as text } from '#web/locales/fr/partner/quote-editor.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { quoteId = '' } = useParams();
  const { data, isError, refetch } = useQuery(quoteQuery(quoteId));
  if (data === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  const quote = data?.quotes.find(({ id }) => id === quoteId);
  if (data === null || quote === undefined) return <Unknown />;
  return <Quote key={quoteId} page={data} quote={quote} />;
}

function Quote({ page, quote }: { page: QuotePage; quote: PartnerQuote }) {
  const today = useToday();
  useLiveQuote(quote.id, page.request.id);
  const renderSheet = (shown: PartnerQuote) => (
    <QuoteSheet isOwn={shown.state !== 'draft'} quote={shown} eventDay={page.request.starts_on} today={today} />
  );
  return (
    <>
      <Metadata title={text.title(page.request.event_name)} description={text.description} />
      <QuoteHeading page={page} quote={quote} />
      {quote.state === 'draft' ? (
        <QuoteEditor {...{ page, quote, today, renderSheet }} />
      ) : (
        <SentQuote {...{ page, quote, renderSheet }} />
      )}
    </>
  );
}

function Unknown() {
  return (
    <>
      <Metadata title={text.unknown.title} description={text.description} />
      <h1 className="sr-only">{text.draft}</h1>
      <EmptyState title={text.unknown.title} text={text.unknown.text}>
        <ButtonLink href="/partner/requests">{text.unknown.back}</ButtonLink>
      </EmptyState>
    </>
  );
}
