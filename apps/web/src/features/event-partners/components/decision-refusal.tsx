// The notice of a refused decision: the reason, and the actions that can help.
import { hintOf } from '#web/features/event-partners/refusals.ts';
import { type Refusal, refusalReason } from '#web/lib/api/refusal.ts';
import { formatShortDate, isCivilDate } from '#web/lib/format/civil-date.ts';
import { quotes as text } from '#web/locales/fr/quotes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface DecisionRefusalProps {
  refusal: Refusal;
  searchAddress: string;
  eventAddress: string;
  /** Moves the focus to the conversation. */
  onWrite: () => void;
}

type KnownReason = keyof typeof text.refusals;
const reasonsToWrite: ReadonlySet<KnownReason> = new Set(['expired', 'date-taken', 'date-moved']);

export function DecisionRefusal({ refusal, searchAddress, eventAddress, onWrite }: DecisionRefusalProps) {
  const reason = (Object.keys(text.refusals) as KnownReason[]).find((known) => known === refusalReason(refusal));
  if (reason === undefined)
    return (
      <Notice tone="danger" title={text.failed}>
        {refusal.message}
      </Notice>
    );
  const hint = hintOf(refusal) ?? '';
  const { text: title, advice } = text.refusals[reason];
  return (
    <Notice tone="danger" title={title(isCivilDate(hint) ? formatShortDate(hint) : hint)}>
      <p>{advice}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {reasonsToWrite.has(reason) && (
          <Button look="secondary" size="small" onClick={onWrite}>
            {text.write}
          </Button>
        )}
        {reason === 'date-taken' && (
          <ButtonLink href={searchAddress} look="secondary" size="small">
            {text.searchElse}
          </ButtonLink>
        )}
        {reason === 'no-date' && (
          <ButtonLink href={eventAddress} look="secondary" size="small">
            {text.setDate}
          </ButtonLink>
        )}
      </div>
    </Notice>
  );
}
