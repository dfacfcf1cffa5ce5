// Invoices as the database answers them, and what a screen derives from them.
import {
  bookingCancellation,
  type CancellationConsequence,
  type CancellingSide,
  instalmentKinds,
  invoiceKinds,
  isCredited,
  paymentMethods,
  requestStates,
  sumOf,
} from '@liesse/domain';
import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());
const vat = z.array(z.object({ rate: z.number(), base_cents: z.number(), vat_cents: z.number() }));

const party = {
  name: z.string(),
  street: nullableText,
  postcode: nullableText,
  commune: nullableText,
};

const documentFields = {
  kind: z.enum(invoiceKinds),
  quote_number: z.string(),
  reason: z.string(),
  issued_on: z.string(),
  due_on: z.string(),
  event_name: z.string(),
  event_on: nullableText,
  seller: z.object({
    ...party,
    legal_form: nullableText,
    legal_name: nullableText,
    siret: nullableText,
    vat_number: nullableText,
    vat_on_debits: z.boolean(),
    rcs_city: nullableText,
    share_capital_cents: z.optional(z.nullable(z.number())),
    iban: nullableText,
    bic: nullableText,
    phone: nullableText,
    email: nullableText,
  }),
  buyer: z.object({ ...party, siren: nullableText }),
  is_vat_exempt: z.boolean(),
  lines: z.array(
    z.object({
      label: z.string(),
      description: z.string(),
      quantity: z.number(),
      unit_cents: z.number(),
      vat_rate: z.number(),
      ht_cents: z.number(),
    }),
  ),
  vat,
  total_ht_cents: z.number(),
  total_vat_cents: z.number(),
  total_ttc_cents: z.number(),
  preceding: z.array(
    z.object({
      kind: z.enum(['deposit', 'balance']),
      number: z.string(),
      issued_on: z.string(),
      ttc_cents: z.number(),
    }),
  ),
  due_vat: vat,
  due_cents: z.number(),
};

export const previewDocument = z.object({ ...documentFields, number: nullableText });
export type PreviewDocument = z.infer<typeof previewDocument>;

const payment = z.object({
  id: z.string(),
  amount_cents: z.number(),
  paid_on: z.string(),
  method: z.enum(paymentMethods),
});
export type Payment = z.infer<typeof payment>;

const invoice = z.object({
  ...documentFields,
  id: z.string(),
  number: z.string(),
  term: z.nullable(z.number()),
  paid_cents: z.number(),
  credited_cents: z.number(),
  payments: z.array(payment),
  /** Null until the server has archived the file. */
  path: nullableText,
});
export type Invoice = z.infer<typeof invoice>;

export const bookingInvoices = z.object({
  request_id: z.string(),
  state: z.enum(requestStates),
  client_name: z.string(),
  event_name: z.string(),
  event_on: nullableText,
  /** Null for a booking that was cancelled. */
  quote: z.nullable(
    z.object({
      id: z.string(),
      number: z.string(),
      terms: z.array(z.object({ kind: z.enum(instalmentKinds), percent: z.number() })),
      total_ttc_cents: z.number(),
    }),
  ),
  invoices: z.array(invoice),
});
export type BookingInvoices = z.infer<typeof bookingInvoices>;

export const invoicePage = z.object({
  year: z.number(),
  years: z.array(z.number()),
  totals: z.object({
    invoiced_cents: z.number(),
    paid_cents: z.number(),
    owed_cents: z.number(),
    late_cents: z.number(),
  }),
  invoices: z.array(
    z.object({
      id: z.string(),
      request_id: z.string(),
      kind: z.enum(invoiceKinds),
      number: z.string(),
      place: z.number(),
      issued_on: z.string(),
      due_on: z.string(),
      event_name: z.string(),
      buyer_name: z.string(),
      due_cents: z.number(),
      paid_cents: z.number(),
      credited_cents: z.number(),
    }),
  ),
  bookings: z.array(
    z.object({
      request_id: z.string(),
      event_name: z.string(),
      client_name: z.string(),
      starts_on: nullableText,
      total_ttc_cents: z.number(),
    }),
  ),
});
export type InvoicePage = z.infer<typeof invoicePage>;
export type InvoiceLine = InvoicePage['invoices'][number];

export const issuedInvoice = z.object({ id: z.string(), number: z.string() });

/** What was invoiced in all, credit notes taken off. */
export const invoicedCents = (invoices: readonly Invoice[]): number =>
  sumOf(invoices.map(({ kind, due_cents: due }) => (kind === 'credit_note' ? -due : due)));

export const paidCents = (invoices: readonly Invoice[]): number => sumOf(invoices.map(({ paid_cents: paid }) => paid));

/** The consequence by what the deposits of the quote are, and what was paid of them. */
export function cancellationOf(side: CancellingSide, { quote, invoices }: BookingInvoices): CancellationConsequence {
  const instalments = (quote?.terms ?? []).map(({ kind }, index) => ({
    kind,
    paid_cents: paidCents(invoices.filter((issued) => issued.term === index + 1 && !isCredited(issued))),
  }));
  return bookingCancellation(side, instalments);
}
