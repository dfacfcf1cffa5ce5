// The font files of the folder fonts, and which letters each family writes. A document embeds the typeface of the site, and another
// family only when its text has letters of that family.
import type { FontFiles } from './typeface.ts';

interface FontFamily {
  letters: RegExp;
  /** Names without the weight, in the order in which a letter is looked up. */
  files: readonly string[];
}

/** Western and central European languages, and Turkish. */
const house: FontFamily = {
  letters:
    /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3–—‘-‚“-„†•…‹›€™−]/u,
  files: ['figtree-latin', 'figtree-latin-ext'],
};

const others: readonly FontFamily[] = [
  {
    letters: /[\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u,
    files: ['be-vietnam-pro-latin', 'be-vietnam-pro-vietnamese'],
  },
  { letters: /[\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/u, files: ['noto-sans-greek'] },
  { letters: /[\u0400-\u045f\u0490\u0491]/u, files: ['noto-sans-cyrillic'] },
  { letters: /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05d0-\u05ea\u05f3\u05f4]/u, files: ['noto-sans-hebrew-hebrew'] },
  {
    letters: /[\u060c\u061b\u061f\u0620-\u0669\u066e-\u06a1\u06a3-\u06d3\u06f0-\u06f9\u0750-\u077f]/u,
    files: ['ibm-plex-sans-arabic-arabic'],
  },
];

/** What is drawn as another letter or not at all: narrow spaces, hyphens and signs of direction. */
const UNDRAWN = /[\s\u200b-\u200f\u2011\u202f\u2066-\u2069\u061c]/u;

/** The files that a text needs. `read` gets the name of a file. */
export async function loadFontFiles(text: string, read: (file: string) => Promise<Uint8Array>): Promise<FontFiles> {
  const load = async ({ files }: FontFamily) => ({
    regular: await Promise.all(files.map((file) => read(`${file}-400-normal.woff`))),
    bold: await Promise.all(files.map((file) => read(`${file}-600-normal.woff`))),
  });
  const composed = text.normalize('NFC');
  const needed = others.filter(({ letters }) => letters.test(composed));
  const [first, ...rest] = await Promise.all([load(house), ...needed.map(load)]);
  return { ...first, others: rest };
}

/** The letters and signs of a text that no font has, each once. */
export function lettersWithoutFont(text: string): string[] {
  const signs = Array.from(new Intl.Segmenter('fr').segment(text.normalize('NFC')), ({ segment }) => segment);
  return [...new Set(signs.filter((sign) => !Array.from(sign).every(isWritten)))];
}

const isWritten = (letter: string): boolean =>
  UNDRAWN.test(letter) || [house, ...others].some(({ letters }) => letters.test(letter));
