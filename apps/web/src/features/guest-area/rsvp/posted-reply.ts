// The reply as an ordinary form posts it: the names of its fields, what is sent of them, and the draft that they make.
import { type Course, courses, diets, dietsOf, toggleDiet } from '@liesse/domain';
import {
  dishesOf,
  type Invitation,
  type InvitedPerson,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';
import {
  answer,
  comes,
  type Draft,
  limits,
  type PersonDraft,
  type PersonReply,
  type Problem,
  personDraft,
  problemsOf,
  type Reply,
  textOrNull,
} from '#web/features/guest-area/rsvp/reply.ts';

export const fieldNames = {
  answer: (person: string, moment: string) => `answer.${person}.${moment}`,
  dish: (person: string, moment: string, course: Course) => `dish.${person}.${moment}.${course}`,
  firstName: (person: string) => `first_name.${person}`,
  lastName: (person: string) => `last_name.${person}`,
  diet: (person: string) => `diet.${person}`,
  allergies: (person: string) => `allergies.${person}`,
  consent: (person: string) => `consent.${person}`,
  /** Posted with the fields about a person: a box that is not checked posts nothing by itself. */
  details: (person: string) => `details.${person}`,
};

const YES = 'yes';
const NO = 'no';
export const answerValues = { yes: YES, no: NO } as const;

/** What the form has and nothing else, so that the invitation need not be read first: the database leaves the rest as it is, and
 * refuses what the invitation does not have. */
export function postedReply(form: URLSearchParams): Reply {
  const fields = [...form.keys()].flatMap((name) => {
    const [kind = '', person, ...of] = name.split('.');
    return person === undefined ? [] : [{ kind, person, of, value: textOf(form, name) ?? '' }];
  });
  const people = Map.groupBy(fields, ({ person }) => person);
  const text = (name: 'song' | 'message') => {
    const given = textOf(form, name);
    return given !== undefined && { [name]: textOrNull(given) };
  };
  return {
    people: Array.from(people, ([id, own]) => postedPersonReply(id, own, form)),
    ...text('song'),
    ...text('message'),
  };
}

/** The problems of a form are shown beside its fields, which needs the invitation. What only the invitation knows, such as who is a
 * plus-one, the database checks. */
export function hasProblem({ people, song, message }: Reply): boolean {
  return (
    people.every(({ answers }) => Object.keys(answers).length === 0) ||
    people.some(({ allergies, consent }) => typeof allergies === 'string' && !consent) ||
    people.some(({ allergies }) => (allergies ?? '').length > limits.allergies) ||
    (song ?? '').length > limits.song ||
    (message ?? '').length > limits.message
  );
}

interface PersonField {
  kind: string;
  of: readonly string[];
  value: string;
}

function postedPersonReply(id: string, fields: readonly PersonField[], form: URLSearchParams): PersonReply {
  const answers = Object.fromEntries(
    fields.flatMap(({ kind, of: [moment = ''], value }) =>
      kind === 'answer' && (value === YES || value === NO) ? [[moment, value === YES]] : [],
    ),
  );
  if (!comes({ answers }) || !form.has(fieldNames.details(id))) return { id, answers };
  const dishes = fields.flatMap(({ kind, of: [moment = '', course = ''], value }) =>
    kind === 'dish' && answers[moment] === true ? [{ moment, course, value }] : [],
  );
  const menu = Array.from(
    Map.groupBy(dishes, ({ moment }) => moment),
    ([moment, chosen]) => [moment, Object.fromEntries(chosen.map(({ course, value }) => [course, value]))],
  );
  const given = (name: 'firstName' | 'lastName' | 'allergies') => textOf(form, fieldNames[name](id))?.trim();
  const [firstName, lastName, allergies] = [given('firstName'), given('lastName'), given('allergies')];
  return {
    id,
    answers,
    menu: Object.fromEntries(menu),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    // The boxes of diets are shown with this field, and a box that is not checked posts nothing.
    ...(allergies !== undefined && {
      diet: textOrNull(dietOf('', form.getAll(fieldNames.diet(id)))),
      allergies: textOrNull(allergies),
      ...(allergies !== '' && { consent: form.has(fieldNames.consent(id)) }),
    }),
  };
}

export interface PostedReply {
  draft: Draft;
  problems: Problem[];
  /** A field is about a person, a moment or a dish that the invitation does not have, or has no more. */
  isForeign: boolean;
}

export function readPostedReply(invitation: Invitation, form: URLSearchParams): PostedReply {
  const draft: Draft = {
    people: Object.fromEntries(invitation.people.map((person) => [person.id, postedPerson(invitation, person, form)])),
    song: textOf(form, 'song') ?? invitation.song ?? '',
    message: textOf(form, 'message') ?? invitation.message ?? '',
  };
  return {
    draft,
    problems: problemsOf(invitation, draft),
    isForeign: isForeign(invitation, form),
  };
}

/** A draft with what somebody entered in the form that the server rendered, before its script ran. */
export function withEntered(draft: Draft, invitation: Invitation, form: FormData): Draft {
  let next = draft;
  for (const person of invitation.people) {
    for (const { id } of momentsOf(invitation, person)) {
      const given = form.get(fieldNames.answer(person.id, id));
      const isComing = given === YES;
      const isNew = given !== null && draft.people[person.id]?.answers[id] !== isComing;
      if (isNew) next = answer(next, person.id, id, isComing);
    }
  }
  for (const name of ['song', 'message'] as const) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== draft[name]) next = { ...next, [name]: value };
  }
  return next;
}

