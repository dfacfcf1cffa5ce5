// The rules of a plan in words, and as the problem that the solver reads.
import { neighboursOf, type RuleStrength, type SeatingProblem, type SeatingRule } from '@liesse/domain';
import { needsSeat, type Rule, type RuleKind, type SeatingPage, type SeatingView } from '#web/features/seating/page.ts';
import { formatList } from '#web/lib/format/format.ts';
import { seatingRules as text } from '#web/locales/fr/client/seating-rules.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

export const ruleKinds: readonly RuleKind[] = [
  'together',
  'apart',
  'near',
  'not_near',
  'household',
  'children_table',
  'group_by_side',
  'group_by_language',
  'group_by_tag',
  'alternate_sides',
];

export const strengths: readonly RuleStrength[] = ['required', 'important', 'possible'];

/** What a rule of this kind is about. */
export const ruleNeeds: Record<RuleKind, 'people' | 'household' | 'table' | 'tag' | 'any table' | 'nothing'> = {
  together: 'people',
  apart: 'people',
  near: 'people',
  not_near: 'people',
  household: 'household',
  children_table: 'table',
  group_by_side: 'nothing',
  group_by_language: 'nothing',
  group_by_tag: 'tag',
  alternate_sides: 'any table',
};

/** « Inès et Paul à la même table ». People who no longer come are left out. */
export function ruleSentence(rule: Rule, { page, view }: { page: SeatingPage; view: SeatingView }): string {
  const people = formatList(rule.guest_ids.flatMap((id) => view.names.get(id) ?? []));
  const homes = rule.household_ids.flatMap((id) => page.households.find((one) => one.id === id)?.name ?? []);
  const table = page.tables.find(({ id }) => id === rule.table_id);
  return text.sentences[rule.kind]({
    people: people === '' ? text.nobody : people,
    households: homes.length === 0 ? null : formatList(homes),
    tag: rule.tag ?? '',
    table: table === undefined ? null : tableName(table),
  });
}

/** The plan as the solver reads it. A locked seat is a fixed one, and a reserved table is a required rule. */
export function problemOf(page: SeatingPage): SeatingProblem {
  const households = new Map(page.households.map((one) => [one.id, one]));
  const seats = new Map(page.seats.map((seat) => [seat.guest_id, seat]));
  const near = neighboursOf(page.tables);
  return {
    guests: page.guests.map((person) => {
      const household = households.get(person.household_id);
      return {
        id: person.id,
        householdId: person.household_id,
        age: person.age_group,
        side: household?.side ?? null,
        tags: household?.tags ?? [],
        languages: household?.language == null ? [] : [household.language],
        needsSeat: needsSeat(person, seats.get(person.id)),
      };
    }),
    tables: page.tables.map(({ id, shape, seats: count, vendor_meals, minimum }) => ({
      id,
      shape,
      capacity: count - vendor_meals,
      minimum: Math.max(0, minimum - vendor_meals),
      neighbours: near.get(id) ?? [],
    })),
    rules: [
      ...page.rules.flatMap((rule) => domainRule(rule, [...households.keys()])),
      ...page.tables.flatMap(({ id, reserved_tag: tag }): SeatingRule[] =>
        tag === null ? [] : [{ id: `reserved:${id}`, kind: 'reserved', strength: 'required', tableId: id, tag }],
      ),
      ...page.seats
        .filter(({ is_locked }) => is_locked)
        .map(
          ({ guest_id, table_id, seat }): SeatingRule => ({
            id: `fixed:${guest_id}`,
            kind: 'fixed',
            strength: 'required',
            guestId: guest_id,
            tableId: table_id,
            seat: seatIndex(seat),
          }),
        ),
    ],
  };
}

/** The database counts seats from 1, the solver from 0. */
export const seatIndex = (seat: number | null): number | null => (seat === null ? null : seat - 1);

function domainRule(rule: Rule, allHouseholds: readonly string[]): SeatingRule[] {
  const { id, strength, guest_ids: guestIds, household_ids: householdIds, tag, table_id: tableId } = rule;
  switch (rule.kind) {
    case 'together':
    case 'apart':
    case 'near':
      return [{ id, strength, kind: rule.kind, guestIds }];
    case 'not_near':
      return [{ id, strength, kind: 'notNear', guestIds }];
    case 'household':
      return householdIds.map((householdId) => ({ id, strength, kind: 'household', householdId }));
    case 'children_table':
      if (tableId === null) return [];
      // Without a household it is the table of every child.
      return [
        {
          id,
          strength,
          kind: 'childrenTable',
          tableId,
          householdIds: householdIds.length === 0 ? allHouseholds : householdIds,
        },
      ];
    case 'group_by_tag':
      return tag === null ? [] : [{ id, strength, kind: 'groupByTag', tag }];
    case 'group_by_side':
      return [{ id, strength, kind: 'groupBySide' }];
    case 'group_by_language':
      return [{ id, strength, kind: 'groupByLanguage' }];
    case 'alternate_sides':
      return [{ id, strength, kind: 'alternateSides', tableId }];
  }
}
