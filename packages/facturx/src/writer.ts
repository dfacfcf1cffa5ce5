// Writes text on A4 pages with embedded fonts: PDF/A forbids fonts that are only named. A font covers some letters; the next one of
// its weight is asked for the others.
import { sumOf } from '@liesse/domain';
import fontkit from '@pdf-lib/fontkit';
import {
  beginText,
  endText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib';

/** Font files by weight, each list in the order in which a letter is looked up. */
export interface FontFiles {
  regular: readonly Uint8Array[];
  bold: readonly Uint8Array[];
}

export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 60, bottom: 780 } as const;

const COLOURS = { ink: rgb(0.122, 0.102, 0.141), quiet: rgb(0.369, 0.333, 0.4), hairline: rgb(0.867, 0.824, 0.753) };

export interface Style {
  size?: number;
  isBold?: boolean;
  isQuiet?: boolean;
  /** The text ends at x. */
  isRight?: boolean;
}

export interface Writer {
  /** The distance from the top of the page. */
  y: number;
  write(text: string, x: number, style?: Style): void;
  wrap(text: string, width: number, style?: Style): string[];
  rule(): void;
  /** A box of this height over the whole width, below y. */
  frame(height: number): void;
  /** Begins a new page when less than this height is left. */
  reserve(height: number): void;
  footer(textOf: (page: number, pages: number) => string): void;
}

/** The fonts of a weight, and what was found in them: the layout of a letter takes long, and a long document has few letters. */
interface Weight {
  fonts: readonly { font: PDFFont; letters: ReadonlySet<number> }[];
  glyphs: Map<string, Glyph>;
}

interface Glyph {
  font: PDFFont;
  /** The number of the glyph in the embedded font, in hexadecimal. */
  code: string;
  /** At size 1. */
  width: number;
}

export async function openWriter(pdf: PDFDocument, files: FontFiles): Promise<Writer> {
  pdf.registerFontkit(fontkit);
  const embed = async (file: Uint8Array) => {
    const font = await pdf.embedFont(file, { subset: true });
    return { font, letters: new Set(font.getCharacterSet()) };
  };
  const regular: Weight = { fonts: await Promise.all(files.regular.map(embed)), glyphs: new Map() };
  const bold: Weight = { fonts: await Promise.all(files.bold.map(embed)), glyphs: new Map() };
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  const glyphsOf = (text: string, { isBold = false }: Style): Glyph[] =>
    Array.from(text.normalize('NFC'), (letter) => glyphOf(letter, isBold ? bold : regular));
  const widthOf = (text: string, style: Style): number =>
    (style.size ?? 9) * sumOf(glyphsOf(text, style).map(({ width }) => width));
  const nameOnPage = fontNames();
  const draw = (on: PDFPage, text: string, x: number, y: number, style: Style): void => {
    const left = style.isRight === true ? x - widthOf(text, style) : x;
    on.pushOperators(
      beginText(),
      setFillingColor(style.isQuiet === true ? COLOURS.quiet : COLOURS.ink),
      setTextMatrix(1, 0, 0, 1, left, PAGE.height - y),
      ...runs(glyphsOf(text, style)).flatMap(({ font, codes }) => [
        setFontAndSize(nameOnPage(on, font), style.size ?? 9),
        showText(PDFHexString.of(codes)),
      ]),
      endText(),
    );
  };
  const writer: Writer = {
    y: PAGE.top,
    write: (text, x, style = {}) => draw(page, text, x, writer.y, style),
    wrap: (text, width, style = {}) =>
      text.split('\n').flatMap((line) => wrapLine(line, (part) => widthOf(part, style) <= width)),
    rule: () => {
      const y = PAGE.height - writer.y;
      page.drawLine({ start: { x: PAGE.left, y }, end: { x: PAGE.right, y }, thickness: 0.5, color: COLOURS.hairline });
    },
    frame: (height) => {
      page.drawRectangle({
        x: PAGE.left,
        y: PAGE.height - writer.y - height,
        width: PAGE.right - PAGE.left,
        height,
        borderWidth: 0.8,
        borderColor: COLOURS.hairline,
      });
    },
    reserve: (height) => {
      if (writer.y + height <= PAGE.bottom) return;
      page = pdf.addPage([PAGE.width, PAGE.height]);
      writer.y = PAGE.top;
    },
    footer: (textOf) => {
      const pages = pdf.getPages();
      for (const [index, each] of pages.entries()) {
        const lines = writer.wrap(textOf(index + 1, pages.length), PAGE.right - PAGE.left, FOOTER);
        for (const [place, line] of lines.entries()) draw(each, line, PAGE.left, PAGE.bottom + 26 + place * 10, FOOTER);
      }
    },
  };
  return writer;
}

const FOOTER: Style = { size: 7.5, isQuiet: true };

/** A word wider than the line is broken between its letters. */
function wrapLine(line: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (fits(longer)) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    current = '';
    for (const letter of word) {
      if (current !== '' && !fits(current + letter)) {
        lines.push(current);
        current = '';
      }
      current += letter;
    }
  }
  return [...lines, current];
}

/** Names each font once on a page. */
function fontNames(): (page: PDFPage, font: PDFFont) => PDFName {
  const pages = new Map<PDFPage, Map<PDFFont, PDFName>>();
  return (page, font) => {
    const names = pages.get(page) ?? new Map<PDFFont, PDFName>();
    const name = names.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
    pages.set(page, names.set(font, name));
    return name;
  };
}

function runs(glyphs: readonly Glyph[]): { font: PDFFont; codes: string }[] {
  const found: { font: PDFFont; codes: string }[] = [];
  for (const { font, code } of glyphs) {
    const last = found.at(-1);
    if (last?.font === font) last.codes += code;
    else found.push({ font, codes: code });
  }
  return found;
}

function glyphOf(letter: string, weight: Weight): Glyph {
  const known = weight.glyphs.get(letter);
  if (known !== undefined) return known;
  const { font, text } = lookUp(letter, weight);
  const glyph = { font, code: font.encodeText(text).asString(), width: font.widthOfTextAtSize(text, 1) };
  weight.glyphs.set(letter, glyph);
  return glyph;
}

function lookUp(letter: string, { fonts }: Weight): { text: string; font: PDFFont } {
  for (const text of [letter, SUBSTITUTES[letter] ?? '?', '?']) {
    const found = fonts.find(({ letters }) => letters.has(text.codePointAt(0) ?? 0));
    if (found !== undefined) return { text, font: found.font };
  }
  throw new Error('a font without a question mark');
}

const SUBSTITUTES: Record<string, string> = { '\u202f': '\u00a0', '\u00a0': ' ', '\u2011': '-', '\t': ' ' };
