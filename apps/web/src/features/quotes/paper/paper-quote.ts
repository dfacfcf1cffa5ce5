// What the PDF documents of a quote print, whoever asks for them: the partner or the client.
import type { InstalmentKind, QuoteState } from '@liesse/domain';

export interface PaperLine {
  label: string;
  description: string;
  quantity: number;
  unit: string;
  unit_cents: number;
  vat_rate: number;
  discount_percent: number;
  is_per_guest: boolean;
  is_optional: boolean;
  is_chosen: boolean;
  ht_cents: number;
}

export interface PaperQuote {
  number: string | null;
  version: number;
  state: QuoteState;
  partner_name: string;
  seller: Readonly<Record<string, unknown>>;
  title: string;
  notes: string;
  starts_on: string | null;
  ends_on: string | null;
  valid_until: string;
  sent_at: string | null;
  is_vat_exempt: boolean;
  total_discount_cents: number;
  total_ht_cents: number;
  total_ttc_cents: number;
  vat: readonly { rate: number; base_cents: number; vat_cents: number }[];
  terms: readonly {
    label: string;
    kind: InstalmentKind;
    percent?: number | undefined;
    amount_cents?: number | undefined;
    days_before: number | null;
  }[];
  lines: readonly PaperLine[];
}

export interface PaperClient {
  name: string;
  event: string;
  place: string | null;
}

/** As `quote_certificate` answers it. */
export interface Certificate {
  number: string;
  version: number;
  accepted_by_name: string;
  accepted_at: string;
  words: string;
  /** JSON, whose text gives the hash. */
  document: string;
  document_hash: string;
}

export type PaperRequest =
  | { kind: 'quote'; quote: PaperQuote; client: PaperClient; today: string; certificate: Certificate | null }
  | { kind: 'certificate'; certificate: Certificate };
