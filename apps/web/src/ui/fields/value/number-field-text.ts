// Parses and formats the numbers of a NumberField.
import { formatCount } from '#web/lib/format/format.ts';

/** Null when empty, NaN when the text is not a number. Accepts a comma or a point, and spaces between thousands. */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

export const writeNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : formatCount(value);

/** The next multiple of the step within the bounds; the minimum when empty. */
export function stepFrom(value: number | null, step: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds) {
  if (value === null || Number.isNaN(value)) return Math.min(Math.max(0, min), max);
  return Math.min(Math.max(value + step, min), max);
}

export interface Bounds {
  min?: number;
  max?: number;
}
