// From the lines of a file to the rows that are sent, with what is wrong line by line. The database checks again and decides.
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
import type { ImportField, Mapping } from '#web/features/guests/import/import-columns.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface ImportRow {
  /** As the file's own program numbers it. */
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
] as const;
const [[, LONGEST_HOUSEHOLD]] = LIMITS;
const MOST_TAGS = 20;
const LONGEST_TAG = 60;

export function readLines(table: Table, mapping: Mapping, hasHeads: boolean): ReadLines {
  const rows: ImportRow[] = [];
  const errors: LineError[] = [];
  const places = new Map(mapping.map((field, index) => [field, index]));
  for (const [index, cells] of table.entries()) {
    if ((hasHeads && index === 0) || cells.every((cell) => cell.trim() === '')) continue;
    const read = readLine(index + 1, cells, places);
    rows.push(...read.rows);
    errors.push(...read.errors);
  }
  return { rows, errors };
}

/** Lines that name somebody who is there already, in the list or above in the file, in the same household. */
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

/** Which column says what. */
type Places = ReadonlyMap<ImportField | null, number>;

function readLine(line: number, cells: readonly string[], places: Places): ReadLines {
  const errors: LineError[] = [];
  const said = (field: ImportField): string => cells[places.get(field) ?? -1]?.trim() ?? '';
  const wrong = (field: string, reason: string, value: string) => errors.push({ line, field, reason, value });

  const whole = splitName(said('full_name'));
  const first_name = said('first_name') || (said('last_name') === '' ? whole.first_name : '');
  const last_name = said('last_name') || (said('first_name') === '' ? whole.last_name : '');
  if (first_name === '' && last_name === '') wrong('first_name', 'missing', '');
  const age = readAge(said('age_group'));
  if (age === null) wrong('age_group', 'unknown', said('age_group'));
  const plusOnes = readPlusOnes(said('plus_ones'));
  if (plusOnes === null) wrong('is_plus_one', 'unknown', said('plus_ones'));
  const email = said('email');
  if (email !== '' && !/^[^@\s]+@[^@\s]+$/.test(email)) wrong('email', 'invalid', email);

  const household = said('household') || `${first_name} ${last_name}`.trim().slice(0, LONGEST_HOUSEHOLD);
  const texts = {
    household,
    first_name,
    last_name,
    email,
    phone: readPhone(said('phone')),
    address: addressOf(said),
    side: said('side'),
  };
  for (const [field, most] of LIMITS) {
    if (texts[field].length > most) wrong(field, 'too-long', `${texts[field].slice(0, 40)}…`);
  }
  const diet = readDiet(said('diet'));
  if (diet === null) wrong('diet', 'unknown', said('diet'));
  const tags = readTags(said('tags'));
  if (tags.length > MOST_TAGS || tags.some((tag) => tag.length > LONGEST_TAG)) wrong('tags', 'invalid', said('tags'));
  const moments = readMoments(places, cells, (value) => wrong('moments', 'unknown', value));

  const { phone, address, side } = texts;
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

const addressOf = (said: (field: ImportField) => string): string =>
  [said('address'), `${said('postcode')} ${said('city')}`.trim(), said('country')]
    .filter((part) => part !== '')
    .join(', ');

/** Undefined where the file has no column for any moment: the choice beside the preview then holds. */
function readMoments(places: Places, cells: readonly string[], onWrong: (value: string) => void): string[] | undefined {
  let moments: string[] | undefined;
  for (const [field, index] of places) {
    if (field === null || !field.startsWith('moment:')) continue;
    moments ??= [];
    const isInvited = readYes(cells[index] ?? '');
    if (isInvited === null) onWrong(cells[index] ?? '');
    else if (isInvited) moments.push(field.slice('moment:'.length));
  }
  return moments;
}
