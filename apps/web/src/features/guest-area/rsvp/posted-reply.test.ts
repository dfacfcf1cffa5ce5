import { describe, expect, it } from 'vitest';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import {
  fieldNames,
  hasProblem,
  postedReply,
  readPostedReply,
  withEntered,
} from '#web/features/guest-area/rsvp/posted-reply.ts';
import { draftOf } from '#web/features/guest-area/rsvp/reply.ts';

const helene = {
  id: 'helene',
  first_name: 'Hélène',
  last_name: 'Bérard',
  age_group: 'adult',
  is_plus_one: false,
  diet: 'sans épices',
  allergies: null,
  has_consented: false,
  answers: { dinner: null },
  to_confirm: {},
  menu: {},
} as const;
const dinner = {
  id: 'dinner',
  kind: 'diner',
  name: 'Dîner',
  day: '2027-06-12',
  hour: '19:30:00',
  duration_minutes: null,
  place: null,
  address: null,
  is_full: false,
  menus: [{ id: 'fish', course: 'main', name: 'Bar', description: '', for_age: 'adult' }],
} as const;
const look = { asks_song: true, asks_message: true, asks_diet: true };
const invitation = {
  state: 'open',
  look,
  guest_id: 'helene',
  moments: [dinner],
  people: [helene],
  song: null,
  message: 'À bientôt',
} as unknown as Invitation;

const post = (fields: Record<string, string>) => readPostedReply(invitation, new URLSearchParams(fields));
const yes = { [fieldNames.answer('helene', 'dinner')]: 'yes' };

const details = {
  ...yes,
  [fieldNames.details('helene')]: '1',
  [fieldNames.dish('helene', 'dinner', 'main')]: 'fish',
  [fieldNames.diet('helene')]: 'végane',
  [fieldNames.allergies('helene')]: 'arachides',
};
const consent = { [fieldNames.consent('helene')]: 'on' };
const replyOf = (fields: Record<string, string>) => postedReply(new URLSearchParams(fields));

describe('a reply that a form posts', () => {
  it('has the answers, and leaves what the form does not have as it is', () => {
    expect(replyOf(yes)).toEqual({ people: [{ id: 'helene', answers: { dinner: true } }] });
    expect(post(yes)).toMatchObject({ problems: [], isForeign: false, draft: { message: 'À bientôt' } });
  });

  it('has dishes, diets and allergies where the form has the fields of the person', () => {
    expect(replyOf({ ...details, ...consent })).toEqual({
      people: [
        {
          id: 'helene',
          answers: { dinner: true },
          menu: { dinner: { main: 'fish' } },
          diet: 'végane',
          allergies: 'arachides',
          consent: true,
        },
      ],
    });
    expect(post({ ...details, ...consent }).problems).toEqual([]);
  });

  it('has no details of somebody who does not come', () => {
    const no = { ...details, [fieldNames.answer('helene', 'dinner')]: 'no' };
    expect(replyOf(no)).toEqual({ people: [{ id: 'helene', answers: { dinner: false } }] });
  });

  it('erases what was emptied, and names a plus-one', () => {
    const emptied = { ...details, [fieldNames.allergies('helene')]: ' ', [fieldNames.firstName('helene')]: ' Sacha ' };
    const { people, song } = replyOf({ ...emptied, song: '' });
    expect(people[0]).toMatchObject({ allergies: null, first_name: 'Sacha' });
    expect(people[0]).not.toHaveProperty('consent');
    expect(song).toBeNull();
  });

  it('counts the end of a line as one character, as the page does', () => {
    expect(replyOf({ ...yes, message: 'Un\r\nDeux' }).message).toBe('Un\nDeux');
  });

  it('waits for the invitation when it has a problem, as the page does', () => {
    expect(hasProblem(replyOf({ ...details, ...consent }))).toBe(false);
    expect(hasProblem(replyOf(details))).toBe(true);
    expect(post(details).problems).toEqual([{ kind: 'consent', person: 'helene' }]);
    expect(hasProblem(replyOf({}))).toBe(true);
    expect(post({}).problems).toEqual([{ kind: 'no-answer', person: 'helene' }]);
    expect(hasProblem(replyOf({ ...yes, message: 'a'.repeat(2001) }))).toBe(true);
    const long = { ...details, ...consent, [fieldNames.allergies('helene')]: 'a'.repeat(501) };
    expect(hasProblem(replyOf(long))).toBe(true);
  });

  it.each([
    [fieldNames.answer('marc', 'dinner'), 'yes'],
    [fieldNames.answer('helene', 'brunch'), 'yes'],
    [fieldNames.dish('helene', 'dinner', 'main'), 'steak'],
    [fieldNames.allergies('marc'), 'lait'],
  ])('is refused as a whole with a field that the invitation does not have: %s=%s', (name, value) => {
    expect(post({ ...yes, [name]: value }).isForeign).toBe(true);
  });
});

it('what was entered before the script ran is in the draft', () => {
  const form = new FormData();
  form.set(fieldNames.answer('helene', 'dinner'), 'no');
  form.set('message', 'Désolée');
  const draft = withEntered(draftOf(invitation), invitation, form);
  expect(draft.people['helene']?.answers).toEqual({ dinner: false });
  expect(draft).toMatchObject({ song: '', message: 'Désolée' });
});
