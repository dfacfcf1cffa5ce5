// Writes text down the pages of a PDF: it wraps, breaks pages and numbers them. It knows no document.
import { type Pdf, printable } from '#web/lib/files/pdf.ts';

export const LEFT = 15;
export const RIGHT = 195;
const TOP = 18;
const BOTTOM = 278;
const INK = '#1F1A24';
export const QUIET = '#5E5566';
const HAIRLINE = '#DDD2C0';
const POINT_MM = 0.3528;

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  isRight?: boolean;
  colour?: string;
}

export interface PageWriter {
  readonly y: number;
  /** Writes one line at this place without moving down. */
  put: (words: string, x: number, y: number, style?: TextStyle) => void;
  /** Writes wrapped text at the left edge given and moves below it; no text takes no room. */
  paragraph: (words: string, style?: TextStyle & { x?: number; width?: number }) => void;
  wrap: (words: string, width: number, style?: TextStyle) => string[];
  /** Begins a new page unless this height is left; `onPage` writes what each page repeats. */
  room: (height: number, onPage?: () => void) => void;
  down: (height: number) => void;
  rule: () => void;
  frame: (height: number) => void;
}

export function writePages(pdf: Pdf): PageWriter {
  let y = TOP;
  const apply = ({ size = 9, isBold = false, colour = INK }: TextStyle = {}) =>
    pdf
      .setFont('helvetica', isBold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour);

  const writer: PageWriter = {
    get y() {
      return y;
    },
    put(words, x, at, style = {}) {
      apply(style);
      const shown = printable(words);
      // The library has no width for a no-break space, which would push figures apart that should be aligned.
      const width = style.isRight === true ? pdf.getTextWidth(shown.replaceAll('\u00a0', ' ')) : 0;
      pdf.text(shown, x - width, at);
    },
    wrap(words, width, style = {}) {
      apply(style);
      return words.split('\n').flatMap((line) => pdf.splitTextToSize(printable(line), width) as string[]);
    },
    paragraph(words, { x = LEFT, width = RIGHT - x, ...style } = {}) {
      if (words === '') return;
      const height = lineHeight(style.size);
      for (const line of writer.wrap(words, width, style)) {
        writer.room(height);
        writer.put(line, x, y + height * 0.75, style);
        y += height;
      }
    },
    room(height, onPage) {
      if (y + height <= BOTTOM) return;
      pdf.addPage();
      y = TOP;
      onPage?.();
    },
    down(height) {
      y += height;
    },
    rule() {
      pdf.setDrawColor(HAIRLINE).setLineWidth(0.15).line(LEFT, y, RIGHT, y);
    },
    frame(height) {
      pdf
        .setDrawColor(HAIRLINE)
        .setLineWidth(0.3)
        .rect(LEFT, y, RIGHT - LEFT, height);
    },
  };
  return writer;
}

export const lineHeight = (size = 9): number => size * POINT_MM * 1.3;

export function numberPages(
  pdf: Pdf,
  writer: PageWriter,
  words: (page: number, pages: number) => string,
  left: string,
) {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    writer.put(left, LEFT, 289, { size: 8, colour: QUIET });
    writer.put(words(page, pages), RIGHT, 289, { size: 8, colour: QUIET, isRight: true });
  }
}
