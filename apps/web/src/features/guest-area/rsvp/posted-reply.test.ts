import { describe, expect, it } from 'vitest';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { fieldNames, readPostedReply, withEntered } from '#web/features/guest-area/rsvp/posted-reply.ts';
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

describe('a reply that a form posts', () => {
  it('has the answers, and leaves what the form does not have as it is', () => {
    const { reply, problems, isForeign } = post(yes);
    expect(problems).toEqual([]);
    expect(isForeign).toBe(false);
    expect(reply.message).toBe('À bientôt');
    expect(reply.people).toEqual([expect.objectContaining({ id: 'helene', answers: { dinner: true } })]);
  });

  it('has dishes, diets and allergies where the form has the fields of the person', () => {
    const details = {
      ...yes,
      [fieldNames.details('helene')]: '1',
      [fieldNames.dish('helene', 'dinner', 'main')]: 'fish',
      [fieldNames.diet('helene')]: 'végane',
      [fieldNames.allergies('helene')]: 'arachides',
    };
    expect(post(details).problems).toEqual([{ kind: 'consent', person: 'helene' }]);
    const { reply, problems } = post({ ...details, [fieldNames.consent('helene')]: 'on' });
    expect(problems).toEqual([]);
    // A diet in the words of a host has no box, and stays.
    expect(reply.people[0]).toMatchObject({
      menu: { dinner: { main: 'fish' } },
      allergies: 'arachides',
      consent: true,
    });
    expect(reply.people[0]?.diet?.split(', ').toSorted()).toEqual(['sans épices', 'végane'].toSorted());
  });

  it('counts the end of a line as one character, as the page does', () => {
    expect(post({ ...yes, message: 'Un\r\nDeux' }).reply.message).toBe('Un\nDeux');
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
