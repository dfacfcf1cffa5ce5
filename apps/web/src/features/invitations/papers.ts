// The paper of an invitation: codes to scan, and labels for the envelopes.
import { encode } from 'uqr';
import type { PaperInvitation } from '#web/features/invitations/mutations.ts';
import { makePdf, type Pdf, printable } from '#web/lib/files/pdf.ts';
import { invitations } from '#web/locales/fr/invitations.ts';

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
/** The sheet of labels that every French stationer has: 63.5 × 38.1 mm. */
export const labelGrid: Grid = { columns: 3, rows: 7, left: 7.2, top: 15.1, width: 63.5, height: 38.1, gapX: 2.5 };

export interface Place {
  page: number;
  x: number;
  y: number;
}

export function placeOf(index: number, { columns, rows, left, top, width, height, gapX }: Grid): Place {
  const perPage = columns * rows;
  const onPage = index % perPage;
  return {
    page: Math.floor(index / perPage),
    x: left + (onPage % columns) * (width + gapX),
    y: top + Math.floor(onPage / columns) * height,
  };
}

export const linkOf = (origin: string, token: string): string => `${origin}/guest?token=${token}`;

/** Name and address, line by line; null without an address. */
export function labelOf({ name, address }: Pick<PaperInvitation, 'name' | 'address'>): string[] | null {
  if (address === null || address.trim() === '') return null;
  const lines = address.split(/\r?\n|,\s*(?=\d{5}\b)/).map((line) => line.trim());
  return [name, ...lines.filter((line) => line !== '')];
}

export async function makeCodeSheet(households: readonly PaperInvitation[], origin: string): Promise<Blob> {
  const pdf = await makePdf();
  households.forEach((household, index) => {
    const place = turnTo(pdf, placeOf(index, codeGrid));
    drawCode(pdf, linkOf(origin, household.token), { x: place.x + 11, y: place.y + 2, size: 38 });
    writeCentred(pdf, household.name, { ...place, y: place.y + 47, size: 11 });
    writeCentred(pdf, invitations.paper.scan, { ...place, y: place.y + 58, size: 8 });
  });
  return pdf.output('blob');
}

export async function makeLabels(households: readonly PaperInvitation[]): Promise<Blob> {
  const pdf = await makePdf();
  const labels = households.map(labelOf).filter((lines) => lines !== null);
  labels.forEach((lines, index) => {
    const { x, y } = turnTo(pdf, placeOf(index, labelGrid));
    pdf.setFont('helvetica', 'normal').setFontSize(10);
    const wrapped = lines.flatMap((line) => pdf.splitTextToSize(printable(line), labelGrid.width - 8) as string[]);
    pdf.text(wrapped.slice(0, MOST_LINES), x + 4, y + 8);
  });
  return pdf.output('blob');
}

/** What fits on a label. */
const MOST_LINES = 6;

function turnTo<At extends Place>(pdf: Pdf, place: At): At {
  while (pdf.getNumberOfPages() <= place.page) pdf.addPage();
  pdf.setPage(place.page + 1);
  return place;
}

/** Runs of dark modules as one rectangle each: a page of twelve codes stays small. */
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
  // A hair more than a module, so that no white line shows between two rows.
  for (const { x, y, length } of runs) {
    pdf.rect(at.x + x * module, at.y + y * module, length * module, module * 1.03, 'F');
  }
}

function writeCentred(pdf: Pdf, text: string, { x, y, size }: Place & { size: number }): void {
  pdf.setFont('helvetica', 'normal').setFontSize(size).setTextColor('#1F1A24');
  const lines = pdf.splitTextToSize(printable(text), codeGrid.width - 6) as string[];
  pdf.text(lines.slice(0, 2), x + codeGrid.width / 2, y, { align: 'center' });
}
