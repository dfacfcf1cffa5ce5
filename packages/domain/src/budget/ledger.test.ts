import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/days.ts';
import { sumOf } from '../money/cents.ts';
import { amountOf, excessOf, type Ledger, type LedgerItem, ledgerSums, lowerLast, whatIf } from './ledger.ts';

const cents = fc.integer({ min: 0, max: 50_000_000 });
const item: fc.Arbitrary<LedgerItem> = fc
  .record({
    id: fc.uuid(),
    estimated_cents: cents,
    quoted_cents: fc.option(cents, { nil: null }),
    committed_cents: fc.option(cents, { nil: null }),
    unit_cents: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
    guests_counted: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null }),
  })
  .map((row) => ({ ...row, is_per_guest: row.unit_cents !== null }));
const instalment = fc.record({
  id: fc.uuid(),
  item_id: fc.uuid(),
  label: fc.constant('Acompte'),
  due_on: fc.option(
    fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-01-01', n)),
    { nil: null },
  ),
  amount_cents: cents,
  paid_on: fc.option(fc.constant('2026-05-01'), { nil: null }),
});
const ledger: fc.Arbitrary<Ledger> = fc.record({
  total_cents: fc.option(cents, { nil: null }),
  guests: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null }),
  items: fc.array(item),
  instalments: fc.array(instalment),
});

describe('the sums of a ledger', () => {
  it('are those of its lines: what is paid and what remains make the forecast', () => {
    fc.assert(
      fc.property(ledger, (book) => {
        const sums = ledgerSums(book, '2026-11-15');
        expect(sums.paid + sums.remaining).toBe(sums.forecast);
        expect(sums.forecast).toBe(sumOf(book.items.map((line) => amountOf(line, book.guests))));
      }),
    );
  });

  it('name the unpaid instalment that comes first, late ones included', () => {
    fc.assert(
      fc.property(ledger, (book) => {
        const { next_due: next } = ledgerSums(book, '2026-11-15');
        const days = book.instalments.flatMap(({ paid_on: paid, due_on: due }) =>
          paid === null && due !== null ? [due] : [],
        );
        expect(next?.due_on).toBe(days.toSorted()[0]);
      }),
    );
  });
});

describe('instalments above their line', () => {
  const guests = fc.integer({ min: 0, max: 1000 });

  it('are exact to the cent, and the paid ones never exceed the total', () => {
    fc.assert(
      fc.property(item, guests, fc.array(instalment), (line, count, dues) => {
        const { over, overpaid } = excessOf(line, count, dues);
        const sum = sumOf(dues.map((due) => due.amount_cents));
        expect(over).toBe(Math.max(0, sum - amountOf(line, count)));
        expect(overpaid).toBeLessThanOrEqual(over);
        expect(excessOf(line, count, [])).toEqual({ over: 0, overpaid: 0 });
      }),
    );
  });

  it('a plan that fitted exceeds an estimate by guest by the price of each guest who does not come, and no other line', () => {
    fc.assert(
      fc.property(item, guests, guests, (line, before, fewer) => {
        const count = Math.max(before, fewer);
        const due = { id: 'a', item_id: line.id, label: '', due_on: null, paid_on: null };
        const plan = [{ ...due, amount_cents: amountOf(line, count) }];
        const isEstimate = line.committed_cents === null && line.quoted_cents === null && line.is_per_guest;
        const absent = count - Math.min(before, fewer);
        expect(excessOf(line, count, plan).over).toBe(0);
        expect(excessOf(line, count - absent, plan)).toEqual({
          over: isEstimate ? (line.unit_cents ?? 0) * absent : 0,
          overpaid: 0,
        });
      }),
    );
  });

  it('fit again once the last ones are lowered by as much, the first ones as they were', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), cents, (amounts, off) => {
        const lowered = lowerLast(amounts, off);
        expect(sumOf(lowered)).toBe(Math.max(0, sumOf(amounts) - off));
        const changed = lowered.findIndex((one, index) => one !== amounts[index]);
        for (const [index, one] of lowered.entries()) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(amounts[index] ?? 0);
          if (changed !== -1 && index > changed) expect(one).toBe(0);
        }
      }),
    );
  });
});

describe('what if', () => {
  it('nothing changed: nothing changes', () => {
    fc.assert(
      fc.property(ledger, (book) => {
        const { lines, before, after } = whatIf(book, {});
        for (const line of lines) expect(line.after).toBe(line.before);
        expect(after).toBe(before);
      }),
    );
  });

  it('more people came: only lines by guest change, each by its price for each', () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: 0, max: 500 }), (book, more) => {
        const known = book.guests ?? 80;
        const { lines } = whatIf({ ...book, guests: known }, { guests: known + more });
        for (const [n, { before, after }] of lines.entries()) {
          const line = book.items[n];
          expect(after - before).toBe(line?.is_per_guest ? (line.unit_cents ?? 0) * more : 0);
        }
      }),
    );
  });

  it('fewer came: no line falls below nothing', () => {
    const book: Ledger = {
      total_cents: 100,
      guests: 10,
      instalments: [],
      items: [
        {
          id: 'a',
          estimated_cents: 0,
          quoted_cents: null,
          committed_cents: 500,
          is_per_guest: true,
          unit_cents: 100,
          guests_counted: 10,
        },
      ],
    };
    expect(whatIf(book, { guests: 2 })).toMatchObject({ after: 0, margin: 100, per_guest: 0 });
    expect(whatIf(book, { guests: 12 })).toMatchObject({ after: 700, margin: -600, per_guest: 58 });
    expect(whatIf(book, { guests: 12, amounts: { a: 900 } }).after).toBe(1100);
  });
});
