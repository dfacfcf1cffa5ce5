// What a couple prints of a plan: the room, the lists by table and by name, and cards to cut.
import { sumOf } from '@liesse/domain';
import { type FontFiles, isolate, openSheet, type Sheet, type SheetSize, type TextLook } from '@liesse/facturx';
import type { Seated, SeatingPage, SeatingView } from '#web/features/seating/page.ts';
import type { Paper, PaperSize, Printed } from '#web/features/seating/paper-kinds.ts';
import { drawnPart, drawRoom } from '#web/features/seating/room-paper.ts';
import { fitText, shortenText } from '#web/lib/files/fit-text.ts';
import { compareWords } from '#web/lib/format/format.ts';
import { seatingPapers as text } from '#web/locales/fr/client/seating-papers.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

const QUIET = '#5e5566';
const HAIRLINE = '#ddd2c0';
const MARGIN = 15;

/** In millimetres, upright. */
const SHEETS: Record<PaperSize, SheetSize> = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  a2: { width: 420, height: 594 },
};

export async function makePaper(
  paper: Paper,
  size: PaperSize,
  printed: Printed,
  { fonts, background }: { fonts: FontFiles; background: Uint8Array | null },
): Promise<Blob> {
  const sheet = await openSheet(
    text.title(printed.eventName, text.papers[paper]),
    fonts,
    paper === 'plan' ? sheetFor(printed.page, SHEETS[size]) : SHEETS.a4,
  );
  if (paper === 'plan') await drawRoom(sheet, printed, background);
  else if (paper === 'byTable') writeByTable(sheet, printed);
  else if (paper === 'byName') writeByName(sheet, printed);
  else writeCards(sheet, paper, printed);
  return new Blob([await sheet.save()], { type: 'application/pdf' });
}

/** Upright or not, as the room is. */
function sheetFor(page: SeatingPage, { width, height }: SheetSize): SheetSize {
  const drawn = drawnPart(page);
  return drawn.width >= drawn.height ? { width: height, height: width } : { width, height };
}

const BOTTOM = 280;
const COLUMN = 95;
const COLUMN_WIDTH = COLUMN - 10;

/** Writes lines in two columns, page after page. */
function columnsOf(sheet: Sheet, title: string) {
  let [x, y] = [MARGIN, MARGIN + 18];
  const heading = fitText(sheet, title, HEADING, sheet.size.width - 2 * MARGIN, 10);
  sheet.write(heading.words, MARGIN, MARGIN + 5, { ...HEADING, size: heading.size });
  return {
    /** Lines of this height stay together, unless they are higher than a column. */
    reserve(height: number) {
      if (y + Math.min(height, BOTTOM - MARGIN - 18) <= BOTTOM) return;
      y = MARGIN + 5;
      if (x === MARGIN) {
        x = MARGIN + COLUMN;
        y = sheet.pages === 1 ? MARGIN + 18 : y;
        return;
      }
      sheet.addPage();
      x = MARGIN;
    },
    /** Of long words and a long end, each has half of the line at least. */
    line(words: string, look: TextLook, height: number, end = '') {
      const free = COLUMN_WIDTH - sheet.widthOf(words, look);
      const tail = end === '' ? '' : shortenText(sheet, end, look, Math.max(COLUMN_WIDTH / 2, free));
      const start = shortenText(sheet, words, look, COLUMN_WIDTH - sheet.widthOf(tail, look));
      sheet.write(`${isolate(start)}${tail}`, x, y, look);
      y += height;
    },
    space(height: number) {
      y += height;
    },
  };
}

const HEADING: TextLook = { size: 18, isBold: true };
const NAME: TextLook = { size: 10 };
const NOTE: TextLook = { size: 9, colour: QUIET };

function writeByTable(sheet: Sheet, { view, eventName }: Printed) {
  const columns = columnsOf(sheet, text.title(isolate(eventName), text.papers.byTable));
  for (const { table, people, taken } of view.tables) {
    const lines = people.map((seated) => linesOf(sheet, seated));
    columns.reserve(6 + sumOf(lines.map(({ notes }) => heightOf(notes))));
    columns.line(tableName(table), { size: 12, isBold: true }, 6, ` · ${taken}/${table.seats}`);
    for (const { name, end, notes } of lines) {
      columns.reserve(heightOf(notes));
      columns.line(name, NAME, 5, end);
      for (const note of notes) columns.line(note, NOTE, 4);
      if (notes.length > 0) columns.space(1);
    }
    columns.space(5);
  }
}

