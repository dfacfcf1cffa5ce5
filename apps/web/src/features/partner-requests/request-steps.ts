// The steps of a request on the partner's side: done, current and upcoming.
import {
  acceptedQuote,
  type PartnerRequest,
  type PartnerRequestPage,
} from '#web/features/partner-requests/partner-request.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import type { DatedStep } from '#web/ui/layout/dated-steps.tsx';

const { steps: text } = partnerRequests.page;

export function requestSteps(page: PartnerRequestPage): DatedStep[] {
  const { request, quotes } = page;
  const sent = quotes.find(({ sent_at: at }) => at !== null);
  const steps: DatedStep[] = [
    { name: text.asked, at: request.created_at, state: 'done' },
    { name: text.seen, at: request.seen_at, state: 'todo' },
    { name: text.quoted, at: sent?.sent_at ?? null, state: 'todo' },
    { name: text.booked, at: acceptedQuote(page)?.decided_at ?? null, state: 'todo' },
  ];
  if (request.state === 'declined' || request.state === 'expired') {
    return [...steps.filter(({ at }) => at !== null).map(done), endStep(request)];
  }
  const last = steps.findLastIndex(({ at }) => at !== null);
  const reached = steps.map((step, index): DatedStep => ({ ...step, state: stateAt(index, last) }));
  return request.state === 'done'
    ? [...reached.map(done), { name: text.done, at: request.updated_at, state: 'current' }]
    : reached;
}

const done = (step: DatedStep): DatedStep => ({ ...step, state: 'done' });

function stateAt(index: number, last: number): DatedStep['state'] {
  if (index === last) return 'current';
  return index < last ? 'done' : 'todo';
}

function endStep({ state, declined_by: by, decline_reason: reason, updated_at: at }: PartnerRequest): DatedStep {
  const name = state === 'expired' ? text.expired : by === 'partner' ? text.declinedByPartner : text.declinedByClient;
  return { name, at, state: 'ended', ...(reason !== '' && { reason }) };
}
