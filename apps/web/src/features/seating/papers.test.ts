import { expect, it } from 'vitest';
import { pageOf } from '#web/features/seating/fixtures.ts';
import { viewOf } from '#web/features/seating/page.ts';
import { makePaper, papers, seatingTable } from '#web/features/seating/papers.ts';
import { writeCsv } from '#web/lib/files/sheets/csv-write.ts';

const page = pageOf();
const printed = { page, view: viewOf(page), eventName: 'Alix & Sacha' };

it.each(papers)('makes a PDF: %s', async (paper) => {
  const file = await makePaper(paper, 'a2', printed);
  expect(await file.slice(0, 5).text()).toBe('%PDF-');
  expect(file.size).toBeGreaterThan(800);
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
