// PDF documents made in the browser. The library is loaded with the first one.
import type { jsPDF } from 'jspdf';

export type Pdf = jsPDF;

export type PaperSize = 'a4' | 'a3' | 'a2';

/** In millimetres; A4 portrait unless another sheet is asked for. */
export async function makePdf(
  format: PaperSize = 'a4',
  orientation: 'portrait' | 'landscape' = 'portrait',
): Promise<Pdf> {
  const { jsPDF: Maker } = await import('jspdf');
  return new Maker({ unit: 'mm', format, orientation, compress: true });
}

/** The standard PDF fonts know western European letters only, so other accents are dropped: « Dvořák » becomes « Dvorák ». */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => (WESTERN.test(letter) ? letter : plain(letter))).join('');

/** Whether all letters can be written, some of them without their accents. */
export const isPrintable = (text: string): boolean =>
  Array.from(text.normalize('NFC')).every((letter) => WESTERN.test(letter) || plain(letter) !== '?');

const WESTERN = /[\u0020-\u007e\u00a0-\u00ffŒœŠšŽžŸƒ‘’“”„–—…•€™]/;

const plain = (letter: string): string => {
  const bare = BARE[letter] ?? letter.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
  return Array.from(bare).every((one) => WESTERN.test(one)) ? bare : '?';
};

/** Letters that do not decompose into a base letter and an accent. */
const BARE: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\u2212': '-',
};
