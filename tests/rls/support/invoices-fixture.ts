// Petra has invoiced Alice, and Paulin has invoiced Boris: each invoice has a payment and a file.
import { partner } from './directory-fixture.ts';
import { event } from './fixture-ids.ts';
import { laid, quote, request } from './planning-fixture.ts';

export const invoice = {
  a: '00000000-0000-4000-8000-000000000a0a',
  b: '00000000-0000-4000-8000-000000000b0a',
} as const;

const vat = '[{"rate": 20, "base_cents": 10000, "vat_cents": 2000}]';

const issued = (id: string, of: { partner: string; event: string; request: string; quote: string }) => `
insert into public.invoices (
  id, partner_id, event_id, request_id, quote_id, quote_number, kind, year, place, issued_on, due_on, event_name, seller, buyer,
  is_vat_exempt, lines, vat, total_ht_cents, total_vat_cents, total_ttc_cents, due_vat, due_cents
) values (
  '${id}', '${of.partner}', '${of.event}', '${of.request}', '${of.quote}', '2020-0001', 'balance', 2020, 1, '2020-06-01', '2020-07-01',
  'Fête', '{"name": "Atelier"}', '{"name": "Client"}', false, '[]', '${vat}', 10000, 2000, 12000, '${vat}', 12000
);
alter table public.invoice_payments disable trigger invoice_payments_follow;
insert into public.invoice_payments (invoice_id, amount_cents, paid_on, method) values ('${id}', 5000, '2020-06-15', 'transfer');
alter table public.invoice_payments enable trigger invoice_payments_follow;
insert into public.invoice_files (invoice_id, path, sha256, size_bytes)
values ('${id}', '${of.partner}/${id}.pdf', repeat('a', 64), 1000);
${laid('invoices', `${of.partner}/${id}.pdf`)}`;

export const invoicesFixture = `
${issued(invoice.a, { partner: partner.listed, event: event.a, request: request.a, quote: quote.a })}
${issued(invoice.b, { partner: partner.hidden, event: event.b, request: request.b, quote: quote.b })}
`;
