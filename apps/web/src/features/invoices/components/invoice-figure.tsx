// One invoice in a list: its name and state at the left, its amount at the right, and its actions below.
import { owedCents } from '@liesse/domain';
import type { ReactNode } from 'react';
import { InvoiceName } from '#web/features/invoices/components/invoice-name.tsx';
import type { Invoice } from '#web/features/invoices/invoice.ts';
import { daysText, invoiceName, stateBadge } from '#web/features/invoices/invoice-text.ts';
import { useInvoiceDownload } from '#web/features/invoices/use-invoice-download.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface InvoiceFigureProps {
  invoice: Invoice;
  today: CivilDate;
  /** Between the facts and the actions. */
  children?: ReactNode;
  /** Beside the download. */
  actions?: ReactNode;
}

export function InvoiceFigure({ invoice, today, children, actions }: InvoiceFigureProps) {
  const file = useInvoiceDownload();
  const state = stateBadge(invoice, today);
  const owed = owedCents(invoice);
  const reference = invoice.kind === 'credit_note' ? invoice.preceding[0] : undefined;
  return (
    <li className="border-hairline border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium font-text">
            <InvoiceName {...invoice} /> <Badge tone={state.tone}>{state.text}</Badge>
          </h3>
          <p className="mt-1 text-quiet text-small">
            {daysText(invoice, today)}
            {reference !== undefined && ` ${text.refersTo(reference.number)}`}
          </p>
          {invoice.reason !== '' && <p className="mt-1 wrap-anywhere text-quiet text-small">{invoice.reason}</p>}
        </div>
        <div className="ml-auto text-right">
          <p className="font-display text-title lining-nums tabular-nums">
            {formatMoney(invoice.kind === 'credit_note' ? -invoice.due_cents : invoice.due_cents)}
          </p>
          {owed > 0 && owed < invoice.due_cents && (
            <p className="text-quiet text-small">{text.stillOwed(formatMoney(owed))}</p>
          )}
        </div>
      </div>
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          look="secondary"
          isBusy={file.isPending}
          aria-label={text.downloadNamed(invoiceName(invoice))}
          onClick={() => void file.run(invoice)}
        >
          {text.download}
        </Button>
        {actions}
      </div>
    </li>
  );
}
