// /partner/requests/{id}: one request with its facts, quotes and conversation.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PartnerThread } from '#web/app/partner/requests/partner-thread.tsx';
import { REQUESTS_PATH } from '#web/features/partner-requests/addresses.ts';
import { RequestScreen } from '#web/features/partner-requests/components/request-screen.tsx';
import { partnerRequestQuery, useLiveRequest } from '#web/features/partner-requests/queries.ts';
import { newQuoteAddress, quoteAddress } from '#web/features/quotes/addresses.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partnerRequests } from '#web/locales/fr/partner-requests.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

const { page: text } = partnerRequests;

export function Component() {
  const { requestId = '' } = useParams();
  const { data, isError, refetch } = useQuery(partnerRequestQuery(requestId));
  useLiveRequest(requestId);
  if (data === undefined) {
    return isError ? (
      <ErrorState message={partnerRequests.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (data === null) return <Unknown />;
  return (
    <>
      <Metadata title={data.request.event_name} description={text.description} />
      <RequestScreen
        key={requestId}
        page={data}
        addresses={{ write: newQuoteAddress(requestId), open: quoteAddress }}
        conversation={<PartnerThread page={data} refetch={refetch} />}
      />
    </>
  );
}

function Unknown() {
  return (
    <>
      <Metadata title={text.unknown.title} description={text.description} />
      <h1 className="sr-only">{partnerRequests.title}</h1>
      <EmptyState title={text.unknown.title} text={text.unknown.text}>
        <ButtonLink href={REQUESTS_PATH}>{text.unknown.back}</ButtonLink>
      </EmptyState>
    </>
  );
}
