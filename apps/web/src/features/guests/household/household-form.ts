// The values of a household's form, their checks, and the form of a saved household.
import { type Answer, ageGroups, type ListedMoment } from '@liesse/domain';
import * as z from 'zod/mini';
import type { Home, Person } from '#web/features/guests/guest-cache.ts';
import { readTags } from '#web/features/guests/import/import-cells.ts';
import { formatList } from '#web/lib/format/format.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { household as text } from '#web/locales/fr/client/household.ts';

const { invalid } = text;

const line = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, invalid.tooLong(limit)));

const personForm = z
  .object({
    /** Null for a new person. */
    id: z.nullable(z.string()),
    first_name: line(80),
    last_name: line(80),
    age_group: z.enum(ageGroups),
    is_plus_one: z.boolean(),
    email: line(254).check(z.refine((value) => value === '' || /^[^@\s]+@[^@\s]+$/.test(value), invalid.email)),
    phone: z.string().check(z.trim(), z.overwrite(formatPhone), z.maxLength(32, invalid.tooLong(32))),
    diet: z.string(),
    allergies: line(500),
    consent: z.boolean(),
    /** The answer by the id of the moment. */
    answers: z.record(z.string(), z.enum(['uninvited', 'waiting', 'yes', 'no'])),
  })
  .check(
    z.refine((person) => person.is_plus_one || person.first_name !== '' || person.last_name !== '', {
      path: ['first_name'],
      error: invalid.person,
    }),
    z.refine((person) => person.allergies === '' || person.consent, { path: ['consent'], error: invalid.consent }),
  );

export const householdForm = z.object({
  name: line(160),
  address: line(500),
  side: line(60),
  /** Empty while the household has none. */
  language: z.string(),
  /** Separated by commas. */
  tags: z.string().check(z.refine((value) => readTags(value).length <= 20, invalid.tags)),
  people: z.array(personForm).check(z.minLength(1, invalid.nobody)),
});

export type HouseholdForm = z.infer<typeof householdForm>;
export type PersonForm = HouseholdForm['people'][number];

export const isInvited = ({ answers }: PersonForm, moment: string): boolean =>
  (answers[moment] ?? 'uninvited') !== 'uninvited';

/** A further person of a household, invited to the moments to which all the others are. */
export const anotherPerson = (
  people: readonly PersonForm[],
  moments: readonly ListedMoment[],
  isPlusOne = false,
): PersonForm => ({
  ...newPerson(moments, isPlusOne),
  answers: Object.fromEntries(
    moments.map(({ id }) => [id, people.every((person) => isInvited(person, id)) ? 'waiting' : 'uninvited']),
  ),
});

export const newPerson = (moments: readonly ListedMoment[], isPlusOne = false): PersonForm => ({
  id: null,
  first_name: '',
  last_name: '',
  age_group: 'adult',
  is_plus_one: isPlusOne,
  email: '',
  phone: '',
  diet: '',
  allergies: '',
  consent: false,
  answers: Object.fromEntries(moments.map(({ id }) => [id, 'waiting' as const])),
});

export const newHousehold = (moments: readonly ListedMoment[]): HouseholdForm => ({
  name: '',
  address: '',
  side: '',
  language: '',
  tags: '',
  people: [newPerson(moments)],
});

export const formOf = ({ household, people }: Home, moments: readonly ListedMoment[]): HouseholdForm => ({
  name: household.name,
  address: household.address ?? '',
  side: household.side ?? '',
  language: household.language ?? '',
  tags: household.tags.join(', '),
  people: people.map((person) => personOf(person, moments)),
});

const personOf = (person: Person, moments: readonly ListedMoment[]): PersonForm => ({
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  age_group: person.age_group,
  is_plus_one: person.is_plus_one,
  email: person.email ?? '',
  phone: formatPhone(person.phone ?? ''),
  diet: person.diet ?? '',
  allergies: person.allergies ?? '',
  consent: person.allergies_consent_at !== null,
  answers: Object.fromEntries(
    moments.map(({ id }, index) => [id, person.answers[index] ?? ('uninvited' satisfies Answer)]),
  ),
});

/** The name of a household on its invitation: « Jeanne et Tom Morel », « Famille Morel », « Dupont et Diallo ». */
export function composedName(people: readonly Pick<PersonForm, 'first_name' | 'last_name'>[]): string {
  const named = people
    .map(({ first_name: first, last_name: last }) => ({ first: first.trim(), last: last.trim() }))
    .filter(({ first, last }) => first !== '' || last !== '');
  const lastNames = [...new Set(named.map(({ last }) => last))];
  const [last = ''] = lastNames;
  const isFamily = lastNames.length === 1 && last !== '';
  return composed().slice(0, 160);

  function composed(): string {
    if (isFamily && named.length > 2) return text.family(last);
    if (isFamily && named.length === 2 && named.every(({ first }) => first !== ''))
      return `${formatList(named.map(({ first }) => first))} ${last}`;
    if (named.length > 2 && !lastNames.includes('')) return formatList(lastNames);
    return formatList(named.map((person) => [person.first, person.last].filter(Boolean).join(' ')));
  }
}
