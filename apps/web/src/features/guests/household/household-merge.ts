// Merges the changes of two people to one household, field by field. Where both changed the same field, the form keeps its own value
// and the conflict lists the other one.
import type { HouseholdForm, PersonForm } from '#web/features/guests/household/household-form.ts';

export interface Conflict {
  /** The person of the field; null for a field of the household. */
  person: string | null;
  /** A field of the form, or `answers.` with the id of a moment. */
  field: string;
  mine: string;
  theirs: string;
}

export interface Merge {
  values: HouseholdForm;
  conflicts: readonly Conflict[];
}

const HOME_FIELDS = ['name', 'address', 'side', 'language', 'tags'] as const;
const PERSON_FIELDS = [
  'first_name',
  'last_name',
  'age_group',
  'is_plus_one',
  'email',
  'phone',
  'diet',
  'allergies',
  'consent',
] as const;

export function mergeForms(base: HouseholdForm, mine: HouseholdForm, theirs: HouseholdForm): Merge {
  const conflicts: Conflict[] = [];
  const pick = chooser(conflicts);
  const home = Object.fromEntries(
    HOME_FIELDS.map((field) => [field, pick(null, field, base[field], mine[field], theirs[field])]),
  ) as Pick<HouseholdForm, (typeof HOME_FIELDS)[number]>;
  return { values: { ...home, people: mergePeople(base, mine, theirs, pick) }, conflicts };
}

/** The form with the other person's value in each field that both changed. */
export function takeTheirs(base: HouseholdForm, mine: HouseholdForm, theirs: HouseholdForm): HouseholdForm {
  // A field that was not changed here takes their value in a merge.
  const { conflicts } = mergeForms(base, mine, theirs);
  const given = (person: string | null, field: string) =>
    conflicts.some((conflict) => conflict.person === person && conflict.field === field);
  const yielding: HouseholdForm = {
    ...mine,
    ...Object.fromEntries(HOME_FIELDS.filter((field) => given(null, field)).map((field) => [field, base[field]])),
    people: mine.people.map((person) => {
      const before = base.people.find(({ id }) => id === person.id && id !== null);
      if (before === undefined) return person;
      const fields = PERSON_FIELDS.filter((field) => given(person.id, field)).map((field) => [field, before[field]]);
      const answers = Object.keys(person.answers).map((moment) => [
        moment,
        given(person.id, `answers.${moment}`) ? before.answers[moment] : person.answers[moment],
      ]);
      return { ...person, ...Object.fromEntries(fields), answers: Object.fromEntries(answers) };
    }),
  };
  return mergeForms(base, yielding, theirs).values;
}

type Choose = <T extends string | boolean>(person: string | null, field: string, base: T, mine: T, theirs: T) => T;

function chooser(conflicts: Conflict[]): Choose {
  return (person, field, base, mine, theirs) => {
    if (mine === base || mine === theirs) return theirs;
    if (theirs !== base) conflicts.push({ person, field, mine: String(mine), theirs: String(theirs) });
    return mine;
  };
}

/** The people of both forms, then those that they added, then those that this form added. A person whom either removed is left out. */
function mergePeople(base: HouseholdForm, mine: HouseholdForm, theirs: HouseholdForm, pick: Choose): PersonForm[] {
  const before = byId(base);
  const own = byId(mine);
  const shared = theirs.people.flatMap((person) => {
    const [known, edited] = [before.get(person.id), own.get(person.id)];
    if (known === undefined) return [person];
    return edited === undefined ? [] : [mergePerson(known, edited, person, pick)];
  });
  return [...shared, ...mine.people.filter(({ id }) => id === null)];
}

function mergePerson(base: PersonForm, mine: PersonForm, theirs: PersonForm, pick: Choose): PersonForm {
  const { id } = theirs;
  const fields = PERSON_FIELDS.map((field) => [
    field,
    pick<string | boolean>(id, field, base[field], mine[field], theirs[field]),
  ]);
  const answers = Object.keys(theirs.answers).map((moment) => {
    const [before = 'uninvited', own = before, other = before] = [
      base.answers[moment],
      mine.answers[moment],
      theirs.answers[moment],
    ];
    return [moment, pick(id, `answers.${moment}`, before, own, other)];
  });
  return { ...theirs, ...Object.fromEntries(fields), answers: Object.fromEntries(answers) };
}

const byId = ({ people }: HouseholdForm): Map<string | null, PersonForm> =>
  new Map(people.filter(({ id }) => id !== null).map((person) => [person.id, person]));
