// Writes text down A4 pages with embedded fonts: PDF/A forbids fonts that are only named.
import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { drawPieces } from './draw-pieces.ts';
import { embedTypeface, type FontFiles } from './typeface.ts';
import { wrapLine } from './wrap-line.ts';

export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 60, bottom: 780 } as const;

const SIZE = 9;

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

export async function openWriter(pdf: PDFDocument, files: FontFiles): Promise<Writer> {
  const typeface = await embedTypeface(pdf, files);
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  const widthOf = (text: string, { size = SIZE, isBold }: Style): number => size * typeface.widthOf(text, isBold);
  const draw = (on: PDFPage, text: string, x: number, y: number, style: Style): void =>
    drawPieces(on, typeface.layout(text, style.isBold), {
      x: style.isRight === true ? x - widthOf(text, style) : x,
      y: PAGE.height - y,
      size: style.size ?? SIZE,
      colour: style.isQuiet === true ? COLOURS.quiet : COLOURS.ink,
    });
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
