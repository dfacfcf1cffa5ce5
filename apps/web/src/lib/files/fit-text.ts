// Makes words fit a width on a printed sheet.
import type { Sheet, TextLook } from '@liesse/facturx';

/** In letters as large as the width allows, in millimetres, and shortened below the least size. */
export function fitText(
  sheet: Sheet,
  words: string,
  look: TextLook,
  width: number,
  least: number,
): { words: string; size: number } {
  const needed = sheet.widthOf(words, look);
  const size = needed <= width ? look.size : Math.max(Math.min(least, look.size), (look.size * width) / needed);
  return { words: shortenText(sheet, words, { ...look, size }, width), size };
}

/** The words that fit the width, in millimetres. */
export function shortenText(sheet: Sheet, words: string, look: TextLook, width: number): string {
  // A hundredth more than the width: letters whose size was computed to fit are not shortened for a rounding.
  if (sheet.widthOf(words, look) <= width * 1.01) return words;
  const letters = Array.from(words);
  while (letters.length > 1 && sheet.widthOf(`${letters.join('')}…`, look) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
