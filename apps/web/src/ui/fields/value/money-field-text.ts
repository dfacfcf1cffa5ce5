// Parses an amount in euros into integer cents digit by digit: floating point would lose cents.
import { formatMoney } from '#web/lib/format/format.ts';

/** Null when empty, NaN when the text is not an amount. */
export function readMoney(typed: string): number | null {
  const text = typed.replaceAll(/[\s€]/g, '').replace('−', '-');
  if (text === '') return null;
  // A point may separate thousands (1.250 or 1.250,50) or cents (12.5); with three digits after it, it separates thousands.
  const plain = /^-?\d{1,3}(?:\.\d{3})+(?:,|$)/.test(text) ? text.replaceAll('.', '') : text;
  const [, sign, whole = '', cents = ''] = /^(-?)(\d*)(?:[.,](\d{0,2}))?$/.exec(plain) ?? [];
  if (sign === undefined || whole + cents === '') return Number.NaN;
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return Number.NaN;
  return sign === '-' && amount > 0 ? -amount : amount;
}

export const writeMoney = (cents: number | null): string =>
  cents === null || Number.isNaN(cents) ? '' : formatMoney(cents);
