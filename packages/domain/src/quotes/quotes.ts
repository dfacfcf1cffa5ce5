// A quote's arithmetic: lines without tax, discounts, tax by rate, terms that add up. The database computes the same totals and
// stores them.

import type { InstalmentKind } from '../budget/budget.ts';
import { divideRounded, splitCents, sumOf } from '../money/cents.ts';

export const requestStates = ['new', 'seen', 'quoted', 'accepted', 'declined', 'expired', 'done'] as const;
export type RequestState = (typeof requestStates)[number];

export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const eventPartnerStates = ['searched', 'favourite', 'asked', 'quoted', 'booked', 'declined'] as const;
export type EventPartnerState = (typeof eventPartnerStates)[number];

/** In parts of a hundred. */
export const vatRates = [0, 5.5, 10, 20] as const;
export type VatRate = (typeof vatRates)[number];

/** Ten million euros, with every option chosen. */
export const MAX_QUOTE_CENTS = 1_000_000_000;

export interface QuoteLine {
  /** Two decimals at most. */
  quantity: number;
  /** Without tax; negative for a rebate. */
  unit_cents: number;
  vat_rate: VatRate;
  /** Two decimals at most. */
  discount_percent?: number;
  /** An option counts once it is chosen. */
  is_optional?: boolean;
  is_chosen?: boolean;
}

/** The unit of a line in the plural where French has one: « 80 personnes », « 1,5 heure », « 12 km ». Phrases stay as written. */
export const unitName = (quantity: number, unit: string): string =>
  quantity >= 2 && unit !== 'km' && /^\p{Letter}*[^sxz\P{Letter}]$/u.test(unit) ? `${unit}s` : unit;

/** On the sum of the lines: a percentage with two decimals at most, or an amount. */
export interface QuoteDiscount {
  discount_percent: number;
  discount_cents: number;
}

export interface QuoteTotals {
  total_discount_cents: number;
  total_ht_cents: number;
  total_vat_cents: number;
  total_ttc_cents: number;
  vat: { rate: VatRate; base_cents: number; vat_cents: number }[];
}

/** Rounded once, after the discount. */
export const lineCents = ({ quantity, unit_cents: unit, discount_percent: discount = 0 }: QuoteLine): number =>
  divideRounded(hundredths(quantity) * BigInt(unit) * (10_000n - hundredths(discount)), 1_000_000n);

const noDiscount: QuoteDiscount = { discount_percent: 0, discount_cents: 0 };

/**
 * The discount is spread over the rates by largest remainder, in proportion to what each comes to. Tax is rounded once for each
 * rate, so that the parts shown add up to the whole.
 */
export function quoteTotals(lines: readonly QuoteLine[], discount: QuoteDiscount = noDiscount): QuoteTotals {
  const counted = lines.filter(({ is_optional: isOptional, is_chosen: isChosen }) => !isOptional || isChosen);
  const rates = vatRates.flatMap((rate) => {
    const ofRate = counted.filter((line) => line.vat_rate === rate);
    return ofRate.length === 0 ? [] : [{ rate, sum: sumOf(ofRate.map(lineCents)) }];
  });
  const cut = discountCents(sumOf(rates.map(({ sum }) => sum)), discount);
  // A rate whose rebates exceed its lines bears no part of the discount.
  const shares = splitCents(
    cut,
    rates.map(({ sum }) => Math.max(0, sum)),
  );
  const vat = rates.map(({ rate, sum }, index) => {
    const base = sum - (shares[index] ?? 0);
    return { rate, base_cents: base, vat_cents: divideRounded(BigInt(base) * BigInt(rate * 10), 1000n) };
  });
  const ht = sumOf(vat.map(({ base_cents: base }) => base));
  const tax = sumOf(vat.map(({ vat_cents: cents }) => cents));
  return { total_discount_cents: cut, total_ht_cents: ht, total_vat_cents: tax, total_ttc_cents: ht + tax, vat };
}

/** The totals with every option, which may not exceed the limit either. */
export const fullTotals = (lines: readonly QuoteLine[], discount?: QuoteDiscount): QuoteTotals =>
  quoteTotals(
    lines.map((line) => ({ ...line, is_chosen: line.is_optional === true })),
    discount,
  );

/** A discount never exceeds what it reduces. */
function discountCents(sum: number, { discount_percent: percent, discount_cents: cents }: QuoteDiscount): number {
  const wanted = percent > 0 ? divideRounded(BigInt(sum) * hundredths(percent), 10_000n) : cents;
  return Math.max(0, Math.min(sum, wanted));
}

const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));

export interface QuoteTerm {
  label: string;
  kind: InstalmentKind;
  /** Whole parts of a hundred; those of a quote make a hundred. */
  percent?: number | undefined;
  /** Instead of a percentage; those of a quote make its total. */
  amount_cents?: number | undefined;
  /** null: on acceptance. */
  days_before: number | null;
}

/** What each term comes to, without a lost cent. Of amounts, the last one takes what the chosen options add. */
export function termAmounts(
  totalCents: number,
  terms: readonly Pick<QuoteTerm, 'percent' | 'amount_cents'>[],
): number[] {
  const amounts = terms.flatMap(({ amount_cents: cents }) => (cents === undefined ? [] : [cents]));
  if (amounts.length === 0)
    return splitCents(
      totalCents,
      terms.map(({ percent }) => percent ?? 0),
    );
  const rest = totalCents - sumOf(amounts);
  return amounts.map((cents, index) => (index === amounts.length - 1 ? cents + rest : cents));
}

/** What the terms lack to the whole, in cents or in parts of a hundred; negative when they exceed it. No terms lack nothing. */
export function missingOf(
  totalCents: number,
  terms: readonly Pick<QuoteTerm, 'percent' | 'amount_cents'>[],
): { unit: 'cents' | 'percent'; value: number } {
  if (terms.length === 0) return { unit: 'percent', value: 0 };
  return terms.some(({ amount_cents: cents }) => cents !== undefined)
    ? { unit: 'cents', value: totalCents - sumOf(terms.map(({ amount_cents: cents }) => cents ?? 0)) }
    : { unit: 'percent', value: 100 - sumOf(terms.map(({ percent }) => percent ?? 0)) };
}

interface HeadCounted {
  guests: number | null;
}

/** The number of guests that a sent quote was written for and the one that its request has since; null while they agree. */
export function headCountChange(
  quote: HeadCounted & { state: QuoteState },
  request: HeadCounted,
): { from: number; to: number } | null {
  const { guests: from, state } = quote;
  const { guests: to } = request;
  return state !== 'sent' || from === null || to === null || from === to ? null : { from, to };
}

/** A booking earns a review only when it was asked for this many days before the event: private.review_lead_days has the same number. */
export const REVIEW_LEAD_DAYS = 7;
