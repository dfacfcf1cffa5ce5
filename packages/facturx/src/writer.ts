// Writes text on A4 pages with embedded fonts: PDF/A forbids fonts that are only named. A font covers some letters; the next one of
// its weight is asked for the others.
import { sumOf } from '@liesse/domain';
import fontkit from '@pdf-lib/fontkit';
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

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
  /** Begins a new page when less than this height is left. */
  reserve(height: number): void;
  footer(textOf: (page: number, pages: number) => string): void;
}

interface Face {
  font: PDFFont;
  letters: ReadonlySet<number>;
  /** The widths of letters at size 1: measuring whole lines again and again takes seconds on a long invoice. */
  widths: Map<string, number>;
}

export async function openWriter(pdf: PDFDocument, files: FontFiles): Promise<Writer> {
  pdf.registerFontkit(fontkit);
  const embed = async (file: Uint8Array): Promise<Face> => {
    const font = await pdf.embedFont(file, { subset: true });
    return { font, letters: new Set(font.getCharacterSet()), widths: new Map() };
  };
  const faces = {
    regular: await Promise.all(files.regular.map(embed)),
    bold: await Promise.all(files.bold.map(embed)),
  };
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  const runsOf = (text: string, { isBold = false }: Style) => runs(text, isBold ? faces.bold : faces.regular);
  const widthOf = (text: string, { isBold = false, size = 9 }: Style): number =>
    size * sumOf(Array.from(text, (letter) => letterWidth(letter, isBold ? faces.bold : faces.regular)));
  const draw = (on: PDFPage, text: string, x: number, y: number, style: Style): void => {
    let left = style.isRight === true ? x - widthOf(text, style) : x;
    for (const run of runsOf(text, style)) {
      const color = style.isQuiet === true ? COLOURS.quiet : COLOURS.ink;
      on.drawText(run.text, { x: left, y: PAGE.height - y, size: style.size ?? 9, font: run.font, color });
      left += run.font.widthOfTextAtSize(run.text, style.size ?? 9);
    }
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

function runs(text: string, faces: readonly Face[]): { text: string; font: PDFFont }[] {
  const found: { text: string; font: PDFFont }[] = [];
  for (const letter of text.normalize('NFC')) {
    const {
      text: known,
      face: { font },
    } = lookUp(letter, faces);
    const last = found.at(-1);
    if (last?.font === font) last.text += known;
    else found.push({ text: known, font });
  }
  return found;
}

function letterWidth(letter: string, faces: readonly Face[]): number {
  const { text, face } = lookUp(letter, faces);
  const width = face.widths.get(text) ?? face.font.widthOfTextAtSize(text, 1);
  face.widths.set(text, width);
  return width;
}

function lookUp(letter: string, faces: readonly Face[]): { text: string; face: Face } {
  for (const candidate of [letter, SUBSTITUTES[letter] ?? '?', '?']) {
    const face = faces.find(({ letters }) => letters.has(candidate.codePointAt(0) ?? 0));
    if (face !== undefined) return { text: candidate, face };
  }
  throw new Error('a font without a question mark');
}

const SUBSTITUTES: Record<string, string> = { '\u202f': '\u00a0', '\u00a0': ' ', '\u2011': '-', '\t': ' ' };
