// Asks for « Bon pour accord » before a quote is accepted, and lists what acceptance does, with amounts and days.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { InstalmentList } from '#web/features/event-partners/components/quote-sheet.tsx';
import { onDays } from '#web/features/event-partners/entry-text.ts';
import { takenDayQuery } from '#web/features/event-partners/queries.ts';
import { instalmentsOf, type ReceivedQuote } from '#web/features/event-partners/request.ts';
import type { DecisionMutation } from '#web/features/event-partners/use-decision-mutation.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatList, formatMoney } from '#web/lib/format/format.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { accept: text } = quotes;

interface AcceptDialogProps {
  /** With the options that the client chose. */
  quote: ReceivedQuote;
  partnerId: string | null;
  partnerName: string;
  eventDay: CivilDate | null;
  today: CivilDate;
  decision: DecisionMutation;
  /** Null unless the server refused. */
  refusal: ReactNode;
  onAccept: (words: string) => void;
  onClose: () => void;
}

export function AcceptDialog(props: AcceptDialogProps) {
  const { quote, partnerId, partnerName, eventDay, today, decision, refusal, onAccept, onClose } = props;
  const first = quote.starts_on ?? eventDay;
  const taken = useQuery(takenDayQuery(partnerId, first, quote.ends_on)).data ?? null;
  const instalments = instalmentsOf(quote, eventDay, today);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  // On a phone the words are below the fold: the focus brings them into view.
  useEffect(() => {
    if (isMissing) agreement.current?.focus();
  }, [isMissing]);
  const options = quote.lines.filter((line) => line.is_optional);
  const chosen = options.filter((line) => line.is_chosen).map(({ label }) => label);
  const submit = () => (isAgreed ? onAccept(text.words) : setMissing(true));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text(partnerName, quote.number ?? '')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button isBusy={decision.isPending} onClick={submit}>
            {text.submit}
          </Button>
        </>
      }
    >
      {taken !== null && refusal === null && (
        <div className="mb-4">
          <Notice tone="danger">
            {quotes.refusals['date-taken'].text(formatCivilDate(taken))} {quotes.refusals['date-taken'].advice}
          </Notice>
        </div>
      )}
      <p className="font-display text-figure tabular-nums">{formatMoney(quote.total_ttc_cents)}</p>
      {options.length > 0 && (
        <p className="wrap-anywhere text-quiet text-small">
          {chosen.length === 0 ? text.withoutOptions : text.options(formatList(chosen))}
        </p>
      )}
      <p className="mt-4">{text.lead}</p>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-small marker:text-ornament">
        <li>{first === null ? text.booksAlone(partnerName) : text.books(partnerName, onDays(first, quote.ends_on))}</li>
        <li>{text.budget(formatMoney(quote.total_ttc_cents))}</li>
        <li>
          {text.instalments(Math.max(1, instalments.length))}
          {instalments.length > 0 && <InstalmentList instalments={instalments} />}
        </li>
        <li>{text.timeline}</li>
      </ul>
      <p className="mt-4 text-quiet text-small">{text.others}</p>
      <div className="mt-4 border-hairline border-t pt-3">
        <Checkbox
          ref={agreement}
          checked={isAgreed}
          onChange={({ target }) => {
            setAgreed(target.checked);
            setMissing(false);
          }}
          error={isMissing ? text.wordsMissing : undefined}
        >
          <span className="font-medium">{text.words}</span>
          {', '}
          {text.wordsText(formatMoney(quote.total_ttc_cents))}
        </Checkbox>
        <p className="mt-1 text-quiet text-small">{text.proof}</p>
      </div>
      {refusal !== null && <div className="mt-5">{refusal}</div>}
    </Dialog>
  );
}
