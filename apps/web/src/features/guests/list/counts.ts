// Counts of the guest list by moment: answers, ages, diets and allergies.
import type { AgeGroup, ListedMoment } from '@liesse/domain';
import { answerTo, type GuestBook, type Person } from '#web/features/guests/guest-cache.ts';

export type ByAge = Record<AgeGroup, number>;

export interface MomentCount {
  moment: ListedMoment;
  invited: number;
  yes: number;
  no: number;
  waiting: number;
  /** Of the guests who come. */
  ages: ByAge;
  diets: ReadonlyArray<{ diet: string; count: number }>;
  allergies: number;
}

export interface Counts {
  people: number;
  households: number;
  /** Households with at least one answer missing. */
  silent: number;
  /** People who replied for another date. */
  toConfirm: number;
  ages: ByAge;
  moments: readonly MomentCount[];
}

export function countGuests(book: GuestBook): Counts {
  return {
    people: book.people.length,
    households: book.homes.length,
    silent: book.homes.filter(({ people }) => people.some(({ answers }) => answers.includes('waiting'))).length,
    toConfirm: book.people.filter((person) => person.is_to_confirm).length,
    ages: countAges(book.people),
    moments: book.moments.map((moment, index) => countMoment(moment, index, book.people)),
  };
}

function countMoment(moment: ListedMoment, index: number, people: readonly Person[]): MomentCount {
  const given = { uninvited: 0, waiting: 0, yes: 0, no: 0 };
  const coming: Person[] = [];
  for (const person of people) {
    const answer = answerTo(person, index);
    given[answer] += 1;
    if (answer === 'yes') coming.push(person);
  }
  return {
    moment,
    invited: given.waiting + given.yes + given.no,
    yes: given.yes,
    no: given.no,
    waiting: given.waiting,
    ages: countAges(coming),
    diets: countDiets(coming),
    allergies: coming.filter(({ allergies }) => allergies !== null).length,
  };
}

function countAges(people: readonly Person[]): ByAge {
  const ages: ByAge = { adult: 0, child: 0, baby: 0 };
  for (const { age_group: age } of people) ages[age] += 1;
  return ages;
}

/** Sorted with the most frequent first. */
function countDiets(people: readonly Person[]): MomentCount['diets'] {
  const counts = new Map<string, number>();
  for (const { diet } of people) if (diet !== null) counts.set(diet, (counts.get(diet) ?? 0) + 1);
  return [...counts]
    .map(([diet, count]) => ({ diet, count }))
    .toSorted((one, other) => other.count - one.count || one.diet.localeCompare(other.diet, 'fr'));
}
