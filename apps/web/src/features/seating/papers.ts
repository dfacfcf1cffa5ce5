// What a couple prints of a plan: the room, the lists by table and by name, and cards to cut. The PDF library is loaded with the first.
import { planBounds, seatSpots, tableSize, wordsRotation } from '@liesse/domain';
import { type Seated, type SeatingPage, type SeatingView, type TableView } from '#web/features/seating/page.ts';
import { makePdf, type PaperSize, type Pdf } from '#web/lib/files/pdf.ts';
import { addHouseFonts, type HouseFonts, lettersOf, setHouseFont } from '#web/lib/files/pdf-house-fonts.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { compareWords } from '#web/lib/format/format.ts';
import { initialsOf } from '#web/lib/format/initials.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { seatingPapers as text } from '#web/locales/fr/client/seating-papers.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

export const papers = ['plan', 'byTable', 'byName', 'placeCards', 'tableCards', 'escortCards'] as const;
export type Paper = (typeof papers)[number];
export const paperSizes: readonly PaperSize[] = ['a4', 'a3', 'a2'];

export interface Printed {
  page: SeatingPage;
  view: SeatingView;
  eventName: string;
}

const INK = '#1F1A24';
const QUIET = '#5E5566';
const HAIRLINE = '#DDD2C0';
const GOLD = '#C8A45A';
const MARGIN = 15;
/** In centimetres of the room. */
const SEAT_WIDTH = 44;
/** The smallest letters that are printed for a name, in points. */
const LEGIBLE = 5;

/** Without the fonts of the house, as when they could not be fetched, the paper has a standard one. */
export async function makePaper(
  paper: Paper,
  size: PaperSize,
  printed: Printed,
  fonts: HouseFonts | null = null,
): Promise<Blob> {
  const { width, height } = drawnPart(printed.page);
  const pdf = paper === 'plan' ? await makePdf(size, width >= height ? 'landscape' : 'portrait') : await makePdf();
  if (fonts !== null) addHouseFonts(pdf, fonts);
  if (paper === 'plan') drawRoom(pdf, printed);
  else if (paper === 'byTable') writeByTable(pdf, printed);
  else if (paper === 'byName') writeByName(pdf, printed);
  else writeCards(pdf, paper, printed);
  return pdf.output('blob');
}

/** Everybody with their table, for a spreadsheet; those without a place come last. */
export function seatingTable({ page, view }: Pick<Printed, 'page' | 'view'>): Table {
  const households = new Map(page.households.map(({ id, name }) => [id, name]));
  const { columns } = text;
  return [
    [
      columns.table,
      columns.seat,
      columns.name,
      columns.household,
      columns.age,
      columns.chair,
      columns.menu,
      columns.diet,
    ],
    ...view.tables.flatMap(({ table, people }) =>
      people.map(({ person, seat, name }) => [
        tableName(table),
        seat.seat === null ? '' : String(seat.seat),
        name,
        households.get(person.household_id) ?? '',
        text.ages[person.age_group],
        seating.chairs[seat.chair],
        person.dishes.join(', '),
        person.diet ?? '',
      ]),
    ),
    ...view.waiting.flatMap(({ household, people }) =>
      people.map(({ person, name }) => [
        '',
        '',
        name,
        household.name,
        text.ages[person.age_group],
        '',
        person.dishes.join(', '),
        person.diet ?? '',
      ]),
    ),
  ];
}

/** The room, and the tables and furniture outside of it. */
function drawnPart({ plan, tables }: SeatingPage) {
  const room = { width: plan.room_width, length: plan.room_length };
  const { left, top, right, bottom } = planBounds(room, tables, plan.elements);
  return { left, top, width: right - left, height: bottom - top };
}

