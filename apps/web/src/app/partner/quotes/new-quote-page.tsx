// /partner/quotes/new?request={requestId}: starts the draft of a request or resumes it, and goes to its address.
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { quoteAddress, REQUEST } from '#web/features/quotes/addresses.ts';
import { startedQuoteQuery } from '#web/features/quotes/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { quoteEditor as text } from '#web/locales/fr/partner/quote-editor.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const [search] = useSearchParams();
  const { data } = useQuery(startedQuoteQuery(search.get(REQUEST) ?? ''));
  if (data?.ok) return <Navigate to={quoteAddress(data.quoteId)} replace />;
  return (
    <>
      <Metadata title={text.draft} description={text.description} />
      <h1 className="sr-only">{text.draft}</h1>
      {data === undefined ? (
        <SkeletonLines count={8} />
      ) : (
        <EmptyState title={text.startFailed} text={data.message}>
          <ButtonLink href="/partner/requests">{text.unknown.back}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
