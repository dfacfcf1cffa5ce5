// The three ways of saying no: to a quote, to a request that waits, to a booking.
import type { ReactNode } from 'react';
import { ReasonDialog } from '#web/features/event-partners/components/reason-dialog.tsx';
import type { AskedQuote, ReceivedQuote } from '#web/features/event-partners/request.ts';
import { cancelBooking, declineQuote, declineRequest } from '#web/features/event-partners/request-mutations.ts';
import type { Decision } from '#web/features/event-partners/use-decision.ts';
import { quotes as text } from '#web/locales/fr/quotes.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export type NoKind = 'decline' | 'withdraw' | 'cancel';

interface NoDialogProps {
  kind: NoKind;
  request: AskedQuote;
  quote: ReceivedQuote | null;
  decision: Decision;
  refusal: ReactNode;
  onClose: () => void;
}

export function NoDialog({ kind, request, quote, decision, refusal, onClose }: NoDialogProps) {
  const words = text[kind];

  async function submit(reason: string): Promise<boolean> {
    const isDone = await decision.run(() => {
      if (kind === 'cancel') return cancelBooking(request.id, reason);
      return kind === 'decline' && quote !== null ? declineQuote(quote.id, reason) : declineRequest(request.id, reason);
    });
    if (isDone) toast({ title: words.done });
    return isDone;
  }

  return (
    <ReasonDialog
      name={`refusal:${kind}:${request.id}`}
      title={words.title}
      text={words.text}
      note={kind === 'cancel' ? lawOf(quote) : undefined}
      action={words.submit}
      isBusy={decision.isBusy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** Code de la consommation, article L. 214-1: what is paid ahead is arrhes unless the contract says otherwise. */
function lawOf(quote: ReceivedQuote | null): string {
  const { law } = text.cancel;
  const kinds = new Set(quote?.terms.map(({ kind }) => kind) ?? []);
  if (kinds.has('arrhes')) return kinds.has('acompte') ? law.both : law.arrhes;
  return kinds.has('acompte') ? law.acompte : law.none;
}
