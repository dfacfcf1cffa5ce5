// Gives a document the typeface of the site. The files are WOFF, as browsers read them; the PDF library reads TrueType, which is the same
// tables without their compression.

import { type Pdf, printable } from '#web/lib/files/pdf.ts';
import { loadPdfFonts } from '#web/lib/files/pdf-fonts.ts';

const HOUSE_FONT = 'Figtree';

/** The two weights as TrueType files. */
export interface HouseFonts {
  normal: Uint8Array;
  bold: Uint8Array;
}

/** Null when they could not be fetched: the document then has a standard typeface. */
export const loadHouseFonts = (): Promise<HouseFonts | null> => fetchHouseFonts().catch(() => null);

async function fetchHouseFonts(): Promise<HouseFonts> {
  const { regular, bold } = await loadPdfFonts();
  const [first] = regular;
  const [second] = bold;
  if (first === undefined || second === undefined) throw new Error('a font file is missing');
  return { normal: await trueTypeOf(first), bold: await trueTypeOf(second) };
}

export function addHouseFonts(pdf: Pdf, fonts: HouseFonts): void {
  for (const weight of ['normal', 'bold'] as const) {
    const file = `${HOUSE_FONT}-${weight}.ttf`;
    pdf.addFileToVFS(file, base64Of(fonts[weight]));
    pdf.addFont(file, HOUSE_FONT, weight);
  }
}

const hasHouseFonts = (pdf: Pdf): boolean => HOUSE_FONT in pdf.getFontList();

/** The typeface of the site, or a standard one in a document without its files. */
export const setHouseFont = (pdf: Pdf, isBold = false): Pdf =>
  pdf.setFont(hasHouseFonts(pdf) ? HOUSE_FONT : 'helvetica', isBold ? 'bold' : 'normal');

/** The text in letters that the typeface of the document has. */
export const lettersOf = (pdf: Pdf, text: string): string =>
  hasHouseFonts(pdf) ? withoutCarons(printable(text)) : printable(text);

/** The latin file of the typeface has no carons, which the standard fonts have. */
const withoutCarons = (text: string): string =>
  text.replaceAll(/[ŠšŽžŸ]/g, (letter) => letter.normalize('NFD').charAt(0)).replaceAll('ƒ', 'f');

/** Rewrites a WOFF 1.0 file (W3C Recommendation, sections 3 to 5) as the TrueType file that it was made of. */
export async function trueTypeOf(woff: Uint8Array): Promise<Uint8Array> {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (source.getUint32(0) !== SIGNATURE) throw new Error('not a WOFF file');
  const count = source.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => readTable(woff, source, 44 + index * 20)),
  );
  const head = 12 + count * 16;
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), head);
  const file = new Uint8Array(size);
  const target = new DataView(file.buffer);
  const power = Math.floor(Math.log2(count));
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  target.setUint16(6, 2 ** power * 16);
  target.setUint16(8, power);
  target.setUint16(10, count * 16 - 2 ** power * 16);
  let offset = head;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + index * 16;
    target.setUint32(entry, tag);
    target.setUint32(entry + 4, checksum);
    target.setUint32(entry + 8, offset);
    target.setUint32(entry + 12, data.length);
    file.set(data, offset);
    offset += padded(data.length);
  }
  return file;
}

/** 'wOFF' */
const SIGNATURE = 0x774f4646;

interface FontTable {
  tag: number;
  checksum: number;
  data: Uint8Array;
}

async function readTable(woff: Uint8Array, source: DataView, entry: number): Promise<FontTable> {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => source.getUint32(entry + field)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const stored = woff.slice(offset, offset + packed);
  // A table that compression would not make shorter is stored as it is.
  return { tag, checksum, data: packed < length ? await inflate(stored) : stored };
}

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** In pieces, because a call takes a limited number of arguments. */
function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return btoa(pieces.join(''));
}
