import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from './cents.ts';
import { lineCents, quoteTotals, termAmounts, vatRates } from './quotes.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
  unit_cents: fc.integer({ min: -1_000_000, max: 10_000_000 }),
  vat_rate: fc.constantFrom(...vatRates),
});

describe('the totals of a quote', () => {
  it('add up: lines to the sum without tax, that and the tax to the whole', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const totals = quoteTotals(lines);
        expect(totals.total_ht_cents).toBe(sumOf(lines.map(lineCents)));
        expect(totals.total_vat_cents).toBe(sumOf(totals.vat.map(({ vat_cents: cents }) => cents)));
        expect(totals.total_ttc_cents).toBe(totals.total_ht_cents + totals.total_vat_cents);
      }),
    );
  });

  it('do not hang on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(quoteTotals(lines.toReversed())).toEqual(quoteTotals(lines));
      }),
    );
  });

  it('are those of a caterer with service at 10 % and wine at 20 %', () => {
    const totals = quoteTotals([
      { quantity: 97, unit_cents: 8250, vat_rate: 10 },
      { quantity: 97, unit_cents: 1333, vat_rate: 20 },
      { quantity: 1, unit_cents: 15_005, vat_rate: 5.5 },
      { quantity: 1, unit_cents: -20_000, vat_rate: 10 },
    ]);
    expect(totals).toEqual({
      total_ht_cents: 924_556,
      total_vat_cents: 104_710,
      total_ttc_cents: 1_029_266,
      vat: [
        { rate: 5.5, base_cents: 15_005, vat_cents: 825 },
        { rate: 10, base_cents: 780_250, vat_cents: 78_025 },
        { rate: 20, base_cents: 129_301, vat_cents: 25_860 },
      ],
    });
  });

  it('are nothing without lines', () => {
    expect(quoteTotals([])).toEqual({ total_ht_cents: 0, total_vat_cents: 0, total_ttc_cents: 0, vat: [] });
  });
});

it('terms add up to the quote', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }),
      (total, percents) =>
        sumOf(
          termAmounts(
            total,
            percents.map((percent) => ({ percent })),
          ),
        ) === total,
    ),
  );
});
