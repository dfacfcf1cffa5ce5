// Writes text down the pages of a PDF, measured in millimetres. It knows no document.
import { PAGE, type Style, type Writer } from '@liesse/facturx';

const POINT_MM = 25.4 / 72;
export const LEFT = PAGE.left * POINT_MM;
export const RIGHT = PAGE.right * POINT_MM;

export interface PageWriter {
  readonly y: number;
  /** Writes one line at this place without moving down. */
  put: (words: string, x: number, y: number, style?: Style) => void;
  /** Writes wrapped text at the left edge given and moves below it; no text takes no room. */
  paragraph: (words: string, style?: Style & { x?: number; width?: number }) => void;
  wrap: (words: string, width: number, style?: Style) => string[];
  /** Begins a new page unless this height is left; `onPage` writes what each page repeats. */
  reserve: (height: number, onPage?: () => void) => void;
  down: (height: number) => void;
  rule: () => void;
  frame: (height: number) => void;
  footer: (words: (page: number, pages: number) => string) => void;
}

export function writePages(writer: Writer): PageWriter {
  const page: PageWriter = {
    get y() {
      return writer.y * POINT_MM;
    },
    put(words, x, at, style) {
      const { y } = writer;
      writer.y = at / POINT_MM;
      writer.write(words, x / POINT_MM, style);
      writer.y = y;
    },
    wrap: (words, width, style) => writer.wrap(words, width / POINT_MM, style),
    paragraph(words, { x = LEFT, width = RIGHT - x, ...style } = {}) {
      if (words === '') return;
      const height = lineHeight(style.size);
      for (const line of page.wrap(words, width, style)) {
        page.reserve(height);
        page.put(line, x, page.y + height * 0.75, style);
        page.down(height);
      }
    },
    reserve(height, onPage) {
      const { y } = writer;
      writer.reserve(height / POINT_MM);
      if (writer.y < y) onPage?.();
    },
    down(height) {
      writer.y += height / POINT_MM;
    },
    rule: () => writer.rule(),
    frame: (height) => writer.frame(height / POINT_MM),
    footer: (words) => writer.footer(words),
  };
  return page;
}

export const lineHeight = (size = 9): number => size * POINT_MM * 1.3;
