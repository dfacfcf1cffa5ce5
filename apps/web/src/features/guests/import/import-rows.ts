// Turns the lines of a file into the rows that are sent, and lists the errors of each line. The database checks all rows again.
import type { AgeGroup } from '@liesse/domain';
import * as z from 'zod/mini';
import { nameKey } from '#web/features/guests/duplicates/duplicates.ts';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import {
  readAge,
  readDiet,
  readPhone,
  readPlusOnes,
  readTags,
  readYes,
  splitName,
} from '#web/features/guests/import/import-cells.ts';
import { firstRow, type ImportField, type Mapping } from '#web/features/guests/import/import-columns.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface ImportRow {
  /** The number of the line in the spreadsheet. */
  line: number;
  household: string;
  first_name: string;
  last_name: string;
  age_group: AgeGroup;
  is_plus_one: boolean;
  email?: string;
  phone?: string;
  address?: string;
  side?: string;
  tags?: string[];
  diet?: string;
  /** Sent with the consent of the import. */
  allergies?: string;
  moments?: string[];
}

/** Found by this page, or answered by the database. */
export const lineError = z.object({
  line: z.number(),
  field: z.string(),
  reason: z.string(),
  /** What the file says there. */
  value: z.optional(z.nullable(z.string())),
});
export type LineError = z.infer<typeof lineError>;

export interface ReadLines {
  rows: readonly ImportRow[];
  errors: readonly LineError[];
}

const LIMITS = [
  ['household', 160],
  ['first_name', 80],
  ['last_name', 80],
  ['email', 254],
  ['phone', 32],
  ['address', 500],
  ['side', 60],
  ['allergies', 500],
] as const;
const [[, LONGEST_HOUSEHOLD]] = LIMITS;
const MAX_TAGS = 20;
const LONGEST_TAG = 60;

export function readLines(table: Table, mapping: Mapping, headerRow: number | null): ReadLines {
  const rows: ImportRow[] = [];
  const errors: LineError[] = [];
  const columns = new Map(mapping.map((field, index) => [field, index]));
  for (const [index, cells] of table.entries()) {
    if (index < firstRow(headerRow) || cells.every((cell) => cell.trim() === '')) continue;
    const read = readLine(index + 1, cells, columns);
    rows.push(...read.rows);
    errors.push(...read.errors);
  }
  return { rows, errors };
}

/** The lines whose person is already in the same household, in the list or in an earlier line. */
export function doubleLines(rows: readonly ImportRow[], book: GuestBook): ReadonlySet<number> {
  const homes = new Map<string, string>();
  const keyOf = (home: string, person: Names): string => {
    const known = homes.get(home) ?? homeKey(home);
    homes.set(home, known);
    return `${known}|${nameKey(person) || foldText(person.first_name + person.last_name)}`;
  };
  const seen = new Set(book.people.map((person) => keyOf(person.household.name, person)));
  const doubles = new Set<number>();
  for (const row of rows) {
    if (row.first_name === '' && row.last_name === '') continue;
    const key = keyOf(row.household, row);
    if (seen.has(key)) doubles.add(row.line);
    seen.add(key);
  }
  return doubles;
}

type Names = Pick<ImportRow, 'first_name' | 'last_name'>;

const homeKey = (name: string): string =>
  foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The index of the column of each field. */
type ColumnIndexes = ReadonlyMap<ImportField | null, number>;

function readLine(line: number, cells: readonly string[], columns: ColumnIndexes): ReadLines {
  const errors: LineError[] = [];
  const cellOf = (field: ImportField): string => cells[columns.get(field) ?? -1]?.trim() ?? '';
  const wrong = (field: string, reason: string, value: string) => errors.push({ line, field, reason, value });

  const whole = splitName(cellOf('full_name'));
  const first_name = cellOf('first_name') || (cellOf('last_name') === '' ? whole.first_name : '');
  const last_name = cellOf('last_name') || (cellOf('first_name') === '' ? whole.last_name : '');
  if (first_name === '' && last_name === '') wrong('first_name', 'missing', '');
  const age = readAge(cellOf('age_group'));
  if (age === null) wrong('age_group', 'unknown', cellOf('age_group'));
  const plusOnes = readPlusOnes(cellOf('plus_ones'));
  if (plusOnes === null) wrong('is_plus_one', 'unknown', cellOf('plus_ones'));
  const email = cellOf('email');
  if (email !== '' && !/^[^@\s]+@[^@\s]+$/.test(email)) wrong('email', 'invalid', email);

  const household = cellOf('household') || `${first_name} ${last_name}`.trim().slice(0, LONGEST_HOUSEHOLD);
  const texts = {
    household,
    first_name,
    last_name,
    email,
    phone: readPhone(cellOf('phone')),
    address: addressOf(cellOf),
    side: cellOf('side'),
    allergies: cellOf('allergies'),
  };
  for (const [field, most] of LIMITS) {
    if (texts[field].length > most) wrong(field, 'too-long', `${texts[field].slice(0, 40)}…`);
  }
  const diet = readDiet(cellOf('diet'));
  if (diet === null) wrong('diet', 'unknown', cellOf('diet'));
  const tags = readTags(cellOf('tags'));
  if (tags.length > MAX_TAGS || tags.some((tag) => tag.length > LONGEST_TAG)) wrong('tags', 'invalid', cellOf('tags'));
  const moments = readMoments(columns, cells, (value) => wrong('moments', 'unknown', value));

  const { phone, address, side, allergies } = texts;
  const shared = {
    ...(address && { address }),
    ...(side && { side }),
    ...(tags.length > 0 && { tags }),
    ...(moments && { moments }),
  };
  const person: ImportRow = {
    line,
    household,
    first_name,
    last_name,
    age_group: age ?? 'adult',
    is_plus_one: false,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(diet && { diet }),
    ...(allergies && { allergies }),
    ...shared,
  };
  const companion: ImportRow = {
    line,
    household,
    first_name: '',
    last_name: '',
    age_group: 'adult',
    is_plus_one: true,
    ...(moments && { moments }),
  };
  return { rows: [person, ...Array.from({ length: plusOnes ?? 0 }, () => companion)], errors };
}

const addressOf = (cellOf: (field: ImportField) => string): string =>
  [cellOf('address'), `${cellOf('postcode')} ${cellOf('city')}`.trim(), cellOf('country')]
    .filter((part) => part !== '')
    .join(', ');

/** Undefined when the file has no column of a moment: then the choice on the page applies. */
function readMoments(
  columns: ColumnIndexes,
  cells: readonly string[],
  onWrong: (value: string) => void,
): string[] | undefined {
  let moments: string[] | undefined;
  for (const [field, index] of columns) {
    if (field === null || !field.startsWith('moment:')) continue;
    moments ??= [];
    const isInvited = readYes(cells[index] ?? '');
    if (isInvited === null) onWrong(cells[index] ?? '');
    else if (isInvited) moments.push(field.slice('moment:'.length));
  }
  return moments;
}
