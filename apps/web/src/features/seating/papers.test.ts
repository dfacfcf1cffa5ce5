import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageOf } from '#web/features/seating/fixtures.ts';
import { viewOf } from '#web/features/seating/page.ts';
import { makePaper, papers, seatingTable } from '#web/features/seating/papers.ts';
import { houseFontsIn, readHouseFonts } from '#web/lib/files/pdf-fixtures.ts';
import { writeCsv } from '#web/lib/files/sheets/csv-write.ts';

const page = pageOf();
const printed = { page, view: viewOf(page), eventName: 'Alix & Sacha' };

it.each(papers)('makes a PDF: %s', async (paper) => {
  const file = await makePaper(paper, 'a2', printed);
  expect(await file.slice(0, 5).text()).toBe('%PDF-');
  expect(file.size).toBeGreaterThan(800);
});

it.each(papers)('is written in the typeface of the site: %s', async (paper) => {
  expect(await houseFontsIn(await makePaper(paper, 'a4', printed, await readHouseFonts()))).toBe(2);
});

it('writes first names on the seats of a large sheet, and initials where they are too small to read', async () => {
  expect(await wordsOf(await makePaper('plan', 'a2', printed))).toContain('Paul');
  const hall = { ...page, plan: { ...page.plan, room_width: 10_000, room_length: 10_000 } };
  const words = await wordsOf(await makePaper('plan', 'a4', { ...printed, page: hall }));
  expect(words).toContain('PP');
  expect(words).not.toContain('Paul');
});

it('exports everybody, those without a place last, and no cell that runs as a formula', () => {
  const guests = page.guests.map((person) => (person.id === 'ines' ? { ...person, diet: '=1+1' } : person));
  const table = seatingTable({ page, view: viewOf({ ...page, guests }) });
  expect(table.map((row) => [row[0], row[2]])).toEqual([
    ['Table', 'Nom'],
    ['Table 1', 'Inès Lefèvre'],
    ['Table 2', 'Paul Petit'],
    ['Table 2', 'Accompagnant·e · Paul Petit'],
    ['', 'Noa Roy'],
    ['', 'Lou Roy'],
  ]);
  expect(writeCsv(table)).toContain(";'=1+1");
});

/** What a PDF of one page writes, in its order. */
async function wordsOf(file: Blob): Promise<string[]> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const start = bytes.indexOf('stream\n') + 'stream\n'.length;
  const content = inflateSync(bytes.subarray(start, bytes.indexOf('endstream', start))).toString('latin1');
  return [...content.matchAll(/\((.*)\) Tj/g)].map(([, words = '']) => words);
}
