// How a difference of money is told.
import { formatPrice } from '#web/lib/format/format.ts';

/** With its sign, the true minus. */
export const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}\u00a0${formatPrice(Math.abs(cents))}`;
