import { expect, it } from 'vitest';
import { type ComparedLine, type ComparedQuote, quoteChanges } from './quote-changes.ts';

const line = (label: string, rest: Partial<ComparedLine> = {}): ComparedLine => ({
  label,
  quantity: 1,
  unit_cents: 1000,
  vat_rate: 20,
  discount_percent: 0,
  is_optional: false,
  ht_cents: 1000,
  ...rest,
});
const quote = (lines: ComparedLine[], rest: Partial<ComparedQuote> = {}): ComparedQuote => ({
  lines,
  total_ttc_cents: 1200,
  total_discount_cents: 0,
  valid_until: '2027-01-01',
  terms: [],
  ...rest,
});

it('finds nothing between equal quotes, whatever the order of their lines', () => {
  expect(quoteChanges(quote([line('A'), line('B')]), quote([line('B'), line('A')]))).toEqual([]);
});

it('names added, removed and changed lines, then what changed as a whole', () => {
  const before = quote([line('Arche'), line('Bouquets', { quantity: 10, ht_cents: 10_000 }), line('Rubans')]);
  const after = quote(
    [line('arche ', { ht_cents: 900 }), line('Bouquets', { quantity: 12, ht_cents: 12_000 }), line('Livraison')],
    { total_ttc_cents: 1500, total_discount_cents: 50, valid_until: '2027-02-01', terms: [{ kind: 'solde' }] },
  );
  expect(quoteChanges(before, after)).toEqual([
    { kind: 'price', label: 'arche ', from: 1000, to: 900 },
    { kind: 'quantity', label: 'Bouquets', from: 10, to: 12 },
    { kind: 'added', label: 'Livraison', cents: 1000 },
    { kind: 'removed', label: 'Rubans', cents: 1000 },
    { kind: 'discount', from: 0, to: 50 },
    { kind: 'total', from: 1200, to: 1500 },
    { kind: 'validity', to: '2027-02-01' },
    { kind: 'terms' },
  ]);
});

it('matches lines of one label in their order', () => {
  const twice = [line('Chauffeur'), line('Chauffeur', { unit_cents: 500, ht_cents: 500 })];
  expect(quoteChanges(quote(twice), quote(twice))).toEqual([]);
});

it('names a line that became an option, and another rate', () => {
  expect(
    quoteChanges(quote([line('A'), line('B')]), quote([line('A', { is_optional: true }), line('B', { vat_rate: 10 })])),
  ).toEqual([
    { kind: 'option', label: 'A' },
    { kind: 'tax', label: 'B' },
  ]);
});