function drawRoom(pdf: Pdf, { page, view, eventName }: Printed) {
  const sheet = { width: pdf.internal.pageSize.getWidth(), height: pdf.internal.pageSize.getHeight() };
  const { room_width: width, room_length: length, elements, name } = page.plan;
  const top = MARGIN + 14;
  const drawn = drawnPart(page);
  const scale = Math.min((sheet.width - 2 * MARGIN) / drawn.width, (sheet.height - top - MARGIN) / drawn.height);
  const left = (sheet.width - drawn.width * scale) / 2;
  const at = (x: number, y: number) => ({ x: left + (x - drawn.left) * scale, y: top + (y - drawn.top) * scale });
  const corner = at(0, 0);
  write(pdf, `${eventName} · ${name}`, sheet.width / 2, MARGIN + 4, { size: 18, isBold: true, align: 'center' });
  pdf
    .setDrawColor(QUIET)
    .setLineWidth(0.5)
    .rect(corner.x, corner.y, width * scale, length * scale);
  for (const element of elements) {
    outline(pdf, element, element, scale, at, HAIRLINE);
    const { x, y } = at(element.x, element.y);
    if (Math.min(element.width, element.height) >= 60)
      write(pdf, seating.elements[element.kind], x, y, { size: 9, align: 'center', colour: QUIET });
  }
  // Letters as large as a seat allows, in points.
  const letters = Math.max(4, 20 * scale * 2.83);
  for (const one of view.tables) {
    const { table } = one;
    outline(pdf, table, tableSize(table.shape, table.seats), scale, at, GOLD, table.shape === 'round');
    const { x, y } = at(table.x, table.y);
    const title = { size: Math.min(14, letters * 1.4), isBold: true };
    const fitting = fit(pdf, tableName(table), title, tableSize(table.shape, table.seats).width * scale - 1, 5);
    writeAround(pdf, fitting.words, { x, y }, { ...title, size: fitting.size }, wordsRotation(table));
    const angle = (table.rotation * Math.PI) / 180;
    const seated = peopleInSeats(one);
    for (const [index, spot] of seatSpots(table.shape, table.seats).entries()) {
      const person = seated[index];
      const place = at(
        table.x + spot.x * Math.cos(angle) - spot.y * Math.sin(angle),
        table.y + spot.x * Math.sin(angle) + spot.y * Math.cos(angle),
      );
      pdf
        .setDrawColor(person === undefined ? HAIRLINE : GOLD)
        .setLineWidth(0.2)
        .circle(place.x, place.y, (SEAT_WIDTH / 2) * scale);
      if (person === undefined) continue;
      const label = seatLabel(pdf, person, letters, SEAT_WIDTH * scale);
      write(pdf, label.words, place.x, place.y + label.size * 0.12, { size: label.size, align: 'center' });
    }
  }
}

/** The first name where the seat is large enough to read it, else the initials. */
function seatLabel(
  pdf: Pdf,
  { name, person }: Seated,
  letters: number,
  width: number,
): { words: string; size: number } {
  const words = person.first_name.trim();
  const size = Math.min(letters, (letters * (width - 1)) / widthOf(pdf, words, { size: letters }));
  return words !== '' && size >= LEGIBLE ? { words, size } : { words: initialsOf(name), size: letters };
}

/** A round or rectangular piece, turned around its centre. */
function outline(
  pdf: Pdf,
  { x, y, rotation }: { x: number; y: number; rotation: number },
  { width, height }: { width: number; height: number },
  scale: number,
  at: (x: number, y: number) => { x: number; y: number },
  colour: string,
  isRound = false,
) {
  pdf.setDrawColor(colour).setLineWidth(0.4);
  if (isRound) {
    const centre = at(x, y);
    pdf.circle(centre.x, centre.y, (width / 2) * scale);
    return;
  }
  const angle = (rotation * Math.PI) / 180;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [dx, dy] = [(right * width) / 2, (down * height) / 2];
    return at(x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle));
  });
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length];
    if (to !== undefined) pdf.line(from.x, from.y, to.x, to.y);
  }
}

function peopleInSeats({ table, people }: TableView): (Seated | undefined)[] {
  const seats = Array.from({ length: table.seats }, (_, index) => people.find(({ seat }) => seat.seat === index + 1));
  for (const one of people) {
    if (one.seat.seat !== null || one.seat.chair === 'lap') continue;
    const free = seats.indexOf(undefined);
    if (free !== -1) seats[free] = one;
  }
  return seats;
}

const BOTTOM = 280;
const COLUMN = 95;

/** Writes lines in two columns, page after page. */
function columnsOf(pdf: Pdf, title: string) {
  let [x, y] = [MARGIN, MARGIN + 18];
  write(pdf, title, MARGIN, MARGIN + 5, { size: 18, isBold: true });
  return {
    room(height: number) {
      if (y + height <= BOTTOM) return;
      y = MARGIN + 5;
      if (x === MARGIN) {
        x = MARGIN + COLUMN;
        y = pdf.getNumberOfPages() === 1 ? MARGIN + 18 : y;
        return;
      }
      pdf.addPage();
      x = MARGIN;
    },
    /** Of long words and a long end, each has half of the line at least. */
    line(words: string, options: { size: number; isBold?: boolean; colour?: string }, height: number, end = '') {
      const width = COLUMN - 10;
      const free = width - widthOf(pdf, words, options);
      const tail = end === '' ? '' : shorten(pdf, end, options, Math.max(width / 2, free));
      write(pdf, `${shorten(pdf, words, options, width - widthOf(pdf, tail, options))}${tail}`, x, y, options);
      y += height;
    },
  };
}

