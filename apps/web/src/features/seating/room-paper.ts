// Draws the room of a plan to scale: its walls and furniture, its tables, and who sits where.

import { planBounds, seatSpots, tableSize, wordsRotation } from '@liesse/domain';
import { isolate, type Sheet, type TextLook } from '@liesse/facturx';
import type { Seated, SeatingPage, TableView } from '#web/features/seating/page.ts';
import type { Printed } from '#web/features/seating/paper-kinds.ts';
import { fitText } from '#web/lib/files/fit-text.ts';
import { initialsOf } from '#web/lib/format/initials.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

const QUIET = '#5e5566';
const HAIRLINE = '#ddd2c0';
const GOLD = '#c8a45a';
const MARGIN = 15;
/** In centimetres of the room. */
const SEAT_WIDTH = 44;
/** The smallest letters that are printed for a name, in points. */
const LEGIBLE = 5;
const POINTS_PER_MM = 72 / 25.4;
/** As faint as in the editor, so that the tables above stay readable. */
const BACKGROUND_OPACITY = 0.5;

type At = (x: number, y: number) => { x: number; y: number };

/** The room, and the tables and furniture outside of it. */
export function drawnPart({ plan, tables }: SeatingPage) {
  const room = { width: plan.room_width, length: plan.room_length };
  const { left, top, right, bottom } = planBounds(room, tables, plan.elements);
  return { left, top, width: right - left, height: bottom - top };
}

/** The background, as JPEG, is the picture below the tables. */
export async function drawRoom(
  sheet: Sheet,
  { page, view, eventName }: Printed,
  background: Uint8Array | null,
): Promise<void> {
  const { room_width: width, room_length: length, elements, name } = page.plan;
  const top = MARGIN + 14;
  const drawn = drawnPart(page);
  const scale = Math.min(
    (sheet.size.width - 2 * MARGIN) / drawn.width,
    (sheet.size.height - top - MARGIN) / drawn.height,
  );
  const left = (sheet.size.width - drawn.width * scale) / 2;
  const at: At = (x, y) => ({ x: left + (x - drawn.left) * scale, y: top + (y - drawn.top) * scale });
  const title = fitText(sheet, `${isolate(eventName)} · ${isolate(name)}`, TITLE, sheet.size.width - 2 * MARGIN, 10);
  sheet.write(title.words, sheet.size.width / 2, MARGIN + 4, { ...TITLE, size: title.size });
  const room = { ...at(0, 0), width: width * scale, height: length * scale };
  if (background !== null) sheet.picture(await sheet.embedJpeg(background), room, BACKGROUND_OPACITY);
  sheet.frame(room, { colour: QUIET, width: 0.5 });
  for (const element of elements) {
    outline(sheet, element, element, scale, at, HAIRLINE);
    const { x, y } = at(element.x, element.y);
    if (Math.min(element.width, element.height) >= 60)
      sheet.write(seating.elements[element.kind], x, y, { size: 9, align: 'center', colour: QUIET });
  }
  // Letters as large as a seat allows, in points.
  const letters = Math.max(4, 20 * scale * POINTS_PER_MM);
  for (const one of view.tables) drawTable(sheet, one, { scale, letters, at });
}

const TITLE: TextLook = { size: 18, isBold: true, align: 'center' };

function drawTable(sheet: Sheet, one: TableView, { scale, letters, at }: { scale: number; letters: number; at: At }) {
  const { table } = one;
  const size = tableSize(table.shape, table.seats);
  outline(sheet, table, size, scale, at, GOLD, table.shape === 'round');
  const look: TextLook = { size: Math.min(14, letters * 1.4), isBold: true, align: 'center' };
  const title = fitText(sheet, tableName(table), look, size.width * scale - 1, 5);
  writeInMiddle(sheet, title.words, at(table.x, table.y), {
    ...look,
    size: title.size,
    rotation: wordsRotation(table),
  });
  const angle = (table.rotation * Math.PI) / 180;
  const seated = peopleInSeats(one);
  for (const [index, spot] of seatSpots(table.shape, table.seats).entries()) {
    const person = seated[index];
    const place = at(
      table.x + spot.x * Math.cos(angle) - spot.y * Math.sin(angle),
      table.y + spot.x * Math.sin(angle) + spot.y * Math.cos(angle),
    );
    const colour = person === undefined ? HAIRLINE : GOLD;
    sheet.circle(place, (SEAT_WIDTH / 2) * scale, { colour, width: 0.2 });
    if (person === undefined) continue;
    const label = seatLabel(sheet, person, letters, SEAT_WIDTH * scale);
    writeInMiddle(sheet, label.words, place, { size: label.size, align: 'center' });
  }
}

/** The first name where the seat is large enough to read it, else the initials. */
function seatLabel(
  sheet: Sheet,
  { name, person }: Seated,
  letters: number,
  width: number,
): { words: string; size: number } {
  const words = person.first_name.trim();
  const size = Math.min(letters, (letters * (width - 1)) / sheet.widthOf(words, { size: letters }));
  return words !== '' && size >= LEGIBLE ? { words, size } : { words: initialsOf(name), size: letters };
}

/** With the middle of the capitals, which are 0.7 of the size, at a point. */
function writeInMiddle(sheet: Sheet, words: string, { x, y }: { x: number; y: number }, look: TextLook) {
  const angle = ((look.rotation ?? 0) * Math.PI) / 180;
  const below = (look.size * 0.35) / POINTS_PER_MM;
  sheet.write(words, x - below * Math.sin(angle), y + below * Math.cos(angle), look);
}

/** A round or rectangular piece, turned around its centre. */
function outline(
  sheet: Sheet,
  { x, y, rotation }: { x: number; y: number; rotation: number },
  { width, height }: { width: number; height: number },
  scale: number,
  at: At,
  colour: string,
  isRound = false,
) {
  const look = { colour, width: 0.4 };
  if (isRound) {
    sheet.circle(at(x, y), (width / 2) * scale, look);
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
    if (to !== undefined) sheet.line(from, to, look);
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
