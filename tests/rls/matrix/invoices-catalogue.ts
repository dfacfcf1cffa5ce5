// Functions that a request may call about invoices, and why each exists.

export const invoiceCallables: Record<string, string> = {
  'preview_invoice(request uuid, kind text, details jsonb)': 'composes as issuing does; the partner of the booking',
  'issue_invoice(request uuid, kind text, details jsonb)':
    'invoices are written by this function alone; the partner of the booking',
  'record_payment(invoice uuid, amount_cents bigint, paid_on date, method text)':
    'payments are written by this function alone; the partner who issued the invoice',
  'booking_invoices(request uuid)': 'the invoices of a booking in one answer, under the caller’s own policies',
  'partner_invoices(of_year integer, before_place integer, page_size integer)':
    'a page of invoices with its sums, under the caller’s own policies',
};
