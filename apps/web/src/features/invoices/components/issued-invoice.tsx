// An issued invoice with its payments: record one, remove a wrong one, issue a credit note.
import { owedCents } from '@liesse/domain';
import { useState } from 'react';
import { CreditDialog } from '#web/features/invoices/components/credit-dialog.tsx';
import { InvoiceFigure } from '#web/features/invoices/components/invoice-figure.tsx';
import { PaymentDialog } from '#web/features/invoices/components/payment-dialog.tsx';
import type { Invoice, Payment } from '#web/features/invoices/invoice.ts';
import { invoiceName } from '#web/features/invoices/invoice-text.ts';
import { removePayment } from '#web/features/invoices/mutations.ts';
import { invoicesKey } from '#web/features/invoices/queries.ts';
import { type CivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

interface IssuedInvoiceProps {
  requestId: string;
  invoice: Invoice;
  today: CivilDate;
}

export function IssuedInvoice({ requestId, invoice, today }: IssuedInvoiceProps) {
  const [dialog, setDialog] = useState<'pay' | 'credit' | null>(null);
  const close = () => setDialog(null);
  const name = invoiceName(invoice);
  const isCreditNote = invoice.kind === 'credit_note';
  return (
    <>
      <InvoiceFigure
        invoice={invoice}
        today={today}
        actions={
          <>
            {owedCents(invoice) > 0 && (
              <Button
                size="small"
                look="secondary"
                aria-label={text.pay.actionNamed(name)}
                onClick={() => setDialog('pay')}
              >
                {text.pay.action}
              </Button>
            )}
            {!isCreditNote && invoice.credited_cents < invoice.due_cents && (
              <Button
                size="small"
                look="quiet"
                aria-label={text.credit.actionNamed(name)}
                onClick={() => setDialog('credit')}
              >
                {text.credit.action}
              </Button>
            )}
          </>
        }
      >
        <PaymentList payments={invoice.payments} />
      </InvoiceFigure>
      {dialog === 'pay' && <PaymentDialog invoice={invoice} today={today} onClose={close} />}
      {dialog === 'credit' && <CreditDialog requestId={requestId} invoice={invoice} onClose={close} />}
    </>
  );
}

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const removal = useToastMutation({
    mutationFn: removePayment,
    invalidates: [invoicesKey],
    success: { title: text.pay.removed },
    errorTitle: text.failed,
  });
  async function remove({ id }: Payment): Promise<void> {
    const question = { title: text.pay.removeTitle, description: text.pay.removeText, action: text.pay.remove };
    if (await confirm({ ...question, isDangerous: true })) await removal.run(id);
  }
  if (payments.length === 0) return null;
  return (
    <ul className="mt-3 text-small">
      {payments.map((payment) => (
        <li key={payment.id} className="flex flex-wrap items-center gap-x-3">
          <span>
            {text.pay.line(
              formatMoney(payment.amount_cents),
              formatShortDate(payment.paid_on),
              text.pay.methods[payment.method],
            )}
          </span>
          <Button
            look="quiet"
            size="small"
            aria-label={text.pay.removeNamed(formatMoney(payment.amount_cents))}
            onClick={() => void remove(payment)}
          >
            {text.pay.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
