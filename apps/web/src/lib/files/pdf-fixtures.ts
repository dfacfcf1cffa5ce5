// The typeface of the site for tests, which read its files from the disk.
import { readFile } from 'node:fs/promises';
import { type HouseFonts, trueTypeOf } from '#web/lib/files/pdf-house-fonts.ts';

const folder = new URL('../../../../../packages/facturx/fonts/', import.meta.url);

export const readHouseFonts = async (): Promise<HouseFonts> => ({ normal: await read(400), bold: await read(600) });

const read = async (weight: number): Promise<Uint8Array> =>
  trueTypeOf(new Uint8Array(await readFile(new URL(`figtree-latin-${weight}-normal.woff`, folder))));

/** How many weights of the typeface a document contains. */
export async function houseFontsIn(paper: Blob): Promise<number> {
  const file = Buffer.from(await paper.arrayBuffer()).toString('latin1');
  return /\/BaseFont \/Figtree/.test(file) ? (file.match(/\/FontFile2/g)?.length ?? 0) : 0;
}
