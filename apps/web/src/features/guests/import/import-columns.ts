// Guesses the meaning of each column of a file from its French or English header.
import type { ListedMoment } from '@liesse/domain';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { foldText } from '#web/lib/format/format.ts';

export const importFields = [
  'first_name',
  'last_name',
  'full_name',
  'household',
  'age_group',
  'email',
  'phone',
  'address',
  'postcode',
  'city',
  'country',
  'side',
  'tags',
  'diet',
  'allergies',
  'plus_ones',
] as const;

type PlainField = (typeof importFields)[number];

/** The column of a moment says who is invited to it. */
export type ImportField = PlainField | `moment:${string}`;

/** The field of each column; null for a column that is not imported. */
export type Mapping = ReadonlyArray<ImportField | null>;

const WORDS: Record<PlainField, readonly string[]> = {
  first_name: ['prenom', 'prenoms', 'first name', 'firstname', 'given name', 'forename'],
  last_name: ['nom', 'nom de famille', 'last name', 'lastname', 'surname', 'family name'],
  full_name: [
    'nom complet',
    'nom et prenom',
    'nom prenom',
    'prenom et nom',
    'prenom nom',
    'invite',
    'invites',
    'guest',
    'name',
    'full name',
    'guest name',
    'personne',
  ],
  household: ['foyer', 'famille', 'household', 'family', 'couple', 'party', 'invitation', 'groupe', 'group'],
  age_group: ['age', 'tranche d age', 'adulte enfant', 'adulte ou enfant', 'age group', 'type', 'categorie'],
  email: [
    'email',
    'e mail',
    'mail',
    'courriel',
    'adresse mail',
    'adresse email',
    'adresse e mail',
    'adresse electronique',
    'email address',
  ],
  phone: ['telephone', 'tel', 'portable', 'mobile', 'phone', 'numero', 'numero de telephone', 'phone number', 'gsm'],
  address: ['adresse', 'adresse postale', 'rue', 'address', 'street', 'postal address', 'mailing address'],
  postcode: ['code postal', 'cp', 'zip', 'zip code', 'postcode', 'postal code'],
  city: ['ville', 'commune', 'city', 'town'],
  country: ['pays', 'country'],
  side: ['cote', 'side', 'cote de', 'invite de', 'invite par'],
  tags: ['etiquette', 'etiquettes', 'tag', 'tags', 'label', 'labels', 'mots cles'],
  diet: [
    'regime',
    'regime alimentaire',
    'alimentation',
    'restrictions alimentaires',
    'restriction alimentaire',
    'diet',
    'dietary',
    'dietary requirements',
    'menu special',
  ],
  allergies: [
    'allergie',
    'allergies',
    'allergies alimentaires',
    'allergies et intolerances',
    'allergies intolerances',
    'intolerance',
    'intolerances',
    'allergene',
    'allergenes',
    'allergy',
  ],
  plus_ones: [
    'accompagnant',
    'accompagnants',
    'accompagne',
    '1',
    'plus un',
    'plus one',
    'plus ones',
    'avec accompagnant',
    'nombre d accompagnants',
  ],
};

export interface ColumnGuess {
  /** The index of the row with the titles of the columns; null when the file has none. */
  headerRow: number | null;
  mapping: Mapping;
  /** The hosts confirm that the people agreed to have their allergies noted. Without it no column of allergies is imported. */
  hasConsent: boolean;
}

/** A title and some notes may be above the titles of the columns. */
const MOST_ROWS_ABOVE = 20;

/** The titles are in the row with the most known names. A row below the first needs two of them: it may be a guest called « Invité ». */
export function guessColumns(table: Table, moments: readonly ListedMoment[]): ColumnGuess {
  const scores = table.slice(0, MOST_ROWS_ABOVE).map((row) => fieldsOf(row, moments).length);
  const best = Math.max(0, ...scores.map((score, index) => (index === 0 || score > 1 ? score : 0)));
  return columnsUnder(table, best === 0 ? null : scores.indexOf(best), moments);
}

/** The meaning of the columns when the titles are in this row. Each field belongs to the first column with its name. */
export function columnsUnder(table: Table, headerRow: number | null, moments: readonly ListedMoment[]): ColumnGuess {
  const width = Math.max(0, ...table.slice(0, SAMPLE).map((row) => row.length));
  if (headerRow === null) return { headerRow, mapping: guessContents(table, width), hasConsent: false };
  const heads = table[headerRow] ?? [];
  const taken = new Set<ImportField>();
  const mapping = Array.from({ length: width }, (_, index) => {
    const field = fieldOf(heads[index] ?? '', moments);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return { headerRow, mapping, hasConsent: false };
}

const fieldsOf = (row: readonly string[], moments: readonly ListedMoment[]): ImportField[] => [
  ...new Set(row.flatMap((cell) => fieldOf(cell, moments) ?? [])),
];

/** The rows that can be chosen as titles: the first ones that are not empty. */
export const possibleHeaders = (table: Table): Array<{ row: number; cells: string }> =>
  table.slice(0, MOST_ROWS_ABOVE).flatMap((cells, row) => {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    return filled.length === 0 ? [] : [{ row, cells: filled.join(', ') }];
  });

/** The index of the first row of people. */
export const firstRow = (headerRow: number | null): number => (headerRow === null ? 0 : headerRow + 1);

/** The number of rows below the titles that are not empty. */
export const countRows = (table: Table, headerRow: number | null): number =>
  table.slice(firstRow(headerRow)).filter((row) => row.some((cell) => cell.trim() !== '')).length;

/** Health data is imported only with consent. */
export const needsConsent = ({ mapping, hasConsent }: ColumnGuess): boolean =>
  mapping.includes('allergies') && !hasConsent;

export const isMapped = (mapping: Mapping): boolean =>
  mapping.some((field) => field === 'first_name' || field === 'last_name' || field === 'full_name');

const EXAMPLES = 3;

/** The first different values of a column, as examples. It stops reading as soon as there are enough. */
export function examplesOf(table: Table, column: number, headerRow: number | null): string[] {
  const examples: string[] = [];
  for (let index = firstRow(headerRow); index < table.length && examples.length < EXAMPLES; index += 1) {
    const cell = table[index]?.[column]?.trim() ?? '';
    if (cell !== '' && !examples.includes(cell)) examples.push(cell);
  }
  return examples;
}

function fieldOf(head: string, moments: readonly ListedMoment[]): ImportField | null {
  const words = wordsOf(head);
  if (words === '') return null;
  const moment = moments.find(({ name }) => wordsOf(name) === words);
  if (moment !== undefined) return `moment:${moment.id}`;
  return importFields.find((field) => WORDS[field].includes(words)) ?? null;
}

const wordsOf = (text: string): string =>
  foldText(text)
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const SAMPLE = 50;

/** Without headers only e-mail addresses can be recognised; the first other column is taken for the name. */
function guessContents(table: Table, width: number): Mapping {
  const isMail = (index: number) =>
    table.slice(0, SAMPLE).some((row) => /^\S+@\S+\.\S+$/.test((row[index] ?? '').trim()));
  const mail = Array.from({ length: width }, (_, index) => index).find(isMail) ?? -1;
  const who = mail === 0 ? 1 : 0;
  return Array.from({ length: width }, (_, index) => (index === mail ? 'email' : index === who ? 'full_name' : null));
}
