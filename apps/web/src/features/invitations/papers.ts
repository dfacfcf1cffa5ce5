// Draws the printed sheets of an invitation as PDF: QR codes to cut out, and address labels for the envelopes.
import { type FontFiles, openSheet, type Sheet, type TextLook } from '@liesse/facturx';
import { encode } from 'uqr';
import type { PaperInvitation } from '#web/features/invitations/mutations.ts';
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

export async function makeCodeSheet(
  households: readonly PaperInvitation[],
  origin: string,
  fonts: FontFiles,
): Promise<Blob> {
  const sheet = await openSheet(invitations.paper.codes, fonts);
  households.forEach((household, index) => {
    const cell = selectCell(sheet, cellOf(index, codeGrid));
    drawCode(sheet, linkOf(origin, household.token), { x: cell.x + 11, y: cell.y + 2, size: 38 });
    writeCentred(sheet, household.name, cell.x, cell.y + 47, { size: 11 });
    writeCentred(sheet, invitations.paper.scan[household.language], cell.x, cell.y + 57, { size: 8 });
    writeCentred(sheet, inGroups(household.token), cell.x, cell.y + 61, { size: 6.5, isCode: true });
  });
  return new Blob([await sheet.save()], { type: 'application/pdf' });
}

export async function makeLabels(households: readonly PaperInvitation[], fonts: FontFiles): Promise<Blob> {
  const sheet = await openSheet(invitations.paper.labels, fonts);
  const labels = households.map(labelOf).filter((lines) => lines !== null);
  labels.forEach((lines, index) => {
    const { x, y } = selectCell(sheet, cellOf(index, labelGrid));
    const wrapped = lines.flatMap((line) => sheet.wrap(line, labelGrid.width - 8, LABEL));
    for (const [line, words] of wrapped.slice(0, MAX_LINES).entries())
      sheet.write(words, x + 4, y + 8 + line * LABEL_LINE, LABEL);
  });
  return new Blob([await sheet.save()], { type: 'application/pdf' });
}

const LABEL: TextLook = { size: 10 };
/** Millimetres from one line to the next. */
const LABEL_LINE = 4.1;
/** More lines do not fit on a label. */
const MAX_LINES = 6;

function selectCell(sheet: Sheet, cell: GridCell): GridCell {
  while (sheet.pages <= cell.page) sheet.addPage();
  sheet.selectPage(cell.page + 1);
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

function drawCode(sheet: Sheet, text: string, at: { x: number; y: number; size: number }): void {
  const { size, runs } = darkRuns(text);
  const module = at.size / size;
  // A little higher than a module: otherwise some viewers draw a white line between two rows.
  sheet.fill(
    runs.map(({ x, y, length }) => ({
      x: at.x + x * module,
      y: at.y + y * module,
      width: length * module,
      height: module * 1.03,
    })),
  );
}

function writeCentred(sheet: Sheet, text: string, x: number, y: number, look: TextLook): void {
  const lines = sheet.wrap(text, codeGrid.width - 6, look).slice(0, 2);
  for (const [line, words] of lines.entries())
    sheet.write(words, x + codeGrid.width / 2, y + (line * look.size * LINE_HEIGHT) / POINTS_PER_MM, {
      ...look,
      align: 'center',
    });
}

const LINE_HEIGHT = 1.15;
const POINTS_PER_MM = 72 / 25.4;
