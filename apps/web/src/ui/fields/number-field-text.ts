// Reading and writing the numbers of a NumberField.
import { formatCount } from '#web/lib/format/format.ts';

/** Null when there is nothing, NaN when it is no number. A comma or a point, and any space between thousands. */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

export const writeNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : formatCount(value);

/** The next multiple of the step, kept between the bounds. From nothing, the lowest. */
export function stepFrom(value: number | null, step: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds) {
  if (value === null || Number.isNaN(value)) return Math.min(Math.max(0, min), max);
  return Math.min(Math.max(value + step, min), max);
}

export interface Bounds {
  min?: number;
  max?: number;
}
