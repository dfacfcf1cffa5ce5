// Finds people who may be in the list twice, by the same name or e-mail address. The hosts decide about each pair.
import type { GuestBook, Person } from '#web/features/guests/guest-cache.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface Pair {
  one: Person;
  other: Person;
  reason: 'name' | 'email';
}

/** Nobody works through more pairs than this. */
const MAX_PAIRS = 200;

export function findDuplicates({ people }: GuestBook): Pair[] {
  const pairs: Pair[] = [];
  const seen = new Set<string>();
  const gather = (reason: Pair['reason'], key: (person: Person) => string) => {
    for (const alike of Map.groupBy(people, key).entries()) {
      const [value, [one, ...others]] = alike;
      if (value === '' || one === undefined) continue;
      for (const other of others) {
        const pair = pairKey(one, other);
        if (seen.has(pair) || pairs.length >= MAX_PAIRS || isFamilyMail(reason, one, other)) continue;
        seen.add(pair);
        pairs.push({ one, other, reason });
      }
    }
  };
  gather('name', (person) => nameKey(person));
  gather('email', ({ email }) => email?.toLowerCase() ?? '');
  return pairs;
}

export const pairKey = (one: Person, other: Person): string => [one.id, other.id].toSorted().join('|');

/** « Jean-Luc Morel » and « MOREL Jean Luc » have the same key. */
export const nameKey = ({ first_name: first, last_name: last }: Pick<Person, 'first_name' | 'last_name'>): string =>
  first === '' || last === ''
    ? ''
    : foldText(`${first} ${last}`)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((part) => part !== '')
        .toSorted()
        .join(' ');

/** Parents give one e-mail address for their whole household. */
const isFamilyMail = (reason: Pair['reason'], one: Person, other: Person): boolean =>
  reason === 'email' && one.household_id === other.household_id;
