// The steps of a request with their dates: done, current and upcoming.
import { mainQuote, type RequestPage } from '#web/features/event-partners/request.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import type { DatedStep } from '#web/ui/layout/dated-steps.tsx';

const { steps: text } = quotes;

export function requestSteps({ request, quotes: received }: RequestPage): DatedStep[] {
  const quote = mainQuote(received);
  const allSteps: DatedStep[] = [
    { name: text.asked, at: request.created_at, state: 'done' },
    { name: text.seen, at: request.seen_at, state: 'todo' },
    { name: text.quoted, at: quote?.sent_at ?? null, state: 'todo' },
    { name: text.booked, at: quote?.state === 'accepted' ? quote.decided_at : null, state: 'todo' },
  ];
  if (request.state === 'declined' || request.state === 'expired') {
    return [...allSteps.filter(({ at }) => at !== null).map(done), endStep(request)];
  }
  const last = allSteps.findLastIndex(({ at }) => at !== null);
  const steps = allSteps.map((step, index): DatedStep => ({ ...step, state: stepState(index, last) }));
  return request.state === 'done'
    ? [...steps.map(done), { name: text.done, at: request.updated_at, state: 'current' }]
    : steps;
}

const done = (step: DatedStep): DatedStep => ({ ...step, state: 'done' });

function stepState(index: number, last: number): DatedStep['state'] {
  if (index === last) return 'current';
  return index < last ? 'done' : 'todo';
}

function endStep(request: RequestPage['request']): DatedStep {
  const name =
    request.state === 'expired'
      ? text.expired
      : request.declined_by === 'partner'
        ? text.declinedByPartner
        : text.declinedByClient;
  return {
    name,
    at: request.updated_at,
    state: 'ended',
    ...(request.decline_reason !== '' && { reason: request.decline_reason }),
  };
}
