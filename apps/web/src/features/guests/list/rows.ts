// The rows of the guest list in the chosen order: households with their people, or people alone.

import { answerTo, type Home, type Person } from '#web/features/guests/guest-cache.ts';
import { type FoundHome, invitationStates } from '#web/features/guests/list/filters.ts';
import { compareWords } from '#web/lib/format/format.ts';

export type Grouping = 'households' | 'people';
export type SortKey = 'name' | 'household' | 'age' | 'diet' | 'side' | 'state' | `moment:${string}`;

export interface Sort {
  key: SortKey;
  isDescending: boolean;
}

export type Row =
  | { kind: 'home'; id: string; home: Home; people: readonly Person[] }
  | { kind: 'person'; id: string; person: Person; isLast: boolean };

export const byName: Sort = { key: 'name', isDescending: false };

export function makeRows(
  found: readonly FoundHome[],
  grouping: Grouping,
  sort: Sort,
  moments: readonly { id: string }[],
): Row[] {
  const compare = comparison(sort, moments);
  if (grouping === 'people') {
    const people = found.flatMap((one) => one.people).toSorted(compare);
    return people.map((person) => personRow(person, true));
  }
  return sortedHomes(found, sort, compare).flatMap(rowsOf);
}

export const peopleOf = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => (row.kind === 'person' ? [row.person.id] : []));

const madeRows = new WeakMap<FoundHome, readonly Row[]>();

function rowsOf(found: FoundHome): readonly Row[] {
  const known = madeRows.get(found);
  if (known !== undefined) return known;
  const { home, people } = found;
  const rows: Row[] = [
    { kind: 'home', id: home.household.id, home, people },
    ...people.map((person, index) => personRow(person, index === people.length - 1)),
  ];
  madeRows.set(found, rows);
  return rows;
}

const personRow = (person: Person, isLast: boolean): Row => ({ kind: 'person', id: person.id, person, isLast });

type Comparison = (one: Person, other: Person) => number;

/** The households come sorted by name. Another order compares the first person of each household. */
function sortedHomes(
  found: readonly FoundHome[],
  { key, isDescending }: Sort,
  compare: Comparison,
): readonly FoundHome[] {
  if (key === 'name' || key === 'household') return isDescending ? found.toReversed() : found;
  return found
    .map((one) => ({ ...one, people: one.people.toSorted(compare) }))
    .toSorted(({ people: [one] }, { people: [other] }) => (one && other ? compare(one, other) : 0));
}

function comparison({ key, isDescending }: Sort, moments: readonly { id: string }[]): Comparison {
  const value = valueOf(key, moments);
  const direction = isDescending ? -1 : 1;
  return (one, other) => {
    const first = value(one);
    const second = value(other);
    // An empty value comes last in both directions.
    if (first === '' || second === '') return Number(first === '') - Number(second === '') || byTheirNames(one, other);
    return direction * compareWords(first, second) || byTheirNames(one, other);
  };
}

/** Guests without a name come last. */
const byTheirNames: Comparison = (one, other) =>
  Number(one.name === '') - Number(other.name === '') ||
  compareWords(`${one.last_name} ${one.first_name}`, `${other.last_name} ${other.first_name}`) ||
  (one.id < other.id ? -1 : 1);

const AGES = { adult: '1', child: '2', baby: '3' } as const;
const ANSWERS = { yes: '1', no: '2', waiting: '3', uninvited: '' } as const;

function valueOf(key: SortKey, moments: readonly { id: string }[]): (person: Person) => string {
  switch (key) {
    case 'name':
      return (person) => `${person.last_name} ${person.first_name}`.trim();
    case 'household':
      return ({ household }) => household.name;
    case 'age':
      return (person) => AGES[person.age_group];
    case 'diet':
      return (person) => person.diet ?? '';
    case 'side':
      return ({ household }) => household.side ?? '';
    case 'state':
      return ({ household }) => String(invitationStates.findIndex((state) => state === household.invitation_state));
    default: {
      const index = moments.findIndex(({ id }) => key === `moment:${id}`);
      return (person) => ANSWERS[answerTo(person, index)];
    }
  }
}
