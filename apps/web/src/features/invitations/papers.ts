// Draws the printed sheets of an invitation as PDF: QR codes to cut out, and address labels for the envelopes.
import { encode } from 'uqr';
import type { PaperInvitation } from '#web/features/invitations/mutations.ts';
import { isPrintable, makePdf, type Pdf } from '#web/lib/files/pdf.ts';
import { addHouseFonts, type HouseFonts, lettersOf, setHouseFont } from '#web/lib/files/pdf-house-fonts.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';

export interface Grid {
  columns: number;
  rows: number;
  /** Millimetres, of an A4 page. */
  left: number;
  top: number;
  width: number;
  height: number;
  gapX: number;
}

/** Twelve to a page, to be cut. */
export const codeGrid: Grid = { columns: 3, rows: 4, left: 15, top: 14, width: 60, height: 67, gapX: 0 };
/** The most common French label sheet: 63.5 × 38.1 mm. */
export const labelGrid: Grid = { columns: 3, rows: 7, left: 7.2, top: 15.1, width: 63.5, height: 38.1, gapX: 2.5 };

export interface GridCell {
  page: number;
  x: number;
  y: number;
}

export function cellOf(index: number, { columns, rows, left, top, width, height, gapX }: Grid): GridCell {
  const perPage = columns * rows;
  const onPage = index % perPage;
  return {
    page: Math.floor(index / perPage),
    x: left + (onPage % columns) * (width + gapX),
    y: top + Math.floor(onPage / columns) * height,
  };
}

export const linkOf = (origin: string, token: string): string => `${origin}/guest?token=${token}`;

/** A code to type: four characters at a time. The form of the guests' area ignores the spaces. */
export const inGroups = (token: string): string => token.match(/.{1,4}/g)?.join(' ') ?? '';

/** The lines of a label: name, then address. Null for a household without an address. */
export function labelOf({ name, address }: Pick<PaperInvitation, 'name' | 'address'>): string[] | null {
  if (address === null || address.trim() === '') return null;
  const lines = address.split(/\r?\n|,\s*(?=\d{5}\b)/).map((line) => line.trim());
  return [name, ...lines.filter((line) => line !== '')];
}

/** Without the fonts of the house, as when they could not be fetched, the sheets have a standard one. */
export async function makeCodeSheet(
  households: readonly PaperInvitation[],
  origin: string,
  fonts: HouseFonts | null = null,
): Promise<Blob> {
  const pdf = await makePdf();
  if (fonts !== null) addHouseFonts(pdf, fonts);
  households.forEach((household, index) => {
    const cell = selectPage(pdf, cellOf(index, codeGrid));
    drawCode(pdf, linkOf(origin, household.token), { x: cell.x + 11, y: cell.y + 2, size: 38 });
    writeCentred(pdf, household.name, { ...cell, y: cell.y + 47, size: 11 });
    writeCentred(pdf, invitations.paper.scan[household.language], { ...cell, y: cell.y + 57, size: 8 });
    writeCentred(pdf, inGroups(household.token), { ...cell, y: cell.y + 61, size: 6.5, isCode: true });
  });
  return pdf.output('blob');
}

export async function makeLabels(
  households: readonly PaperInvitation[],
  fonts: HouseFonts | null = null,
): Promise<Blob> {
  const pdf = await makePdf();
  if (fonts !== null) addHouseFonts(pdf, fonts);
  const labels = households.map(labelOf).filter((lines) => lines !== null);
  labels.forEach((lines, index) => {
    const { x, y } = selectPage(pdf, cellOf(index, labelGrid));
    setHouseFont(pdf).setFontSize(10);
    const wrapped = lines.flatMap((line) => pdf.splitTextToSize(lettersOf(pdf, line), labelGrid.width - 8) as string[]);
    pdf.text(wrapped.slice(0, MAX_LINES), x + 4, y + 8);
  });
  return pdf.output('blob');
}

/** More lines do not fit on a label. */
const MAX_LINES = 6;

function selectPage<Cell extends GridCell>(pdf: Pdf, cell: Cell): Cell {
  while (pdf.getNumberOfPages() <= cell.page) pdf.addPage();
  pdf.setPage(cell.page + 1);
  return cell;
}

/** Joins neighbouring dark modules into one rectangle, so that a page of twelve codes is a small file. */
export function darkRuns(text: string): { size: number; runs: Array<{ x: number; y: number; length: number }> } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const runs = data.flatMap((row, y) => {
    const found: Array<{ x: number; y: number; length: number }> = [];
    row.forEach((isDark, x) => {
      const last = found.at(-1);
      if (!isDark) return;
      if (last !== undefined && last.x + last.length === x) last.length += 1;
      else found.push({ x, y, length: 1 });
    });
    return found;
  });
  return { size, runs };
}

function drawCode(pdf: Pdf, text: string, at: { x: number; y: number; size: number }): void {
  const { size, runs } = darkRuns(text);
  const module = at.size / size;
  pdf.setFillColor('#1F1A24');
  // A little higher than a module: otherwise some viewers draw a white line between two rows.
  for (const { x, y, length } of runs) {
    pdf.rect(at.x + x * module, at.y + y * module, length * module, module * 1.03, 'F');
  }
}

interface Place extends GridCell {
  size: number;
  /** Courier, in which letters and digits that look alike differ. */
  isCode?: boolean;
}

function writeCentred(pdf: Pdf, text: string, { x, y, size, isCode = false }: Place): void {
  const picture = isPrintable(text) ? null : pictureOf(text, size);
  if (picture !== null) {
    const width = Math.min(picture.width, codeGrid.width - 6);
    const height = (picture.height * width) / picture.width;
    pdf.addImage(picture.data, 'JPEG', x + (codeGrid.width - width) / 2, y - height * BASELINE, width, height);
    return;
  }
  (isCode ? pdf.setFont('courier', 'normal') : setHouseFont(pdf)).setFontSize(size).setTextColor('#1F1A24');
  const lines = pdf.splitTextToSize(lettersOf(pdf, text), codeGrid.width - 6) as string[];
  pdf.text(lines.slice(0, 2), x + codeGrid.width / 2, y, { align: 'center' });
}

const MM_PER_POINT = 25.4 / 72;
/** Pixels for a point: about 600 to the inch. */
const DENSITY = 8;
const LINE_HEIGHT = 1.6;
/** Where the letters stand, from the top of the picture. */
const BASELINE = 0.7;

/** Letters that the fonts of the document lack, such as Arabic ones, are drawn by the browser: null where there is none. */
function pictureOf(text: string, size: number): { data: string; width: number; height: number } | null {
  const canvas = typeof document === 'undefined' ? null : document.createElement('canvas');
  const context = canvas?.getContext('2d') ?? null;
  if (canvas === null || context === null) return null;
  const font = `${size * DENSITY}px sans-serif`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width) + 2 * DENSITY;
  canvas.height = Math.ceil(size * DENSITY * LINE_HEIGHT);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // A new size resets what was set before.
  context.font = font;
  context.fillStyle = '#1f1a24';
  context.textAlign = 'center';
  context.fillText(text, canvas.width / 2, canvas.height * BASELINE);
  const mm = (pixels: number) => (pixels / DENSITY) * MM_PER_POINT;
  return { data: canvas.toDataURL('image/jpeg', 0.95), width: mm(canvas.width), height: mm(canvas.height) };
}
