// Declines a quote, withdraws a request or cancels a booking, with an optional reason.
import type { CancellationConsequence } from '@liesse/domain';
import type { ReactNode } from 'react';
import type { QuoteRequest, ReceivedQuote } from '#web/features/event-partners/request.ts';
import type { DecisionMutation, DeclineKind } from '#web/features/event-partners/use-decision-mutation.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { cancellation as costs } from '#web/locales/fr/cancellation.ts';
import { quotes as text } from '#web/locales/fr/quotes.ts';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

interface DeclineDialogProps {
  kind: DeclineKind;
  request: QuoteRequest;
  quote: ReceivedQuote | null;
  cancellation: CancellationConsequence;
  decision: DecisionMutation;
  refusal: ReactNode;
  onClose: () => void;
}

export function DeclineDialog(props: DeclineDialogProps) {
  const { kind, request, quote, cancellation, decision, refusal, onClose } = props;
  const texts = text[kind];
  const submit = async (reason: string): Promise<boolean> =>
    (await decision.run({ kind, quoteId: quote?.id ?? null, reason })) !== null;

  return (
    <ReasonDialog
      draftName={`refusal:${kind}:${request.id}`}
      title={texts.title}
      text={texts.text}
      note={kind === 'cancel' ? legalNote(quote, cancellation) : undefined}
      action={texts.submit}
      hint={text.reasonHint}
      isBusy={decision.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** Code de la consommation, article L. 214-1: a payment in advance counts as arrhes unless the contract says otherwise. */
function legalNote(quote: ReceivedQuote | null, cancellation: CancellationConsequence): string {
  if (cancellation.outcome !== 'none' && cancellation.cents > 0)
    return costs[cancellation.outcome](formatMoney(cancellation.cents), 'client');
  const { law } = text.cancel;
  const kinds = new Set(quote?.terms.map(({ kind }) => kind) ?? []);
  if (kinds.has('arrhes')) return kinds.has('acompte') ? law.both : law.arrhes;
  return kinds.has('acompte') ? law.acompte : law.none;
}