const heightOf = (notes: readonly string[]): number => 5 + (notes.length === 0 ? 0 : notes.length * 4 + 1);

/** What is said of a person stands beside the name, or below it where it is too long: an allergy is never cut. */
function linesOf(sheet: Sheet, { name, person }: Seated): { name: string; end: string; notes: string[] } {
  const said = [text.ages[person.age_group], person.diet ?? ''].filter(
    (note) => note !== text.ages.adult && note !== '',
  );
  const end = said.map((note) => ` · ${isolate(note)}`).join('');
  if (end === '' || sheet.widthOf(`${name}${end}`, NAME) <= COLUMN_WIDTH) return { name, end, notes: [] };
  return { name, end: '', notes: sheet.wrap(said.join(' · '), COLUMN_WIDTH, NOTE) };
}

function writeByName(sheet: Sheet, { view, eventName }: Printed) {
  const columns = columnsOf(sheet, text.title(isolate(eventName), text.papers.byName));
  for (const { name, person, table } of byName(view)) {
    columns.reserve(5.5);
    // The last name comes first, because the list is in its order.
    const sorted = `${person.last_name} ${person.first_name}`.trim() || name;
    columns.line(sorted, NAME, 5.5, ` · ${isolate(tableName(table))}`);
  }
}

/** By last name, as people look for themselves. */
const byName = (view: SeatingView) =>
  view.tables
    .flatMap(({ table, people }) => people.map((seated) => ({ ...seated, table })))
    .toSorted(
      (one, other) =>
        compareWords(one.person.last_name, other.person.last_name) ||
        compareWords(one.person.first_name, other.person.first_name),
    );

/** Cards of 90 × 55 mm, ten on a sheet, with the lines to cut along. */
function writeCards(sheet: Sheet, paper: Exclude<Paper, 'plan' | 'byTable' | 'byName'>, { view }: Printed) {
  const cards =
    paper === 'tableCards'
      ? view.tables.map(({ table }) => ({ title: tableName(table), lines: [] as string[] }))
      : byName(view)
          .filter(({ seat }) => paper === 'escortCards' || seat.chair !== 'lap')
          .map(({ name, person, table }) => ({
            title: name,
            lines: paper === 'placeCards' ? [] : [tableName(table), ...person.dishes],
          }));
  for (const [index, { title, lines }] of cards.entries()) {
    const place = index % 10;
    if (index > 0 && place === 0) sheet.addPage();
    const x = MARGIN + (place % 2) * 90;
    const y = 11 + Math.floor(place / 2) * 55;
    sheet.frame({ x, y, width: 90, height: 55 }, { colour: HAIRLINE, width: 0.1 });
    const look: TextLook = { size: paper === 'tableCards' ? 26 : 18, isBold: true, align: 'center' };
    const middle = y + 29 - lines.length * 3.5;
    writeTitle(sheet, title, { x: x + 45, y: middle }, look);
    for (const [line, words] of lines.slice(0, 4).entries())
      sheet.write(shortenText(sheet, words, CARD_LINE, CARD_TEXT), x + 45, middle + 9 + line * 5.5, CARD_LINE);
  }
}

/** On one line in large letters, else on two: a name is read from a chair. */
function writeTitle(sheet: Sheet, title: string, { x, y }: { x: number; y: number }, look: TextLook) {
  const one = fitText(sheet, title, look, CARD_TEXT, TWO_LINES_BELOW);
  if (one.words === title) {
    sheet.write(title, x, y, { ...look, size: one.size });
    return;
  }
  const [first = '', ...rest] = sheet.wrap(title, CARD_TEXT, { ...look, size: TWO_LINES_BELOW });
  const second = fitText(sheet, rest.join(' '), { ...look, size: TWO_LINES_BELOW }, CARD_TEXT, 7);
  sheet.write(first, x, y - 3, { ...look, size: TWO_LINES_BELOW });
  sheet.write(second.words, x, y + 3, { ...look, size: second.size });
}

const CARD_TEXT = 80;
/** In points. */
const TWO_LINES_BELOW = 13;

const CARD_LINE: TextLook = { size: 10, align: 'center', colour: QUIET };