function writeByTable(pdf: Pdf, { view, eventName }: Printed) {
  const columns = columnsOf(pdf, text.title(eventName, text.papers.byTable));
  for (const { table, people, taken } of view.tables) {
    columns.room(20);
    columns.line(tableName(table), { size: 12, isBold: true }, 6, ` · ${taken}/${table.seats}`);
    for (const { name, person } of people) {
      columns.room(5);
      const notes = [text.ages[person.age_group], person.diet ?? ''].filter(
        (note) => note !== text.ages.adult && note !== '',
      );
      columns.line(name, { size: 10 }, 5, notes.map((note) => ` · ${note}`).join(''));
    }
    columns.line('', { size: 10 }, 5);
  }
}

function writeByName(pdf: Pdf, { view, eventName }: Printed) {
  const columns = columnsOf(pdf, text.title(eventName, text.papers.byName));
  for (const { name, person, table } of byName(view)) {
    columns.room(5.5);
    // The last name comes first, because the list is in its order.
    const sorted = `${person.last_name} ${person.first_name}`.trim() || name;
    columns.line(sorted, { size: 10 }, 5.5, ` · ${tableName(table)}`);
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
function writeCards(pdf: Pdf, paper: Exclude<Paper, 'plan' | 'byTable' | 'byName'>, { view }: Printed) {
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
    if (index > 0 && place === 0) pdf.addPage();
    const x = MARGIN + (place % 2) * 90;
    const y = 11 + Math.floor(place / 2) * 55;
    pdf.setDrawColor(HAIRLINE).setLineWidth(0.1).rect(x, y, 90, 55);
    const look = { size: paper === 'tableCards' ? 26 : 18, isBold: true };
    const middle = y + 29 - lines.length * 3.5;
    const fitting = fit(pdf, title, look, 80, 7);
    write(pdf, fitting.words, x + 45, middle, { ...look, size: fitting.size, align: 'center' });
    for (const [line, words] of lines.slice(0, 4).entries())
      write(pdf, shorten(pdf, words, { size: 10 }, 80), x + 45, middle + 9 + line * 5.5, {
        size: 10,
        align: 'center',
        colour: QUIET,
      });
  }
}

interface Words {
  size: number;
  isBold?: boolean;
  colour?: string;
  align?: 'left' | 'center';
}

function write(
  pdf: Pdf,
  words: string,
  x: number,
  y: number,
  { size, isBold = false, colour = INK, align = 'left' }: Words,
) {
  setHouseFont(pdf, isBold).setFontSize(size).setTextColor(colour);
  if (words !== '') pdf.text(lettersOf(pdf, words), x, y, { align });
}

/** With their middle at a point, turned clockwise by degrees: the library centres only words that are not turned. */
function writeAround(pdf: Pdf, words: string, { x, y }: { x: number; y: number }, look: Words, rotation: number) {
  const angle = (rotation * Math.PI) / 180;
  const half = widthOf(pdf, words, look) / 2;
  // Capitals are 0.7 of a size that is in points.
  const below = (look.size * 0.35) / 2.83;
  pdf
    .setTextColor(look.colour ?? INK)
    .text(
      lettersOf(pdf, words),
      x - half * Math.cos(angle) - below * Math.sin(angle),
      y - half * Math.sin(angle) + below * Math.cos(angle),
      { angle: -rotation },
    );
}

/** In letters as large as the width allows, in millimetres, and shortened below the least size. */
function fit(pdf: Pdf, words: string, look: Words, width: number, least: number): { words: string; size: number } {
  const needed = widthOf(pdf, words, look);
  const size = needed <= width ? look.size : Math.max(Math.min(least, look.size), (look.size * width) / needed);
  return { words: shorten(pdf, words, { ...look, size }, width), size };
}

/** The words that fit the width, in millimetres. */
function shorten(pdf: Pdf, words: string, look: Words, width: number): string {
  let shown = lettersOf(pdf, words);
  // A hundredth more than the width: letters whose size was computed to fit are not shortened for a rounding.
  if (widthOf(pdf, shown, look) <= width * 1.01) return shown;
  while (shown.length > 1 && widthOf(pdf, `${shown}…`, look) > width) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}

function widthOf(pdf: Pdf, words: string, { size, isBold = false }: Words): number {
  return setHouseFont(pdf, isBold).setFontSize(size).getTextWidth(lettersOf(pdf, words));
}
