// Formats differences of money.
import { formatPrice } from '#web/lib/format/format.ts';

/** With a sign, and the typographic minus. */
export const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}\u00a0${formatPrice(Math.abs(cents))}`;
