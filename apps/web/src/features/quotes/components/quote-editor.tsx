// The editor of a draft: head, lines, discount and totals, instalments, validity; preview and sending at the bottom.
import { type ReactNode, useState } from 'react';
import { InsertMenu } from '#web/features/quotes/components/insert-menu.tsx';
import { LineList } from '#web/features/quotes/components/line-list.tsx';
import { EndFields, HeadFields } from '#web/features/quotes/components/quote-fields.tsx';
import { QuoteTotals } from '#web/features/quotes/components/quote-totals.tsx';
import { SaveRefusal, SaveStatus } from '#web/features/quotes/components/save-status.tsx';
import { SendDialog } from '#web/features/quotes/components/send-dialog.tsx';
import { TermsEditor } from '#web/features/quotes/components/terms-editor.tsx';
import { VersionChanges } from '#web/features/quotes/components/version-changes.tsx';
import { toPreview } from '#web/features/quotes/draft-quote.ts';
import { sendQuote } from '#web/features/quotes/mutations.ts';
import { quoteQuery } from '#web/features/quotes/queries.ts';
import { type PartnerQuote, type QuotePage, replacedBy } from '#web/features/quotes/quote.ts';
import { useQuoteDraft } from '#web/features/quotes/use-quote-draft.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { quoteEditor as text } from '#web/locales/fr/partner/quote-editor.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

interface QuoteEditorProps {
  page: QuotePage;
  quote: PartnerQuote;
  today: CivilDate;
  /** Draws a quote as the client sees it. */
  renderSheet: (quote: PartnerQuote) => ReactNode;
}

export function QuoteEditor({ page, quote, today, renderSheet }: QuoteEditorProps) {
  const { request } = page;
  const editor = useQuoteDraft(quote, today);
  const { draft, totals, problems, change } = editor;
  const [open, setOpen] = useState<'preview' | 'send' | null>(null);
  const [isChecked, setChecked] = useState(false);
  const replaced = replacedBy(quote, page.quotes);
  const isFree = problems.length === 0 && totals.total_ttc_cents <= 0;
  const send = useToastMutation({
    mutationFn: () => sendQuote(quote.id),
    invalidates: [quoteQuery(quote.id).queryKey],
    success: ({ number }) => ({ title: text.send.sent(number) }),
  });

  /** Shows every problem in its place, and stays on the page while there is one. */
  async function openSend() {
    setChecked(true);
    if (problems.length > 0 || isFree || !(await editor.flush())) return;
    send.reset();
    setOpen('send');
  }

  return (
    <div className="flex flex-col">
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        <DraftNotice draft={editor.found} />
        <SaveRefusal
          state={editor.state}
          onRetry={() => void editor.flush()}
          onTakeOther={() => editor.takeOther(quote)}
          onKeepMine={editor.keepMine}
        />
      </div>
      <HeadFields
        title={draft.title}
        startsOn={draft.startsOn}
        endsOn={draft.endsOn}
        isVatExempt={draft.isVatExempt}
        hasWrongDays={problems.includes('days')}
        change={change}
      />
      <Section title={text.lines.title} actions={<InsertMenu draft={draft} guests={request.guests} change={change} />}>
        <LineList
          lines={draft.lines}
          isVatExempt={draft.isVatExempt}
          guests={request.guests}
          isChecked={isChecked}
          change={change}
        />
      </Section>
      <Section title={text.discount.title}>
        <QuoteTotals {...{ draft, totals, problems, change }} />
      </Section>
      <Section title={text.terms.title} description={text.terms.description}>
        <TermsEditor {...{ draft, totals, problems, change }} />
      </Section>
      <EndFields
        validUntil={draft.validUntil}
        notes={draft.notes}
        today={today}
        isWrong={problems.includes('validUntil')}
        change={change}
      />
      {replaced !== null && (
        <div className="pb-10">
          <VersionChanges before={replaced} after={toPreview(draft, quote)} />
        </div>
      )}
      <div className="sticky bottom-[calc(env(safe-area-inset-bottom)+4.5rem)] z-10 -mx-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-hairline border-t bg-paper px-5 py-3 tablet:bottom-0 tablet:-mx-10 tablet:px-10">
        <p className="font-display text-heading tabular-nums">{formatMoney(totals.total_ttc_cents)}</p>
        <div className="min-w-0 flex-1 basis-40">
          <SaveStatus state={editor.state} />
          {isChecked && isFree && (
            <p role="alert" className="text-danger text-small">
              {text.send.free}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={() => setOpen('preview')}>
            {text.preview.button}
          </Button>
          <Button size="small" onClick={() => void openSend()}>
            {text.send.button}
          </Button>
        </div>
      </div>
      <SidePanel isOpen={open === 'preview'} onClose={() => setOpen(null)} title={text.preview.title}>
        {open === 'preview' && renderSheet(toPreview(draft, quote))}
      </SidePanel>
      {open === 'send' && (
        <SendDialog
          {...{ draft, totals }}
          clientName={request.client_name}
          replaced={replaced?.state === 'sent' ? replaced.version : null}
          isBusy={send.isPending}
          errorMessage={send.errorMessage}
          onSend={() => void send.run()}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
