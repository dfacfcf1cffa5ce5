// An invoice as the database stores it when it is issued. A preview has no number.
import type { InvoiceKind, VatPart } from '@liesse/domain';

export interface InvoiceSeller {
  name: string;
  legal_form: string | null;
  legal_name: string | null;
  siret: string | null;
  street: string | null;
  postcode: string | null;
  commune: string | null;
  vat_number: string | null;
  vat_on_debits: boolean;
  rcs_city: string | null;
  /** Absent from invoices of before it was asked for. */
  share_capital_cents?: number | null | undefined;
  iban: string | null;
  bic: string | null;
  phone: string | null;
  email: string | null;
}

export interface InvoiceBuyer {
  name: string;
  /** Only companies have one. */
  siren: string | null;
  street: string | null;
  postcode: string | null;
  commune: string | null;
}

export interface InvoiceLine {
  label: string;
  description: string;
  quantity: number;
  unit_cents: number;
  vat_rate: number;
  ht_cents: number;
}

export interface PrecedingInvoice {
  kind: Exclude<InvoiceKind, 'credit_note'>;
  number: string;
  issued_on: string;
  ttc_cents: number;
}

export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string | null;
  quote_number: string;
  reason: string;
  issued_on: string;
  due_on: string;
  event_name: string;
  event_on: string | null;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  is_vat_exempt: boolean;
  lines: readonly InvoiceLine[];
  vat: readonly VatPart[];
  total_ht_cents: number;
  total_vat_cents: number;
  total_ttc_cents: number;
  /** The deposits that a balance deducts, or the invoice that a credit note reduces. */
  preceding: readonly PrecedingInvoice[];
  due_vat: readonly VatPart[];
  due_cents: number;
}

export const sirenOf = ({ siret }: InvoiceSeller): string | null => siret?.slice(0, 9) ?? null;

export const sellerName = ({ name, legal_name: legal }: InvoiceSeller): string => legal ?? name;
