import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type InvoiceBalance,
  invoiceState,
  isSiren,
  issuableDeposits,
  shareOfVat,
  subtractVat,
  type VatPart,
  vatTotal,
} from './invoices.ts';
import { quoteTotals, termAmounts, vatRates } from './quotes.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
  unit_cents: fc.integer({ min: -50_000, max: 2_000_000 }),
  vat_rate: fc.constantFrom(...vatRates),
});
const quote = fc
  .array(line, { minLength: 1, maxLength: 12 })
  .map(quoteTotals)
  .filter(({ total_ttc_cents: total }) => total > 0);
const percents = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });

/** The other addition: every cent of every part in one list of signed amounts, summed by rate and column. */
function ledgerOf(entries: readonly { sign: 1 | -1; parts: readonly VatPart[] }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sign, parts } of entries) {
    for (const { rate, base_cents: base, vat_cents: vat } of parts) {
      sums.set(`base ${rate}`, (sums.get(`base ${rate}`) ?? 0) + sign * base);
      sums.set(`vat ${rate}`, (sums.get(`vat ${rate}`) ?? 0) + sign * vat);
    }
  }
  for (const [key, cents] of sums) if (cents === 0) sums.delete(key);
  return sums;
}

describe('deposits and the balance', () => {
  it('add up to the quote by rate, and each deposit is its instalment to the cent', () => {
    fc.assert(
      fc.property(quote, percents, (totals, shares) => {
        const amounts = termAmounts(
          totals.total_ttc_cents,
          shares.map((percent) => ({ percent })),
        ).slice(0, -1);
        let left: VatPart[] = totals.vat;
        const entries: { sign: 1 | -1; parts: VatPart[] }[] = [];
        for (const amount of amounts) {
          const parts = shareOfVat(left, amount);
          expect(vatTotal(parts)).toBe(amount);
          entries.push({ sign: 1, parts });
          left = subtractVat(left, parts);
        }
        entries.push({ sign: 1, parts: left });
        expect(ledgerOf(entries)).toEqual(ledgerOf([{ sign: 1, parts: totals.vat }]));
      }),
    );
  });

  it('tax a deposit at its rates, within a cent', () => {
    fc.assert(
      fc.property(quote, fc.integer({ min: 1, max: 99 }), (totals, percent) => {
        const positive = totals.vat.filter(({ base_cents: base }) => base > 0);
        fc.pre(positive.length > 0);
        for (const { rate, base_cents: base, vat_cents: vat } of shareOfVat(
          positive,
          Math.floor((vatTotal(positive) * percent) / 100),
        )) {
          expect(Math.abs(vat - (base * rate) / 100)).toBeLessThanOrEqual(1.2);
        }
      }),
    );
  });
});

describe('credit notes', () => {
  it('of any amounts reduce an invoice to nothing, and never below', () => {
    fc.assert(
      fc.property(quote, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (totals, cuts) => {
        let left: VatPart[] = totals.vat;
        const entries: { sign: 1 | -1; parts: VatPart[] }[] = [{ sign: 1, parts: totals.vat }];
        for (const cut of [...cuts, 1]) {
          const parts = shareOfVat(left, Math.floor(vatTotal(left) * cut));
          entries.push({ sign: -1, parts });
          left = subtractVat(left, parts);
          expect(vatTotal(left)).toBeGreaterThanOrEqual(0);
        }
        expect(left).toEqual([]);
        expect(ledgerOf(entries)).toEqual(new Map());
      }),
    );
  });
});

const invoice = (rest: Partial<InvoiceBalance> = {}): InvoiceBalance & { term: number | null } => ({
  kind: 'deposit',
  due_on: '2027-01-31',
  due_cents: 10_000,
  paid_cents: 0,
  credited_cents: 0,
  term: 1,
  ...rest,
});

describe('the state of an invoice', () => {
  it.each([
    ['issued', {}, '2027-01-31'],
    ['overdue', {}, '2027-02-01'],
    ['overdue', { paid_cents: 9999 }, '2027-02-01'],
    ['paid', { paid_cents: 10_000 }, '2027-02-01'],
    ['paid', { paid_cents: 4000, credited_cents: 6000 }, '2027-02-01'],
    ['credited', { credited_cents: 10_000 }, '2027-02-01'],
    ['paid', { kind: 'balance', due_cents: 0 }, '2027-02-01'],
    ['issued', { kind: 'credit_note' }, '2028-01-01'],
  ] as const)('is %s', (state, rest, today) => {
    expect(invoiceState(invoice(rest), today)).toBe(state);
  });
});

describe('deposits to issue', () => {
  const terms = [
    { kind: 'arrhes', percent: 30 },
    { kind: 'acompte', percent: 40 },
    { kind: 'solde', percent: 30 },
  ] as const;

  it('are the terms before the balance that have no valid invoice', () => {
    expect(issuableDeposits(10_001, terms, []).map(({ term, cents }) => [term, cents])).toEqual([
      [1, 3000],
      [2, 4001],
    ]);
    expect(issuableDeposits(10_001, terms, [invoice()]).map(({ term }) => term)).toEqual([2]);
    expect(issuableDeposits(10_001, terms, [invoice({ credited_cents: 10_000 })]).map(({ term }) => term)).toEqual([
      1, 2,
    ]);
  });

  it('are none after the balance', () => {
    expect(issuableDeposits(10_001, terms, [{ ...invoice({ kind: 'balance' }), term: null }])).toEqual([]);
  });
});

describe('a SIREN', () => {
  it('ends with the digit of Luhn', () => {
    expect(['732829320', '123456782', '987654324'].every(isSiren)).toBe(true);
    expect(['732829321', '12345678', '73282932a', ''].some(isSiren)).toBe(false);
  });

  it('with one wrong digit is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [...'732829320'];
        digits[place] = String((Number(digits[place]) + shift) % 10);
        return !isSiren(digits.join(''));
      }),
    );
  });
});
