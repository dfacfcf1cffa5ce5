// /partner/requests/{id}: one request with its facts, quotes and conversation.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PartnerThread } from '#web/app/partner/requests/partner-thread.tsx';
import { REQUESTS_PATH } from '#web/features/partner-requests/addresses.ts';
import { RequestScreen } from '#web/features/partner-requests/components/request-screen.tsx';
import type { PartnerRequestPage } from '#web/features/partner-requests/partner-request.ts';
import { partnerRequestQuery, useLiveRequest } from '#web/features/partner-requests/queries.ts';
import { newQuoteAddress, quoteAddress } from '#web/features/quotes/addresses.ts';
import { ColleagueField } from '#web/features/recommendations/components/colleague-field.tsx';
import { RecommendDialog } from '#web/features/recommendations/components/recommend-dialog.tsx';
import { useRecommendMutation } from '#web/features/recommendations/mutations.ts';
import { formatList } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { recommendations } from '#web/locales/fr/partner/recommendations.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
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
  return <Request key={requestId} page={data} />;
}

function Request({ page }: { page: PartnerRequestPage }) {
  const { request, recommended_by: recommenders } = page;
  const recommend = useRecommendMutation(request.id, recommendations.dialog.failed);
  const [isRecommending, setRecommending] = useState(false);
  return (
    <>
      <Metadata title={request.event_name} description={text.description} />
      <RequestScreen
        page={page}
        addresses={{
          write: newQuoteAddress(request.id),
          open: quoteAddress,
          invoices: `/partner/invoices/${request.id}`,
        }}
        conversation={<PartnerThread page={page} />}
        recommendation={{
          note: recommenders.length > 0 && (
            <p className="mt-2 text-metal text-small">{recommendations.from(formatList(recommenders))}</p>
          ),
          action: request.event_id !== null && (
            <Button look="quiet" onClick={() => setRecommending(true)}>
              {recommendations.dialog.open}
            </Button>
          ),
          renderField: (field) => <ColleagueField {...field} ownPartnerId={request.partner_id} />,
          recommend: (partnerId) => recommend.run({ partnerId, note: '' }),
        }}
      />
      {isRecommending && <RecommendDialog request={request} onClose={() => setRecommending(false)} />}
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
