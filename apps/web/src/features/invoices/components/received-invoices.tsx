// The invoices of a booking for those who organise the event: read and download.

import { InvoiceFigure } from '#web/features/invoices/components/invoice-figure.tsx';
import type { BookingInvoices } from '#web/features/invoices/invoice.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';

const { client: text } = invoices;

export function ReceivedInvoices({ booking, today }: { booking: BookingInvoices; today: CivilDate }) {
  if (booking.invoices.length === 0) return null;
  return (
    <section aria-labelledby="received-invoices">
      <h2 id="received-invoices" className="text-heading">
        {text.title}
      </h2>
      <p className="mt-1 text-quiet text-small">{text.text}</p>
      <ul className="mt-3 border-ornament border-t">
        {booking.invoices.map((invoice) => (
          <InvoiceFigure key={invoice.id} invoice={invoice} today={today} />
        ))}
      </ul>
    </section>
  );
}
