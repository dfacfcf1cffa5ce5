import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pageOf } from '#web/features/seating/fixtures.ts';
import { type SeatingPage, viewOf } from '#web/features/seating/page.ts';
import { isBlank, type Paper, type PaperSize, papers, printedText } from '#web/features/seating/paper-kinds.ts';
import { makePaper } from '#web/features/seating/papers.ts';
import { seatingTable } from '#web/features/seating/seating-table.ts';
import { readPdf, readPdfFonts } from '#web/lib/files/pdf-fixtures.ts';
import { writeCsv } from '#web/lib/files/sheets/csv-write.ts';

const page = pageOf();
const printedOf = (of: SeatingPage) => ({ page: of, view: viewOf(of), eventName: 'Alix & Sacha' });

async function print(
  paper: Paper,
  of = page,
  { size = 'a4', background = null }: { size?: PaperSize; background?: Uint8Array | null } = {},
) {
  const printed = printedOf(of);
  return readPdf(
    await makePaper(paper, size, printed, { fonts: await readPdfFonts(printedText(printed)), background }),
  );
}

/** The page with another name for one of its guests. */
const renamed = (first_name: string, last_name: string): SeatingPage => ({
  ...page,
  guests: page.guests.map((person) => (person.id === 'ines' ? { ...person, first_name, last_name } : person)),
});

it.each(papers)('is written in the typeface of the site: %s', async (paper) => {
  const { fonts } = await print(paper);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((name) => name.includes('Figtree'))).toBe(true);
});

it('writes first names on the seats of a large sheet, and initials where they are too small to read', async () => {
  expect((await print('plan', page, { size: 'a2' })).text).toContain('Paul');
  const hall = { ...page, plan: { ...page.plan, room_width: 10_000, room_length: 10_000 } };
  const { text } = await print('plan', hall);
  expect(text).toContain('PP');
  expect(text).not.toContain('Paul');
});

it.each(['a4', 'a3', 'a2'] as const)('prints the background of the room in its place on %s', async (size) => {
  const background = new Uint8Array(
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer(),
  );
  const { pages } = await print('plan', page, { size, background });
  const [sheet] = pages;
  const [picture] = sheet?.pictures ?? [];
  if (sheet === undefined || picture === undefined) throw new Error('no picture');
  // A square picture in a room of 20 × 14 metres is as high as the room, in its middle.
  expect(picture.width).toBeCloseTo(picture.height);
  expect(picture.x + picture.width / 2).toBeCloseTo(sheet.width / 2);
  const scale = Math.min((sheet.width - 2 * 42.52) / 2000, (sheet.height - 82.2 - 42.52) / 1400);
  expect(picture.height).toBeCloseTo(1400 * scale, 0);
});

it.each(papers.filter((paper) => paper !== 'tableCards' && paper !== 'plan'))(
  'writes Arabic names joined and from the right: %s',
  async (paper) => {
    const { pages } = await print(paper, renamed('خالد', 'داود'));
    const words = pages[0]?.lines.filter(({ font }) => font.includes('IBMPlexSansArabic')) ?? [];
    const inReadingOrder = words
      .toSorted((one, other) => other.x - one.x)
      .map(({ text }) => Array.from(text).toReversed().join(''));
    expect(inReadingOrder).toEqual(paper === 'byName' ? ['داود', 'خالد'] : ['خالد', 'داود']);
  },
);

it('writes an Arabic first name on its seat', async () => {
  const { pages } = await print('plan', renamed('خالد', ''), { size: 'a2' });
  expect(pages[0]?.lines.some(({ font }) => font.includes('IBMPlexSansArabic'))).toBe(true);
});

it('does not cut an allergy in the list by table', async () => {
  const diet = 'allergie grave aux fruits à coque, aux crustacés, au sésame et à la moutarde, sans gluten ni lactose';
  const guests = page.guests.map((person) => (person.id === 'ines' ? { ...person, diet } : person));
  const { text } = await print('byTable', { ...page, guests });
  expect(text.replaceAll('\n', ' ')).toContain(diet);
});

it('knows which papers of a plan without people would be blank', () => {
  const printed = printedOf({ ...page, seats: [] });
  expect(papers.filter((paper) => isBlank(paper, printed))).toEqual(['byName', 'placeCards', 'escortCards']);
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
