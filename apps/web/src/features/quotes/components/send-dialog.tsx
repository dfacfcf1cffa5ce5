// Summarises a quote before it is sent: what the client pays, until when, and in how many parts.
import type { DraftQuote, DraftTotals } from '#web/features/quotes/draft-quote.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { send: text } = quoteEditor;

interface SendDialogProps {
  draft: DraftQuote;
  totals: DraftTotals;
  clientName: string;
  /** The version that this one replaces; null for the first. */
  replaced: number | null;
  isBusy: boolean;
  errorMessage: string | null;
  onSend: () => void;
  onClose: () => void;
}

export function SendDialog(props: SendDialogProps) {
  const { draft, totals, clientName, replaced, isBusy, errorMessage, onSend, onClose } = props;
  const options = draft.lines.filter(({ isOptional }) => isOptional).length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text(clientName === '' ? text.anonymous : clientName)}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button isBusy={isBusy} onClick={onSend}>
            {text.submit}
          </Button>
        </>
      }
    >
      <p className="text-quiet text-small">{draft.isVatExempt ? quoteEditor.totals.exempt : text.total}</p>
      <p className="font-display text-figure tabular-nums">{formatMoney(totals.total_ttc_cents)}</p>
      <ul className="mt-4 flex list-disc flex-col gap-1.5 pl-5 text-small marker:text-ornament">
        {options > 0 && (
          <li>
            {text.options(options)}
            {', '}
            {quoteEditor.totals.options(formatMoney(totals.fullTtcCents))}
          </li>
        )}
        <li>{draft.terms.length === 0 ? text.noTerms : text.terms(draft.terms.length)}</li>
        {draft.validUntil !== null && <li>{text.valid(formatShortDate(draft.validUntil))}</li>}
        {replaced !== null && <li>{text.replaces(replaced)}</li>}
        <li>{text.fixed}</li>
      </ul>
      {errorMessage !== null && (
        <div className="mt-5">
          <Notice tone="danger">{errorMessage}</Notice>
        </div>
      )}
    </Dialog>
  );
}
