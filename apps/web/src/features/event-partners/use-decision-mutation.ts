// The hosts' decision about a request or its quote. The dialog that asked for it shows a refusal.
import {
  acceptQuote,
  cancelBooking,
  declineQuote,
  declineRequest,
} from '#web/features/event-partners/request-mutations.ts';
import { requestQuery } from '#web/features/event-partners/request-queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { quotes as text } from '#web/locales/fr/quotes.ts';
import { type ToastMutation, useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export type DeclineKind = 'decline' | 'withdraw' | 'cancel';

export type Decision =
  | { kind: 'accept'; quoteId: string; chosen: readonly string[]; words: string }
  | { kind: DeclineKind; quoteId: string | null; reason: string };

export type DecisionMutation = ToastMutation<Decision, { ok: true }>;

export function useDecisionMutation(requestId: string, eventId: string): DecisionMutation {
  return useToastMutation({
    mutationFn: (decision: Decision) => decide(requestId, decision),
    // A booking also writes to the budget, and its partner can be linked to and put in charge of timeline entries.
    invalidates: [
      requestQuery(requestId).queryKey,
      eventKeys.partners(eventId),
      eventKeys.partnerOptions(eventId),
      eventKeys.conversations(eventId),
      eventKeys.ledger(eventId),
      eventKeys.budgetItemOptions(eventId),
      eventKeys.timeline(eventId),
      eventKeys.documents(eventId),
      eventKeys.dashboards,
    ],
    success: (_, { kind }) => (kind === 'accept' ? undefined : { title: text[kind].done }),
  });
}

function decide(requestId: string, decision: Decision): Promise<Done> {
  if (decision.kind === 'accept') return acceptQuote(decision.quoteId, decision.chosen, decision.words);
  const { kind, quoteId, reason } = decision;
  if (kind === 'cancel') return cancelBooking(requestId, reason);
  return kind === 'decline' && quoteId !== null ? declineQuote(quoteId, reason) : declineRequest(requestId, reason);
}
