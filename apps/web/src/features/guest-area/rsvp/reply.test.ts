import { describe, expect, it } from 'vitest';
import type { Invitation, InvitedPerson } from '#web/features/guest-area/invitation/invitation.ts';
import {
  answer,
  answerForAll,
  applyReply,
  canCome,
  changePerson,
  confirmationOf,
  draftOf,
  formerDays,
  problemsOf,
  replyOf,
} from '#web/features/guest-area/rsvp/reply.ts';

const person = (id: string, change: Partial<InvitedPerson> = {}): InvitedPerson => ({
  id,
  first_name: id,
  last_name: 'Bérard',
  age_group: 'adult',
  is_plus_one: false,
  diet: null,
  allergies: null,
  has_consented: false,
  answers: { hall: null, dinner: null },
  to_confirm: {},
  menu: {},
  ...change,
});
const moment = (id: string, change: Partial<Invitation['moments'][number]> = {}) => ({
  id,
  kind: 'autre',
  name: id,
  day: '2027-06-12',
  hour: '19:30:00',
  duration_minutes: null,
  place: null,
  address: null,
  is_full: false,
  menus: [],
  ...change,
});
const fish = { id: 'fish', course: 'main', name: 'Bar', description: '', for_age: 'adult' } as const;
const pasta = { id: 'pasta', course: 'main', name: 'Pâtes', description: '', for_age: 'child' } as const;
const invitation = (change: Partial<Invitation> = {}): Invitation => ({
  state: 'open',
  event: {
    id: 'e',
    kind: 'mariage',
    name: 'Camille & Noé',
    starts_on: '2027-06-12',
    ends_on: null,
    place: null,
    cover_path: null,
    rsvp_closes_on: null,
  },
  look: {
    colour: 'ivoire',
    title: '',
    welcome: '',
    transport: '',
    lodging: '',
    practical: '',
    gift_url: null,
    asks_song: true,
    asks_message: true,
    asks_diet: true,
    has_album: true,
  },
  household: { id: 'h', name: 'Famille Bérard', answered: false },
  guest_id: 'helene',
  moments: [moment('hall'), moment('dinner', { menus: [fish, pasta] })],
  people: [
    person('helene'),
    person('friend', { first_name: '', last_name: '', is_plus_one: true, answers: { dinner: null } }),
  ],
  song: null,
  message: null,
  ...change,
});

describe('a reply', () => {
  it('is for everybody and every moment at once, or for nobody', () => {
    const page = invitation();
    const all = answerForAll(page, draftOf(page), true);
    expect(all.people['helene']?.answers).toEqual({ hall: true, dinner: true });
    expect(all.people['friend']?.answers).toEqual({ dinner: true });
    expect(answerForAll(page, all, false).people['friend']?.answers).toEqual({ dinner: false });
  });

  it('asks for one answer, the name of a plus-one who comes, and consent to an allergy', () => {
    const page = invitation();
    const empty = draftOf(page);
    expect(problemsOf(page, empty)).toEqual([{ kind: 'no-answer', person: 'helene' }]);
    const all = changePerson(answerForAll(page, empty, true), 'helene', { allergies: 'arachides' });
    expect(problemsOf(page, all)).toEqual([
      { kind: 'consent', person: 'helene' },
      { kind: 'plus-one-name', person: 'friend' },
    ]);
    const named = changePerson(changePerson(all, 'friend', { firstName: 'Sacha' }), 'helene', { consents: true });
    expect(problemsOf(page, named)).toEqual([]);
    expect(problemsOf(page, answer(all, 'friend', 'dinner', false))).toEqual([{ kind: 'consent', person: 'helene' }]);
    expect(problemsOf(page, { ...named, song: 'x'.repeat(201) })).toEqual([{ kind: 'too-long', field: 'song' }]);
  });

  it('given for another date is confirmed by the same answers once more', () => {
    const answers = { hall: true, dinner: false };
    const page = invitation({
      people: [person('helene', { answers, to_confirm: { hall: '2027-06-05' } }), person('jules', { answers })],
    });
    expect(formerDays(page)).toEqual(['2027-06-05']);
    expect(confirmationOf(page)).toEqual({ people: [{ id: 'helene', answers: { hall: true } }] });
    expect(formerDays(applyReply(page, confirmationOf(page)))).toEqual([]);
  });

  it('sends the given answers and omits the others', () => {
    const page = invitation();
    const draft = answer(draftOf(page), 'helene', 'hall', false);
    expect(replyOf(page, draft)).toEqual({
      people: [
        { id: 'helene', answers: { hall: false } },
        { id: 'friend', answers: {} },
      ],
      song: null,
      message: null,
    });
  });

  it('sends only dishes of attended moments that are served to the person', () => {
    const page = invitation();
    const coming = answer(draftOf(page), 'helene', 'dinner', true);
    const menuOf = (dish: string, draft = coming) =>
      replyOf(page, changePerson(draft, 'helene', { menu: { dinner: { main: dish } } })).people[0]?.menu;
    expect(menuOf('fish')).toEqual({ dinner: { main: 'fish' } });
    expect(menuOf('pasta')).toEqual({});
    expect(menuOf('fish', answer(answer(coming, 'helene', 'dinner', false), 'helene', 'hall', true))).toEqual({});
  });

  it('removes an allergy without asking for consent', () => {
    const page = invitation({ people: [person('helene', { allergies: 'œufs', has_consented: true })] });
    const draft = changePerson(answerForAll(page, draftOf(page), true), 'helene', { allergies: ' ' });
    expect(problemsOf(page, draft)).toEqual([]);
    expect(replyOf(page, draft).people[0]).toMatchObject({ allergies: null });
    expect(replyOf(page, draft).people[0]).not.toHaveProperty('consent');
    const silent = { ...page, look: { ...page.look, asks_diet: false, asks_song: false, asks_message: false } };
    expect(Object.keys(replyOf(silent, draft))).toEqual(['people']);
    expect(replyOf(silent, draft).people[0]).not.toHaveProperty('allergies');
  });

  it('can be applied to the invitation before the database has answered', () => {
    const page = invitation();
    const draft = changePerson(answerForAll(page, draftOf(page), true), 'friend', {
      firstName: 'Sacha',
      diet: 'végane',
    });
    const shown = applyReply(page, replyOf(page, { ...draft, song: ' La mer ' }));
    expect(shown.household.answered).toBe(true);
    expect(shown.song).toBe('La mer');
    expect(shown.people[1]).toMatchObject({ first_name: 'Sacha', diet: 'végane', answers: { dinner: true } });
    expect(draftOf(shown).people).toEqual(draftOf(applyReply(shown, replyOf(shown, draftOf(shown)))).people);
  });
});

describe('a full moment', () => {
  const held = invitation({
    moments: [moment('hall'), moment('dinner', { is_full: true })],
    people: [person('helene', { answers: { dinner: true } }), person('olivier', { answers: { dinner: null } })],
  });

  it('keeps the seats of the household for any of its people', () => {
    const draft = draftOf(held);
    expect(canCome(held, draft, 'helene', 'dinner')).toBe(true);
    expect(canCome(held, draft, 'olivier', 'dinner')).toBe(false);
    expect(canCome(held, answer(draft, 'helene', 'dinner', false), 'olivier', 'dinner')).toBe(true);
  });

  it('is not answered yes by the shortcut', () => {
    expect(answerForAll(held, draftOf(held), true).people['olivier']?.answers).toEqual({ dinner: null });
  });
});
