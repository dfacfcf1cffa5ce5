// Draws a line that was laid out. What no font has is a box for each letter, never another letter in its place.
import {
  beginText,
  type Color,
  degrees,
  endText,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib';
import { BOX_WIDTH, type Piece } from './typeface.ts';

export interface LinePlace {
  /** Where the line begins on its baseline, in points from the left and from the bottom. */
  x: number;
  y: number;
  size: number;
  colour: Color;
  /** In degrees, counter-clockwise. */
  angle?: number;
}

export function drawPieces(
  page: PDFPage,
  pieces: readonly Piece[],
  { x, y, size, colour, angle = 0 }: LinePlace,
): void {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  let along = 0;
  for (const piece of pieces) {
    const at = { x: x + along * cos, y: y + along * sin };
    if (piece.font === null) drawBoxes(page, piece.width, { ...at, size, colour, angle });
    else
      page.pushOperators(
        beginText(),
        setFillingColor(colour),
        setTextMatrix(cos, sin, -sin, cos, at.x, at.y),
        setFontAndSize(nameOnPage(page, piece.font), size),
        showText(PDFHexString.of(piece.codes)),
        endText(),
      );
    along += piece.width * size;
  }
}

function drawBoxes(page: PDFPage, width: number, { x, y, size, colour, angle = 0 }: LinePlace): void {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  for (let box = 0; box < Math.round(width / BOX_WIDTH); box += 1) {
    const along = (box + 0.1) * BOX_WIDTH * size;
    page.drawRectangle({
      x: x + along * cos,
      y: y + along * sin,
      width: BOX_WIDTH * 0.8 * size,
      height: 0.7 * size,
      borderWidth: size * 0.05,
      borderColor: colour,
      rotate: degrees(angle),
    });
  }
}

const names = new WeakMap<PDFPage, Map<PDFFont, PDFName>>();

/** Names each font once on a page. */
function nameOnPage(page: PDFPage, font: PDFFont): PDFName {
  const known = names.get(page) ?? new Map<PDFFont, PDFName>();
  const name = known.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
  names.set(page, known.set(font, name));
  return name;
}