function postedPerson(invitation: Invitation, person: InvitedPerson, form: URLSearchParams): PersonDraft {
  const { id } = person;
  const before = personDraft(person);
  const moments = momentsOf(invitation, person);
  const answers = Object.fromEntries(
    moments.map((moment) => {
      const given = form.get(fieldNames.answer(id, moment.id));
      return [moment.id, given === YES ? true : given === NO ? false : (before.answers[moment.id] ?? null)];
    }),
  );
  if (!form.has(fieldNames.details(id))) return { ...before, answers };
  const menu = Object.fromEntries(
    moments.map((moment) => {
      const chosen = courses.flatMap((course) => {
        const dish = form.get(fieldNames.dish(id, moment.id, course));
        return dish === null ? [] : [[course, dish] as const];
      });
      return [moment.id, { ...before.menu[moment.id], ...Object.fromEntries(chosen) }];
    }),
  );
  const asksDiet = invitation.look.asks_diet;
  return {
    answers,
    menu,
    firstName: textOf(form, fieldNames.firstName(id)) ?? before.firstName,
    lastName: textOf(form, fieldNames.lastName(id)) ?? before.lastName,
    diet: asksDiet ? dietOf(before.diet, form.getAll(fieldNames.diet(id))) : before.diet,
    allergies: textOf(form, fieldNames.allergies(id)) ?? before.allergies,
    consents: asksDiet ? form.has(fieldNames.consent(id)) : before.consents,
  };
}

/** The boxes are about the known diets; a host may have written another one, which stays. */
function dietOf(before: string, checked: readonly string[]): string {
  const others = dietsOf(before).filter((word) => !diets.some((known) => known === word));
  return diets.filter((word) => checked.includes(word)).reduce<string>(toggleDiet, others.join(', '));
}

/** A form posts lines that end with CR LF, and a page counts them as one character. */
const textOf = (form: URLSearchParams, name: string): string | undefined =>
  form.get(name)?.replaceAll('\r\n', '\n') ?? undefined;

function isForeign(invitation: Invitation, form: URLSearchParams): boolean {
  const known = new Set(
    invitation.people.flatMap((person) => [
      ...personFields.map((field) => fieldNames[field](person.id)),
      ...momentsOf(invitation, person).flatMap((moment) => [
        fieldNames.answer(person.id, moment.id),
        ...courses.flatMap((course) =>
          dishesOf(moment, person, course).map(({ id }) => `${fieldNames.dish(person.id, moment.id, course)}=${id}`),
        ),
      ]),
    ]),
  );
  return [...form].some(
    ([name, value]) => name.includes('.') && !known.has(name.startsWith('dish.') ? `${name}=${value}` : name),
  );
}

const personFields = ['firstName', 'lastName', 'diet', 'allergies', 'consent', 'details'] as const;
