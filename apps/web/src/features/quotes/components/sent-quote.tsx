// A quote that was sent: it does not change, so the page shows it with what can be done instead.
import { headCountChange } from '@liesse/domain';
import type { ReactNode } from 'react';
import { newQuoteAddress, quoteAddress } from '#web/features/quotes/addresses.ts';
import { QuoteDownloads } from '#web/features/quotes/components/quote-downloads.tsx';
import { VersionChanges } from '#web/features/quotes/components/version-changes.tsx';
import { withdrawQuote } from '#web/features/quotes/mutations.ts';
import { quoteQuery } from '#web/features/quotes/queries.ts';
import { isOpenRequest, type PartnerQuote, type QuotePage, replacedBy } from '#web/features/quotes/quote.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { sent: text } = quoteEditor;

interface SentQuoteProps {
  page: QuotePage;
  quote: PartnerQuote;
  renderSheet: (quote: PartnerQuote) => ReactNode;
}

export function SentQuote({ page, quote, renderSheet }: SentQuoteProps) {
  const { request, quotes } = page;
  const change = headCountChange(quote, request);
  const replaced = replacedBy(quote, quotes);
  const draft = quotes.find(({ state }) => state === 'draft');
  const withdrawal = useToastMutation({
    mutationFn: () => withdrawQuote(quote.id),
    invalidates: [quoteQuery(quote.id).queryKey],
    success: { title: text.withdrawDone },
  });

  async function withdraw() {
    const question = { title: text.withdrawTitle, description: text.withdrawText, action: text.withdraw };
    if (await confirm({ ...question, isDangerous: true })) await withdrawal.run();
  }

  return (
    <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <section aria-label={text.content} className="min-w-0">
        <h2 className="sr-only">{text.content}</h2>
        {renderSheet(quote)}
      </section>
      <div className="flex min-w-0 flex-col gap-5">
        <Notice tone={quote.state === 'accepted' ? 'success' : 'note'} title={text.states[quote.state]}>
          <p>
            {quote.state === 'accepted' ? text.fixedAccepted : quote.state === 'sent' ? text.fixedSent : text.fixedOver}
          </p>
          {quote.decline_reason !== '' && <p className="mt-1">{text.reason(quote.decline_reason)}</p>}
        </Notice>
        {change !== null && (
          <Notice tone="danger" title={text.guestsChanged}>
            {text.guestsChangedText(change.from, change.to)}
          </Notice>
        )}
        {isOpenRequest(request) && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={draft === undefined ? newQuoteAddress(request.id) : quoteAddress(draft.id)} size="small">
              {draft === undefined ? text.newVersion : text.resume}
            </ButtonLink>
            {quote.state === 'sent' && (
              <Button look="quiet" size="small" isBusy={withdrawal.isPending} onClick={() => void withdraw()}>
                {text.withdraw}
              </Button>
            )}
          </div>
        )}
        {withdrawal.errorMessage !== null && (
          <Notice tone="danger" title={text.failed}>
            {withdrawal.errorMessage}
          </Notice>
        )}
        <QuoteDownloads
          quote={quote}
          client={{ name: request.client_name, event: request.event_name, place: request.place }}
        />
        {replaced !== null && <VersionChanges before={replaced} after={quote} />}
      </div>
    </div>
  );
}
