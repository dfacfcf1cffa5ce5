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
  hasHeads: boolean;
  mapping: Mapping;
}

/** Each field belongs to the first column with its name. */
export function guessColumns([heads = [], ...rows]: Table, moments: readonly ListedMoment[]): ColumnGuess {
  const width = Math.max(heads.length, ...rows.slice(0, 50).map((row) => row.length));
  const taken = new Set<ImportField>();
  const mapping = Array.from({ length: width }, (_, index) => {
    const field = fieldOf(heads[index] ?? '', moments);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  const hasHeads = mapping.some((field) => field !== null);
  return hasHeads ? { hasHeads, mapping } : { hasHeads, mapping: guessContents([heads, ...rows], width) };
}

export const isMapped = (mapping: Mapping): boolean =>
  mapping.some((field) => field === 'first_name' || field === 'last_name' || field === 'full_name');

const EXAMPLES = 3;

/** The first different values of a column, as examples. It stops reading as soon as there are enough. */
export function examplesOf(table: Table, column: number, hasHeads: boolean): string[] {
  const examples: string[] = [];
  for (let index = Number(hasHeads); index < table.length && examples.length < EXAMPLES; index += 1) {
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
