// The scale of a chart: round ticks for an axis, and positions along it.
const ROUND = [1, 2, 5, 10];

/** Ticks from 0 to the first round step at or above the highest value; integers only when all values are integers. */
export function axisSteps(values: readonly number[], wanted = 4): number[] {
  const highest = Math.max(0, ...values.filter(Number.isFinite));
  if (highest === 0) return [0, 1];
  const rough = highest / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const round = (ROUND.find((factor) => factor * magnitude >= rough * 0.999_999) ?? 10) * magnitude;
  const step = values.every(Number.isInteger) ? Math.max(1, round) : round;
  const count = Math.ceil((highest / step) * 0.999_999);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A percentage; values outside the axis are clamped to its ends. */
export function percentOf(value: number, highest: number): number {
  if (highest <= 0 || !Number.isFinite(value)) return 0;
  return rounded(Math.min(1, Math.max(0, value / highest)) * 100);
}

/** The position of an index along the axis; a single point is centred. */
export const placeOf = (index: number, count: number): number =>
  count < 2 ? 50 : rounded((index / (count - 1)) * 100);

const rounded = (value: number): number => Math.round(value * 100) / 100;
