// An invoice's arithmetic: amounts by rate of tax that are shared and subtracted without losing a cent. The database computes the
// same amounts when it issues an invoice.
import { divideRounded, splitCents, sumOf } from '../money/cents.ts';
import { type QuoteTerm, termAmounts } from './quotes.ts';

export const invoiceKinds = ['deposit', 'balance', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const paymentMethods = ['transfer', 'card', 'cheque', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface VatPart {
  /** In parts of a hundred. */
  rate: number;
  base_cents: number;
  vat_cents: number;
}

export const vatTotal = (parts: readonly VatPart[]): number =>
  sumOf(parts.map(({ base_cents: base, vat_cents: vat }) => base + vat));

/**
 * A part of amounts by rate, tax included: each rate gives in proportion, and so does its tax. Shares are taken from what earlier
 * shares left, so that the last one takes exactly the rest.
 */
export function shareOfVat(parts: readonly VatPart[], amountCents: number): VatPart[] {
  if (vatTotal(parts) === 0) return [];
  const totals = parts.map((part) => vatTotal([part]));
  const shares = splitCents(amountCents, totals);
  return parts.flatMap(({ rate, vat_cents: vat }, index) => {
    const [share, total] = [shares[index] ?? 0, totals[index] ?? 0];
    if (share === 0) return [];
    const tax = divideRounded(BigInt(vat) * BigInt(share), BigInt(total));
    return [{ rate, base_cents: share - tax, vat_cents: tax }];
  });
}

/** What is left when others are taken off; rates of which nothing is left are absent. */
export function subtractVat(parts: readonly VatPart[], taken: readonly VatPart[]): VatPart[] {
  const rates = [...new Set([...parts, ...taken].map(({ rate }) => rate))].toSorted((a, b) => a - b);
  return rates.flatMap((rate) => {
    const left = { rate, base_cents: 0, vat_cents: 0 };
    for (const part of parts) if (part.rate === rate) add(left, part, 1);
    for (const part of taken) if (part.rate === rate) add(left, part, -1);
    return left.base_cents === 0 && left.vat_cents === 0 ? [] : [left];
  });
}

function add(sum: VatPart, { base_cents: base, vat_cents: vat }: VatPart, sign: 1 | -1): void {
  sum.base_cents += sign * base;
  sum.vat_cents += sign * vat;
}

/** What both sides know of an issued invoice and its payments. */
export interface InvoiceBalance {
  kind: InvoiceKind;
  due_on: string;
  due_cents: number;
  paid_cents: number;
  credited_cents: number;
}

export const invoiceStates = ['issued', 'paid', 'overdue', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const owedCents = ({
  kind,
  due_cents: due,
  paid_cents: paid,
  credited_cents: credited,
}: InvoiceBalance): number => (kind === 'credit_note' ? 0 : Math.max(0, due - paid - credited));

export function invoiceState(invoice: InvoiceBalance, today: string): InvoiceState {
  if (invoice.kind === 'credit_note') return 'issued';
  if (isCredited(invoice)) return 'credited';
  if (owedCents(invoice) === 0) return 'paid';
  return invoice.due_on < today ? 'overdue' : 'issued';
}

/** An invoice that was credited in full counts no more, and can be issued again. */
export const isCredited = ({ due_cents: due, credited_cents: credited }: InvoiceBalance): boolean =>
  credited > 0 && credited >= due;

export interface IssuableDeposit {
  /** The place among the terms of the quote, from 1. */
  term: number;
  kind: QuoteTerm['kind'];
  /** Undefined where the quote names amounts. */
  percent: number | undefined;
  cents: number;
}

type Issued = InvoiceBalance & { term: number | null };

/** The deposits of an accepted quote that have no valid invoice; none once the balance is issued. */
export function issuableDeposits(
  totalCents: number,
  terms: readonly Pick<QuoteTerm, 'kind' | 'percent' | 'amount_cents'>[],
  issued: readonly Issued[],
): IssuableDeposit[] {
  if (hasBalance(issued)) return [];
  const amounts = termAmounts(totalCents, terms);
  const done = new Set(issued.filter((invoice) => !isCredited(invoice)).map(({ term }) => term));
  return terms.flatMap(({ kind, percent }, index) => {
    const cents = amounts[index] ?? 0;
    return kind === 'solde' || cents === 0 || done.has(index + 1) ? [] : [{ term: index + 1, kind, percent, cents }];
  });
}

export const hasBalance = (issued: readonly Issued[]): boolean =>
  issued.some((invoice) => invoice.kind === 'balance' && !isCredited(invoice));

/** Nine digits, of which the last is a check by the formula of Luhn. */
export function isSiren(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false;
  const digits = Array.from(value, (digit, index) => (index % 2 === 0 ? Number(digit) : crossSum(2 * Number(digit))));
  return sumOf(digits) % 10 === 0;
}

const crossSum = (value: number): number => (value > 9 ? value - 9 : value);
