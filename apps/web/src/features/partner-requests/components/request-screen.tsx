// The page of one request for its partner: steps, facts, quotes or booking, and the conversation.

import { type ReactNode, useState } from 'react';
import { REQUESTS_PATH } from '#web/features/partner-requests/addresses.ts';
import { BookingPanel } from '#web/features/partner-requests/components/booking-panel.tsx';
import { CancelDialog } from '#web/features/partner-requests/components/cancel-dialog.tsx';
import { ClientFacts } from '#web/features/partner-requests/components/client-facts.tsx';
import { DayPlan } from '#web/features/partner-requests/components/day-plan.tsx';
import { type ColleagueChoice, DeclineDialog } from '#web/features/partner-requests/components/decline-dialog.tsx';
import { type QuoteAddresses, QuoteList } from '#web/features/partner-requests/components/quote-list.tsx';
import { useSeeRequest } from '#web/features/partner-requests/mutations.ts';
import type { PartnerRequestPage } from '#web/features/partner-requests/partner-request.ts';
import { requestSteps } from '#web/features/partner-requests/request-steps.ts';
import { clientName, natureOf, stateBadge } from '#web/features/partner-requests/request-text.ts';
import { isOpenRequest } from '#web/lib/api/request-schemas.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { DatedSteps } from '#web/ui/layout/dated-steps.tsx';

const { page: text } = partnerRequests;
const parents = [{ label: partnerRequests.title, href: REQUESTS_PATH }];

interface RequestScreenProps {
  page: PartnerRequestPage;
  addresses: QuoteAddresses;
  conversation: ReactNode;
  /** The buttons and dialogs with which a colleague is recommended. */
  recommendation: Recommendation;
}

export interface Recommendation extends ColleagueChoice {
  action: ReactNode;
  /** Who recommended this partner to the client. */
  note: ReactNode;
}

export function RequestScreen({ page, addresses, conversation, recommendation }: RequestScreenProps) {
  const { request } = page;
  const [dialog, setDialog] = useState<'decline' | 'cancel' | null>(null);
  const badge = stateBadge(request);
  const close = () => setDialog(null);
  useSeeRequest(request);
  return (
    <>
      <header className="mb-7">
        <Breadcrumbs parents={parents} current={request.event_name} />
        <h1 className="mt-2 wrap-anywhere text-title">{request.event_name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet text-small">
          <span className="wrap-anywhere text-ink">{clientName(request)}</span>
          <span>{natureOf(request)}</span>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        {recommendation.note}
      </header>
      <DatedSteps steps={requestSteps(page)} texts={text.steps} />
      <div className="mt-8 grid gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="flex min-w-0 flex-col gap-10">
          {request.state === 'accepted' && (
            <BookingPanel page={page} addresses={addresses} onCancel={() => setDialog('cancel')} />
          )}
          <ClientFacts page={page} />
          {request.state === 'accepted' && <DayPlan plan={page.facts.day_plan} />}
          <QuoteList page={page} addresses={addresses}>
            {isOpenRequest(request) && (
              <Button look="quiet" onClick={() => setDialog('decline')}>
                {text.decline}
              </Button>
            )}
            {recommendation.action}
          </QuoteList>
        </div>
        <div className="min-w-0">{conversation}</div>
      </div>
      {dialog === 'decline' && <DeclineDialog page={page} choice={recommendation} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog request={request} onClose={close} />}
    </>
  );
}
