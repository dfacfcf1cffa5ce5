import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded, splitCents, sumOf } from './cents.ts';

const total = fc.integer({ min: 0, max: 100_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });

describe('a split', () => {
  it('loses no cent and makes none', () => {
    fc.assert(fc.property(total, weights, (cents, list) => sumOf(splitCents(cents, list)) === cents));
  });

  it('is within a cent of the exact share', () => {
    fc.assert(
      fc.property(total, weights, (cents, list) => {
        const sum = sumOf(list) || list.length;
        for (const [n, share] of splitCents(cents, list).entries()) {
          const exact = (BigInt(cents) * BigInt(sumOf(list) === 0 ? 1 : (list[n] ?? 0)) * 1000n) / BigInt(sum);
          expect(Math.abs(Number(BigInt(share) * 1000n - exact))).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  it('gives nothing where nothing weighs, and equal parts where nothing does', () => {
    expect(splitCents(100, [1, 0, 1])).toEqual([50, 0, 50]);
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitCents(101, [0, 0])).toEqual([51, 50]);
    expect(splitCents(100, [])).toEqual([]);
  });
});

it('halves are rounded away from zero', () => {
  expect([5n, 15n, -5n, -15n, 4n, 6n].map((n) => divideRounded(n, 10n))).toEqual([1, 2, -1, -2, 0, 1]);
});
