// Money in whole cents: shares that add up to the whole, rounding that is the same here and in the database.

/**
 * Shares by weight that add up to the total, to the cent: each gets its floor, and the cents left over go to the largest
 * remainders, the first of equals first. Without any weight the shares are equal.
 */
export function splitCents(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n)
    return weights.length === 0
      ? []
      : splitCents(
          total,
          weights.map(() => 1),
        );
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    // The remainder is never negative, so that a negative weight (a rebate) has its floor below it as well.
    const remainder = ((product % sum) + sum) % sum;
    return { index, floor: Number((product - remainder) / sum), remainder };
  });
  let left = total - shares.reduce((all, { floor }) => all + floor, 0);
  const cents = shares.map(({ floor }) => floor);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : b.remainder > a.remainder ? 1 : -1,
  );
  for (const { index } of byRemainder) {
    if (left === 0) break;
    cents[index] = (cents[index] ?? 0) + 1;
    left -= 1;
  }
  return cents;
}

/** A quotient of integers, halves away from zero, as PostgreSQL rounds numerics. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const sign = dividend < 0n === divisor < 0n ? 1n : -1n;
  const [top, bottom] = [abs(dividend), abs(divisor)];
  return Number(sign * ((2n * top + bottom) / (2n * bottom)));
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

export const sumOf = (amounts: Iterable<number>): number => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};
