// Embeds fonts and lays out lines in them. A font covers some letters; the next one of its family is asked for the others, and a word that
// the first family cannot write is written in the first other family that can, so that its letters match.
import { sumOf } from '@liesse/domain';
import fontkit from '@pdf-lib/fontkit';
import { type PDFDocument, type PDFFont } from 'pdf-lib';
import { visualRuns } from './line-order.ts';

/** Font files by weight, each list in the order in which a letter is looked up. */
export interface FontFiles {
  regular: readonly Uint8Array[];
  bold: readonly Uint8Array[];
  /** Families for the letters that these fonts lack. */
  others?: readonly Pick<FontFiles, 'regular' | 'bold'>[];
}

/** Glyphs of one font, or text that no font has. */
export type Piece = { width: number } & ({ font: PDFFont; codes: string } | { font: null; text: string });

export interface Typeface {
  /** The pieces of a line from left to right; widths are at size 1. */
  layout(line: string, isBold?: boolean): readonly Piece[];
  widthOf(line: string, isBold?: boolean): number;
}

/** The width at size 1 of the box that stands for a letter without a glyph. */
export const BOX_WIDTH = 0.6;

type Family = readonly { font: PDFFont; letters: ReadonlySet<number> }[];

/** The families of a weight, and what was found in them: the layout of a letter takes long, and a long document has few letters. */
interface Weight {
  families: readonly Family[];
  glyphs: Map<PDFFont, Map<string, Piece>>;
  lines: Map<string, readonly Piece[]>;
}

export async function embedTypeface(pdf: PDFDocument, files: FontFiles): Promise<Typeface> {
  pdf.registerFontkit(fontkit);
  const embed = async (file: Uint8Array) => {
    const font = await pdf.embedFont(file, { subset: true });
    return { font, letters: new Set(font.getCharacterSet()) };
  };
  const embedWeight = async (weight: 'regular' | 'bold'): Promise<Weight> => ({
    families: await Promise.all(
      [files, ...(files.others ?? [])].map((family) => Promise.all(family[weight].map(embed))),
    ),
    glyphs: new Map(),
    lines: new Map(),
  });
  const regular = await embedWeight('regular');
  const bold = await embedWeight('bold');
  const layout = (line: string, isBold = false): readonly Piece[] => {
    const weight = isBold ? bold : regular;
    const known = weight.lines.get(line);
    if (known !== undefined) return known;
    const pieces = joined(
      visualRuns(line.normalize('NFC')).flatMap((run) => runPieces(run.text, run.isRightToLeft, weight)),
    );
    weight.lines.set(line, pieces);
    return pieces;
  };
  return { layout, widthOf: (line, isBold) => sumOf(layout(line, isBold).map(({ width }) => width)) };
}

function runPieces(text: string, isRightToLeft: boolean, weight: Weight): Piece[] {
  const words = text.split(/(\s+)/).filter((word) => word !== '');
  return (isRightToLeft ? words.toReversed() : words).flatMap((word) => wordPieces(word, isRightToLeft, weight));
}

function wordPieces(word: string, isRightToLeft: boolean, weight: Weight): Piece[] {
  const letters = Array.from(word);
  const family = weight.families.find((one) =>
    letters.every((letter) => fontWith(letter, one) !== undefined || !/[\p{L}\p{M}]/u.test(letter)),
  );
  const order = [...(family ?? []), ...weight.families.flat()];
  const parts: { font: PDFFont; text: string }[] = [];
  for (const letter of letters) {
    const found = lookUp(isRightToLeft ? (MIRRORED[letter] ?? letter) : letter, order);
    // A joiner or a variation selector has no shape of its own.
    if (found === undefined && /[\p{Cf}\ufe0f]/u.test(letter)) continue;
    if (found === undefined) return [{ font: null, text: word, width: countGraphemes(word) * BOX_WIDTH }];
    const last = parts.at(-1);
    if (last?.font === found.font) last.text += found.text;
    else parts.push({ ...found });
  }
  // The layout of the font joins Arabic letters and returns a right-to-left word in its visual order.
  if (isRightToLeft)
    return parts.toReversed().map(({ font, text }) => glyphsOf(/\p{L}/u.test(text) ? text : reversed(text), font));
  return parts.flatMap(({ font, text }) => Array.from(text, (letter) => glyphOf(letter, font, weight)));
}

const reversed = (text: string): string => Array.from(text).toReversed().join('');

const countGraphemes = (word: string): number => Array.from(new Intl.Segmenter('fr').segment(word)).length;

function glyphOf(letter: string, font: PDFFont, weight: Weight): Piece {
  const glyphs = weight.glyphs.get(font) ?? new Map<string, Piece>();
  const glyph = glyphs.get(letter) ?? glyphsOf(letter, font);
  weight.glyphs.set(font, glyphs.set(letter, glyph));
  return glyph;
}

/** The codes are the numbers of the glyphs in the embedded font, in hexadecimal. */
const glyphsOf = (text: string, font: PDFFont): Piece => ({
  font,
  codes: font.encodeText(text).asString(),
  width: font.widthOfTextAtSize(text, 1),
});

function lookUp(letter: string, fonts: Family): { text: string; font: PDFFont } | undefined {
  const font = fontWith(letter, fonts);
  if (font !== undefined) return { text: letter, font };
  const substitute = SUBSTITUTES[letter];
  return substitute === undefined ? undefined : lookUp(substitute, fonts);
}

function fontWith(letter: string, fonts: Family): PDFFont | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return fonts.find(({ letters }) => letters.has(code))?.font;
}

const SUBSTITUTES: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u00a0': ' ',
  '\u2011': '-',
  '\u2212': '-',
  '\t': ' ',
  '\n': ' ',
};

/** Brackets open to the other side in a right-to-left run. */
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last !== undefined && last.font !== null && piece.font === last.font) {
      last.codes += piece.codes;
      last.width += piece.width;
    } else found.push({ ...piece });
  }
  return found;
}
