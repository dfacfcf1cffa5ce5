import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/cents.ts';
import {
  fullTotals,
  headCountChange,
  lineCents,
  missingOf,
  quoteTotals,
  termAmounts,
  unitName,
  vatRates,
} from './quotes.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
  unit_cents: fc.integer({ min: -1_000_000, max: 10_000_000 }),
  vat_rate: fc.constantFrom(...vatRates),
});

const fullLine = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
  unit_cents: fc.integer({ min: -1_000_000, max: 10_000_000 }),
  vat_rate: fc.constantFrom(...vatRates),
  discount_percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  is_optional: fc.boolean(),
  is_chosen: fc.boolean(),
});

const discount = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((n) => ({ discount_percent: n / 100, discount_cents: 0 })),
  fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => ({ discount_percent: 0, discount_cents: cents })),
);

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
      total_discount_cents: 0,
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
    expect(quoteTotals([])).toEqual({
      total_discount_cents: 0,
      total_ht_cents: 0,
      total_vat_cents: 0,
      total_ttc_cents: 0,
      vat: [],
    });
  });
});

describe('discounts and options', () => {
  it('come to what exact fractions say, rounded at the same places', () => {
    fc.assert(
      fc.property(fc.array(fullLine, { maxLength: 20 }), discount, (lines, given) => {
        expect(quoteTotals(lines, given)).toEqual(totalsByFractions(lines, given));
      }),
    );
  });

  it('spread over the rates without losing a cent, and leave no rate below its share', () => {
    const positive = fullLine.map((one) => ({ ...one, unit_cents: Math.abs(one.unit_cents) }));
    fc.assert(
      fc.property(fc.array(positive, { maxLength: 20 }), discount, (lines, given) => {
        const [before, after] = [quoteTotals(lines), quoteTotals(lines, given)];
        expect(after.total_ht_cents + after.total_discount_cents).toBe(before.total_ht_cents);
        for (const { base_cents: base } of after.vat) expect(base).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('count an option once it is chosen', () => {
    const base = { quantity: 2, unit_cents: 10_000, vat_rate: 20 as const };
    const option = { quantity: 1, unit_cents: 5000, vat_rate: 10 as const, is_optional: true };
    expect(quoteTotals([base, option]).total_ttc_cents).toBe(24_000);
    expect(quoteTotals([base, { ...option, is_chosen: true }]).total_ttc_cents).toBe(29_500);
    expect(fullTotals([base, option]).total_ttc_cents).toBe(29_500);
  });

  it('share a discount of one cent between two rates', () => {
    const lines = [
      { quantity: 1, unit_cents: 100, vat_rate: 10 as const },
      { quantity: 1, unit_cents: 100, vat_rate: 20 as const },
    ];
    expect(quoteTotals(lines, { discount_percent: 0, discount_cents: 1 }).vat).toEqual([
      { rate: 10, base_cents: 99, vat_cents: 10 },
      { rate: 20, base_cents: 100, vat_cents: 20 },
    ]);
  });
});

/** A second way of adding up: every line as an exact fraction over a million, summed by rate without intermediate numbers. */
function totalsByFractions(
  lines: readonly (Parameters<typeof lineCents>[0] & { is_optional: boolean; is_chosen: boolean })[],
  given: { discount_percent: number; discount_cents: number },
) {
  const half = (top: bigint, bottom: bigint): bigint => {
    const [whole, rest] = [top / bottom, top % bottom];
    return (rest < 0n ? -rest : rest) * 2n >= bottom ? whole + (top < 0n ? -1n : 1n) : whole;
  };
  const sums = new Map<number, bigint>();
  for (const { quantity, unit_cents: unit, vat_rate: rate, discount_percent: percent = 0, ...option } of lines) {
    if (option.is_optional && !option.is_chosen) continue;
    const million = BigInt(Math.round(quantity * 100)) * BigInt(unit) * BigInt(10_000 - Math.round(percent * 100));
    sums.set(rate, (sums.get(rate) ?? 0n) + half(million, 1_000_000n));
  }
  const rates = [...sums.keys()].toSorted((a, b) => a - b);
  const whole = rates.reduce((sum, rate) => sum + (sums.get(rate) ?? 0n), 0n);
  const weightOf = (rate: number) => ((sums.get(rate) ?? 0n) > 0n ? (sums.get(rate) ?? 0n) : 0n);
  const weight = rates.reduce((sum, rate) => sum + weightOf(rate), 0n);
  const wanted =
    given.discount_percent > 0
      ? half(whole * BigInt(Math.round(given.discount_percent * 100)), 10_000n)
      : BigInt(given.discount_cents);
  const capped = wanted < whole ? wanted : whole;
  const cut = capped > 0n ? capped : 0n;
  const shares = new Map(rates.map((rate) => [rate, weight === 0n ? 0n : (cut * weightOf(rate)) / weight]));
  let left = cut - [...shares.values()].reduce((sum, share) => sum + share, 0n);
  while (left > 0n) {
    // The cent goes to the rate that is furthest below its exact share and was not yet raised.
    const lack = (rate: number) => cut * weightOf(rate) - (shares.get(rate) ?? 0n) * weight;
    const [next = 0] = rates.toSorted((a, b) => (lack(b) === lack(a) ? a - b : lack(b) > lack(a) ? 1 : -1));
    shares.set(next, (shares.get(next) ?? 0n) + 1n);
    left -= 1n;
  }
  const vat = rates.map((rate) => {
    const base = (sums.get(rate) ?? 0n) - (shares.get(rate) ?? 0n);
    return { rate, base_cents: Number(base), vat_cents: Number(half(base * BigInt(rate * 10), 1000n)) };
  });
  const tax = sumOf(vat.map(({ vat_cents: cents }) => cents));
  const ht = Number(whole - cut);
  return {
    total_discount_cents: Number(cut),
    total_ht_cents: ht,
    total_vat_cents: tax,
    total_ttc_cents: ht + tax,
    vat,
  };
}

it('units are in the plural from two on', () => {
  expect(unitName(80, 'personne')).toBe('personnes');
  expect(unitName(1.5, 'heure')).toBe('heure');
  expect(unitName(2, 'pièce')).toBe('pièces');
  expect(unitName(12, 'km')).toBe('km');
  expect(unitName(3, 'mois')).toBe('mois');
  expect(unitName(3, 'par table')).toBe('par table');
  expect(unitName(3, '')).toBe('');
});

it('amounts of terms add up, and the last one takes what options add', () => {
  expect(termAmounts(1500, [{ amount_cents: 400 }, { amount_cents: 600 }])).toEqual([400, 1100]);
  expect(missingOf(1500, [{ amount_cents: 400 }, { amount_cents: 600 }])).toEqual({ unit: 'cents', value: 500 });
  expect(missingOf(1500, [{ percent: 30 }, { percent: 80 }])).toEqual({ unit: 'percent', value: -10 });
  expect(missingOf(1500, [])).toEqual({ unit: 'percent', value: 0 });
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

describe('the head-count of a sent quote', () => {
  it('differs from its request only while both are known and the quote waits for an answer', () => {
    expect(headCountChange({ state: 'sent', guests: 80 }, { guests: 100 })).toEqual({ from: 80, to: 100 });
    expect(headCountChange({ state: 'sent', guests: 80 }, { guests: 80 })).toBeNull();
    expect(headCountChange({ state: 'sent', guests: null }, { guests: 80 })).toBeNull();
    expect(headCountChange({ state: 'accepted', guests: 80 }, { guests: 100 })).toBeNull();
  });
});
