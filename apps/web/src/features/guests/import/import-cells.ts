// Reads the cells of an imported guest list as people write them: ages, diets, yes and no, telephone numbers, names.
import type { AgeGroup, diets } from '@liesse/domain';
import { foldText } from '#web/lib/format/format.ts';
import { formatPhone } from '#web/lib/format/phone.ts';

const AGES: Readonly<Record<string, AgeGroup>> = {
  adulte: 'adult',
  adultes: 'adult',
  adult: 'adult',
  a: 'adult',
  enfant: 'child',
  enfants: 'child',
  child: 'child',
  kid: 'child',
  e: 'child',
  ado: 'child',
  bebe: 'baby',
  baby: 'baby',
  infant: 'baby',
  b: 'baby',
};

const BABY_UNTIL = 2;
const CHILD_UNTIL = 11;

/** Null for an unknown word; an empty cell is an adult. */
export function readAge(text: string): AgeGroup | null {
  const word = foldText(text.trim());
  if (word === '') return 'adult';
  const years = /^(\d{1,3})(?:\s*ans?)?$/.exec(word)?.[1];
  if (years !== undefined)
    return Number(years) <= BABY_UNTIL ? 'baby' : Number(years) <= CHILD_UNTIL ? 'child' : 'adult';
  return AGES[word] ?? null;
}

const DIETS: ReadonlyArray<[RegExp, (typeof diets)[number]]> = [
  [/^(?:vegetarien(?:ne)?s?|vegetarian|vege|veggie)$/, 'végétarien'],
  [/^(?:vegan(?:e)?s?|vegetalien(?:ne)?s?)$/, 'végane'],
  [/^(?:pescetarien(?:ne)?s?|pesco-vegetarien(?:ne)?s?|pescatarian)$/, 'pescétarien'],
  [/^(?:sans porc|pas de porc|no pork)$/, 'sans porc'],
  [/^(?:sans gluten|gluten[ -]free)$/, 'sans gluten'],
  [/^(?:sans lactose|lactose[ -]free)$/, 'sans lactose'],
];

/** Null for a word outside the list: a file brings no consent to store other health data. Empty for an empty cell. */
export function readDiet(text: string): string | null {
  const words = text.split(/[,;/+]|\set\s/).flatMap((word) => foldText(word.trim()) || []);
  const known = words.map((word) => DIETS.find(([spelling]) => spelling.test(word))?.[1]);
  return known.includes(undefined) ? null : [...new Set(known)].join(', ');
}

const YES = new Set(['oui', 'o', 'yes', 'y', 'x', 'vrai', 'true', '1', 'ok', '✓', '✔']);
const NO = new Set(['', 'non', 'n', 'no', 'faux', 'false', '0', '-']);

/** Null for an unknown word. Text after a comma is ignored: « oui, vient ». */
export function readYes(text: string): boolean | null {
  const word = foldText(text.split(',', 1)[0]?.trim() ?? '');
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

const MOST_PLUS_ONES = 10;

/** The number of plus-ones: a number, or yes for one. */
export function readPlusOnes(text: string): number | null {
  const word = text.trim().replace(/^\+\s*/, '');
  if (word === '') return 0;
  if (/^\d{1,2}$/.test(word)) return Number(word) <= MOST_PLUS_ONES ? Number(word) : null;
  const isYes = readYes(word);
  return isYes === null ? null : Number(isYes);
}

/** Restores the first zero of a telephone number, which a spreadsheet drops. */
export function readPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return formatPhone(/^[1-9]\d{8}$/.test(digits) && !text.includes('+') ? `0${digits}` : text);
}

const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toLocaleUpperCase('fr') && /\p{L}/u.test(word);

/** Reads « Jeanne Morel », « Morel, Jeanne » and « MOREL Jeanne ». */
export function splitName(text: string): { first_name: string; last_name: string } {
  if (text === '') return { first_name: '', last_name: '' };
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const [before, after] = name.split(/\s*,\s*/, 2);
  if (before !== undefined && after) return { first_name: after, last_name: before };
  const words = name.split(' ');
  const capitals = words.filter(isCapital);
  if (capitals.length > 0 && capitals.length < words.length) {
    return { first_name: words.filter((word) => !isCapital(word)).join(' '), last_name: capitals.join(' ') };
  }
  const [first = '', ...rest] = words;
  return { first_name: first, last_name: rest.join(' ') };
}

export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;|/\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
