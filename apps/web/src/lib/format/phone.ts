// Telephone numbers as they are read in France, whatever way they were typed.

const SIGNS = /[\s.\-()/\u00a0\u202f]/g;

/** « 06 12 34 56 78 » or « +33 6 12 34 56 78 ». A number of another country, or a word, stays as it was typed. */
export function formatPhone(typed: string): string {
  const text = typed.trim();
  const digits = text.replaceAll(SIGNS, '');
  const [, national] = /^(0[1-9]\d{8})$/.exec(digits) ?? [];
  if (national !== undefined) return inPairs(national);
  // « +33 (0)6… » is written too, and 00 means +.
  const [, abroad] = /^(?:\+|00)33(?:0)?([1-9]\d{8})$/.exec(digits) ?? [];
  if (abroad !== undefined) return `+33 ${abroad.charAt(0)} ${inPairs(abroad.slice(1))}`;
  return text;
}

const inPairs = (digits: string): string => digits.replaceAll(/(\d{2})(?=\d)/g, '$1 ');
