import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, smallLedger } from '#web/features/budget/fixtures.ts';
import { applicableOf, nothingTyped, readTyped, simulate } from '#web/features/budget/what-if.ts';

const after = (outcome: ReturnType<typeof simulate>, id: string) => outcome.lines.find((line) => line.id === id)?.after;

describe('a what-if scenario', () => {
  it('changes nothing when nothing is typed', () => {
    const { before, after: total } = simulate(smallLedger, readTyped(nothingTyped, smallLedger).scenario);
    expect([before, total]).toEqual([750_000, 750_000]);
  });

  it('takes the readable fields, and reports when some are not', () => {
    const read = (guests: number | null, prices: Record<string, number | null>) =>
      readTyped({ guests, prices }, smallLedger);
    expect(read(120, { venue: 5 })).toEqual({ scenario: { guests: 120, prices: { venue: 5 } }, isWhole: true });
    for (const guests of [null, 0, 1.5, Number.NaN, 100_001]) {
      expect(read(guests, {})).toEqual({ scenario: { guests: null, prices: {} }, isWhole: false });
    }
    expect(read(120, { venue: -5, rings: null, caterer: 200_000_000 })).toEqual({
      scenario: { guests: 120, prices: {} },
      isWhole: false,
    });
  });

  it('cascades another head-count through the lines by guest alone', () => {
    const outcome = simulate(smallLedger, { guests: 120, prices: {} });
    expect(outcome).toMatchObject({ before: 750_000, after: 870_000, margin: 130_000, per_guest: 7250 });
    expect(after(outcome, 'venue')).toBe(100_000);
  });

  it('takes another price for each guest with another head-count', () => {
    const outcome = simulate(smallLedger, { guests: 120, prices: { caterer: 7000, venue: 80_000 } });
    expect(after(outcome, 'caterer')).toBe(840_000);
    expect(after(outcome, 'venue')).toBe(80_000);
    expect(outcome.before).toBe(750_000);
  });

  it('moves an agreed amount by the price of each, and by those who come', () => {
    const ledger = {
      ...smallLedger,
      items: [lineOf({ id: 'agreed', is_per_guest: true, unit_cents: 5000, committed_cents: 520_000 })],
    };
    expect(after(simulate(ledger, { guests: 110, prices: {} }), 'agreed')).toBe(570_000);
    expect(after(simulate(ledger, { guests: 110, prices: { agreed: 6000 } }), 'agreed')).toBe(680_000);
  });

  it('has lines that add up to its totals', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(50_000), fc.nat(500_000), (guests, caterer, venue) => {
        const { lines, before, after: total } = simulate(smallLedger, { guests, prices: { caterer, venue } });
        expect(lines.reduce((sum, line) => sum + line.before, 0)).toBe(before);
        expect(lines.reduce((sum, line) => sum + line.after, 0)).toBe(total);
      }),
    );
  });

  it('can be saved for lines without a partner’s price, and lists the others', () => {
    const { guests, lines, untouched } = applicableOf(smallLedger, {
      guests: 120,
      prices: { caterer: 7000, venue: 80_000, rings: 40_000 },
    });
    expect(guests).toBe(120);
    expect(lines.map(({ line, change }) => [line.id, change])).toEqual([
      ['caterer', { unit_cents: 7000 }],
      ['rings', { estimated_cents: 40_000 }],
    ]);
    expect(untouched.map(({ id }) => id)).toEqual(['venue']);
  });
});
