// A quote's arithmetic: lines without tax, tax by rate, terms that add up. The database computes the same totals and keeps them.

import type { InstalmentKind } from './budget.ts';
import { divideRounded, splitCents, sumOf } from './cents.ts';

export const requestStates = ['new', 'seen', 'quoted', 'accepted', 'declined', 'expired', 'done'] as const;
export type RequestState = (typeof requestStates)[number];

export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const eventPartnerStates = ['searched', 'favourite', 'asked', 'quoted', 'booked', 'declined'] as const;
export type EventPartnerState = (typeof eventPartnerStates)[number];

/** In parts of a hundred. */
export const vatRates = [0, 5.5, 10, 20] as const;
export type VatRate = (typeof vatRates)[number];

export interface QuoteLine {
  /** Two decimals at most. */
  quantity: number;
  /** Without tax; negative for a rebate. */
  unit_cents: number;
  vat_rate: VatRate;
}

export interface QuoteTotals {
  total_ht_cents: number;
  total_vat_cents: number;
  total_ttc_cents: number;
  vat: { rate: VatRate; base_cents: number; vat_cents: number }[];
}

export const lineCents = ({ quantity, unit_cents: unit }: QuoteLine): number =>
  divideRounded(BigInt(Math.round(quantity * 100)) * BigInt(unit), 100n);

/** Tax is rounded once for each rate, on the sum of its lines, so that the parts shown add up to the whole. */
export function quoteTotals(lines: readonly QuoteLine[]): QuoteTotals {
  const vat = vatRates.flatMap((rate) => {
    const ofRate = lines.filter((line) => line.vat_rate === rate);
    if (ofRate.length === 0) return [];
    const base = sumOf(ofRate.map(lineCents));
    return [{ rate, base_cents: base, vat_cents: divideRounded(BigInt(base) * BigInt(rate * 10), 1000n) }];
  });
  const ht = sumOf(vat.map(({ base_cents: base }) => base));
  const tax = sumOf(vat.map(({ vat_cents: cents }) => cents));
  return { total_ht_cents: ht, total_vat_cents: tax, total_ttc_cents: ht + tax, vat };
}

export interface QuoteTerm {
  label: string;
  kind: InstalmentKind;
  /** Whole parts of a hundred; those of a quote make a hundred. */
  percent: number;
  /** null: on acceptance. */
  days_before: number | null;
}

/** What each term comes to: no cent is lost between them. */
export const termAmounts = (totalCents: number, terms: readonly Pick<QuoteTerm, 'percent'>[]): number[] =>
  splitCents(
    totalCents,
    terms.map(({ percent }) => percent),
  );

/** A booking earns a review only when it was asked for this many days before the event: private.review_lead_days has the same number. */
export const REVIEW_LEAD_DAYS = 7;
