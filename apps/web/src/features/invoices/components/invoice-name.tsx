// The name of an invoice, whose number is never broken at its hyphen.
import type { InvoiceKind } from '@liesse/domain';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';

export function InvoiceName({ kind, number }: { kind: InvoiceKind; number: string }) {
  return (
    <span>
      {text.kinds[kind]} <span className="whitespace-nowrap">{number}</span>
    </span>
  );
}
