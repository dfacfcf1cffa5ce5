// People who may be in the list twice: the same name, or the same address of mail. Whoever is invited decides.
import type { GuestBook, Person } from '#web/features/guests/guest-cache.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface Pair {
  one: Person;
  other: Person;
  reason: 'name' | 'email';
}

/** Beyond it the list is another's, and pairs help nobody. */
const MOST_PAIRS = 200;

export function findDuplicates({ people }: GuestBook): Pair[] {
  const pairs: Pair[] = [];
  const seen = new Set<string>();
  const gather = (reason: Pair['reason'], key: (person: Person) => string) => {
    for (const alike of Map.groupBy(people, key).entries()) {
      const [value, [one, ...others]] = alike;
      if (value === '' || one === undefined) continue;
      for (const other of others) {
        const pair = pairKey(one, other);
        if (seen.has(pair) || pairs.length >= MOST_PAIRS || isFamilyMail(reason, one, other)) continue;
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

/** « Jean-Luc Morel » and « MOREL Jean Luc » are one name. */
export const nameKey = ({ first_name: first, last_name: last }: Pick<Person, 'first_name' | 'last_name'>): string =>
  first === '' || last === ''
    ? ''
    : foldText(`${first} ${last}`)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((part) => part !== '')
        .toSorted()
        .join(' ');

/** Parents give their own address for everybody at home. */
const isFamilyMail = (reason: Pair['reason'], one: Person, other: Person): boolean =>
  reason === 'email' && one.household_id === other.household_id;
