// The rules of a household's reply: its draft, its checks, what is sent, and the invitation with the reply applied.
import { type Course, courses } from '@liesse/domain';
import {
  dishesOf,
  type Invitation,
  type InvitedPerson,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';

export interface PersonDraft {
  firstName: string;
  lastName: string;
  answers: Record<string, boolean | null>;
  menu: Record<string, Partial<Record<Course, string>>>;
  diet: string;
  allergies: string;
  consents: boolean;
}

export interface Draft {
  people: Record<string, PersonDraft>;
  song: string;
  message: string;
}

export interface PersonReply {
  id: string;
  first_name?: string;
  last_name?: string;
  answers: Record<string, boolean>;
  menu?: Record<string, Partial<Record<Course, string>>>;
  diet?: string | null;
  allergies?: string | null;
  consent?: boolean;
}

export interface Reply {
  people: PersonReply[];
  song?: string | null;
  message?: string | null;
}

export const limits = { name: 80, allergies: 500, song: 200, message: 2000 } as const;

export function draftOf(invitation: Invitation): Draft {
  return {
    people: Object.fromEntries(invitation.people.map((person) => [person.id, personDraft(person)])),
    song: invitation.song ?? '',
    message: invitation.message ?? '',
  };
}

export const personDraft = (person: InvitedPerson): PersonDraft => ({
  firstName: person.first_name,
  lastName: person.last_name,
  answers: person.answers,
  menu: person.menu,
  diet: person.diet ?? '',
  allergies: person.allergies ?? '',
  consents: person.has_consented,
});

export const comes = ({ answers }: Pick<PersonDraft, 'answers'>): boolean => Object.values(answers).includes(true);

/** Answers yes for everybody as far as there are seats, or no for everybody. */
export function answerForAll(invitation: Invitation, draft: Draft, isComing: boolean): Draft {
  let next = draft;
  for (const person of invitation.people) {
    for (const { id } of momentsOf(invitation, person)) {
      if (!isComing || canCome(invitation, next, person.id, id)) next = answer(next, person.id, id, isComing);
    }
  }
  return next;
}

export function answer(draft: Draft, personId: string, momentId: string, isComing: boolean): Draft {
  const person = draft.people[personId];
  if (person === undefined) return draft;
  return changePerson(draft, personId, { answers: { ...person.answers, [momentId]: isComing } });
}

export function changePerson(draft: Draft, personId: string, change: Partial<PersonDraft>): Draft {
  const person = draft.people[personId];
  return person === undefined ? draft : { ...draft, people: { ...draft.people, [personId]: { ...person, ...change } } };
}

/** In a full moment a household keeps its number of seats, for any of its people. */
export function canCome(invitation: Invitation, draft: Draft, personId: string, momentId: string): boolean {
  const moment = invitation.moments.find(({ id }) => id === momentId);
  if (moment?.is_full !== true) return true;
  const held = invitation.people.filter(({ answers }) => answers[momentId] === true).length;
  const others = Object.entries(draft.people).filter(
    ([id, { answers }]) => id !== personId && answers[momentId] === true,
  );
  return others.length < held;
}

export type Problem =
  | { kind: 'no-answer' | 'plus-one-name' | 'consent'; person: string }
  | { kind: 'too-long'; field: 'allergies'; person: string }
  | { kind: 'too-long'; field: 'song' | 'message' };

/** In the order of the page: the first problem takes the focus. */
export function problemsOf(invitation: Invitation, draft: Draft): Problem[] {
  const people = invitation.people.map((person) => ({ person, draft: draft.people[person.id] ?? personDraft(person) }));
  // Shown at the first question of the page.
  const first = invitation.people.find((person) => momentsOf(invitation, person).length > 0);
  const isEmpty = people.every((one) => Object.values(one.draft.answers).every((given) => given === null));
  return [
    ...(isEmpty && first !== undefined ? [{ kind: 'no-answer', person: first.id } as const] : []),
    ...people.flatMap((one) => personProblems(one.person, one.draft)),
    ...(['song', 'message'] as const).flatMap((field) =>
      draft[field].length > limits[field] ? [{ kind: 'too-long', field } as const] : [],
    ),
  ];
}

function personProblems({ id: person, is_plus_one: isPlusOne }: InvitedPerson, draft: PersonDraft): Problem[] {
  if (!comes(draft)) return [];
  const isNamed = draft.firstName.trim() !== '' || draft.lastName.trim() !== '';
  return [
    ...(isPlusOne && !isNamed ? [{ kind: 'plus-one-name', person } as const] : []),
    ...(draft.allergies.length > limits.allergies ? [{ kind: 'too-long', field: 'allergies', person } as const] : []),
    ...(draft.allergies.trim() !== '' && !draft.consents ? [{ kind: 'consent', person } as const] : []),
  ];
}

/** What is sent. A field without an answer is absent, so that the database does not change it. */
export function replyOf(invitation: Invitation, draft: Draft): Reply {
  const { asks_song: asksSong, asks_message: asksMessage } = invitation.look;
  return {
    people: invitation.people.map((person) =>
      personReply(invitation, person, draft.people[person.id] ?? personDraft(person)),
    ),
    ...(asksSong && { song: textOrNull(draft.song) }),
    ...(asksMessage && { message: textOrNull(draft.message) }),
  };
}

function personReply(invitation: Invitation, person: InvitedPerson, draft: PersonDraft): PersonReply {
  const answers = Object.fromEntries(
    momentsOf(invitation, person).flatMap(({ id }) => {
      const given = draft.answers[id] ?? null;
      return given === null ? [] : [[id, given]];
    }),
  );
  if (!comes(draft)) return { id: person.id, answers };
  const allergies = textOrNull(draft.allergies);
  return {
    id: person.id,
    ...(person.is_plus_one && { first_name: draft.firstName.trim(), last_name: draft.lastName.trim() }),
    answers,
    menu: menuOf(invitation, person, draft),
    ...(invitation.look.asks_diet && {
      diet: textOrNull(draft.diet),
      allergies,
      ...(allergies !== null && { consent: draft.consents }),
    }),
  };
}

/** The chosen dishes of the moments that the person comes to, without dishes that do not exist any more. */
function menuOf(invitation: Invitation, person: InvitedPerson, draft: PersonDraft): NonNullable<PersonReply['menu']> {
  const chosen = momentsOf(invitation, person).flatMap((moment) => {
    if (draft.answers[moment.id] !== true) return [];
    const dishes = courses.flatMap((course) => {
      const dish = draft.menu[moment.id]?.[course];
      return dishesOf(moment, person, course).some(({ id }) => id === dish) ? [[course, dish]] : [];
    });
    return dishes.length === 0 ? [] : [[moment.id, Object.fromEntries(dishes)]];
  });
  return Object.fromEntries(chosen);
}

export const textOrNull = (text: string): string | null => text.trim() || null;

/** The former dates of replies that were given before the date changed. */
export const formerDays = ({ people }: Invitation): string[] =>
  [...new Set(people.flatMap((person) => Object.values(person.to_confirm)))].toSorted();

/** The same answers again, for the new date. */
export const confirmationOf = ({ people }: Invitation): Reply => ({
  people: people.flatMap(({ id, answers, to_confirm: asked }) => {
    const given = Object.keys(asked).flatMap((moment): Array<[string, boolean]> => {
      const isComing = answers[moment];
      return typeof isComing === 'boolean' ? [[moment, isComing]] : [];
    });
    return given.length === 0 ? [] : [{ id, answers: Object.fromEntries(given) }];
  }),
});

/** The invitation as it will be when the database has accepted the reply. */
export function applyReply(invitation: Invitation, reply: Reply): Invitation {
  const replies = new Map(reply.people.map((person) => [person.id, person]));
  return {
    ...invitation,
    household: { ...invitation.household, answered: true },
    song: reply.song === undefined ? invitation.song : reply.song,
    message: reply.message === undefined ? invitation.message : reply.message,
    people: invitation.people.map((person) => {
      const given = replies.get(person.id);
      return given === undefined ? person : applyPerson(person, given);
    }),
  };
}

function applyPerson(
  person: InvitedPerson,
  { id: _id, answers, menu, consent, ...details }: PersonReply,
): InvitedPerson {
  return {
    ...person,
    ...details,
    answers: { ...person.answers, ...answers },
    to_confirm: Object.fromEntries(Object.entries(person.to_confirm).filter(([moment]) => !(moment in answers))),
    menu: { ...person.menu, ...menu },
    has_consented:
      details.allergies === undefined
        ? person.has_consented
        : details.allergies !== null && (consent === true || person.has_consented),
  };
}
