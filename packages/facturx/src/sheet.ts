// Sheets of any size to draw and write on, measured in millimetres from the top left corner.
import { sumOf } from '@liesse/domain';
import {
  type Color,
  fill,
  PDFDocument,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  rectangle,
  rgb,
  StandardFonts,
  setFillingColor,
} from 'pdf-lib';
import { drawPieces } from './draw-pieces.ts';
import { embedTypeface, type FontFiles, type Piece } from './typeface.ts';
import { wrapLine } from './wrap-line.ts';

export interface SheetSize {
  width: number;
  height: number;
}

export interface TextLook {
  /** In points. */
  size: number;
  isBold?: boolean;
  /** Courier, in which letters and digits that look alike differ. */
  isCode?: boolean;
  /** As #rrggbb. */
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** In degrees, clockwise around the point that is given. */
  rotation?: number;
}

export interface LineLook {
  colour: string;
  /** In millimetres. */
  width: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet {
  readonly size: SheetSize;
  readonly pages: number;
  addPage(): void;
  /** Counted from one. */
  selectPage(page: number): void;
  write(text: string, x: number, y: number, look: TextLook): void;
  widthOf(text: string, look: TextLook): number;
  wrap(text: string, width: number, look: TextLook): string[];
  line(from: { x: number; y: number }, to: { x: number; y: number }, look: LineLook): void;
  frame(box: Box, look: LineLook): void;
  /** Boxes in ink. */
  fill(boxes: readonly Box[]): void;
  circle(centre: { x: number; y: number }, radius: number, look: LineLook): void;
  /** As large as the box allows, in its middle. */
  picture(image: PDFImage, box: Box, opacity: number): void;
  embedJpeg(file: Uint8Array): Promise<PDFImage>;
  save(): Promise<Uint8Array<ArrayBuffer>>;
}

const INK = '#1f1a24';

export async function openSheet(title: string, fonts: FontFiles, size: SheetSize = A4): Promise<Sheet> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('fr-FR');
  const typeface = await embedTypeface(pdf, fonts);
  const newPage = (): PDFPage => pdf.addPage([points(size.width), points(size.height)]);
  let page = newPage();
  const up = (y: number): number => points(size.height - y);
  let courier: PDFFont | undefined;
  const layout = (text: string, { isBold, isCode = false }: TextLook): readonly Piece[] => {
    if (!isCode) return typeface.layout(text, isBold);
    courier ??= pdf.embedStandardFont(StandardFonts.Courier);
    return [{ font: courier, codes: courier.encodeText(text).asString(), width: courier.widthOfTextAtSize(text, 1) }];
  };
  const widthOf = (text: string, look: TextLook): number =>
    (sumOf(layout(text, look).map(({ width }) => width)) * look.size) / points(1);
  return {
    size,
    get pages() {
      return pdf.getPageCount();
    },
    addPage: () => {
      page = newPage();
    },
    selectPage: (number) => {
      page = pdf.getPage(number - 1);
    },
    widthOf,
    wrap: (text, width, look) => wrapLine(text, (part) => widthOf(part, look) <= width),
    write: (text, x, y, look) => {
      const { align = 'left', rotation = 0, colour = INK } = look;
      const before = widthOf(text, look) * SHARE_BEFORE[align];
      const turn = (rotation * Math.PI) / 180;
      drawPieces(page, layout(text, look), {
        x: points(x - before * Math.cos(turn)),
        y: up(y - before * Math.sin(turn)),
        size: look.size,
        colour: colourOf(colour),
        angle: -rotation,
      });
    },
    line: (from, to, { colour, width }) =>
      page.drawLine({
        start: { x: points(from.x), y: up(from.y) },
        end: { x: points(to.x), y: up(to.y) },
        thickness: points(width),
        color: colourOf(colour),
      }),
    frame: (box, { colour, width }) =>
      page.drawRectangle({ ...placeOf(box), borderColor: colourOf(colour), borderWidth: points(width) }),
    fill: (boxes) =>
      page.pushOperators(
        setFillingColor(colourOf(INK)),
        ...boxes.map(placeOf).map(({ x, y, width, height }) => rectangle(x, y, width, height)),
        fill(),
      ),
    circle: ({ x, y }, radius, { colour, width }) =>
      page.drawCircle({
        x: points(x),
        y: up(y),
        size: points(radius),
        borderColor: colourOf(colour),
        borderWidth: points(width),
      }),
    embedJpeg: (file) => pdf.embedJpg(file),
    picture: (image, box, opacity) => {
      const scale = Math.min(box.width / image.width, box.height / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
      page.drawImage(image, { ...placeOf({ x, y, width, height }), opacity });
    },
    save: async () => Uint8Array.from(await pdf.save()),
  };

  function placeOf({ x, y, width, height }: Box) {
    return { x: points(x), y: up(y + height), width: points(width), height: points(height) };
  }
}

const A4: SheetSize = { width: 210, height: 297 };
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 };

const points = (millimetres: number): number => (millimetres * 72) / 25.4;

function colourOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}
