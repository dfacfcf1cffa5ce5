// A small guest list for tests: three households, two moments.
import { type GuestList, type ListedGuest, type ListedHousehold, parseAnswers } from '@liesse/domain';
import { makeBook } from '#web/features/guests/guest-cache.ts';

export const household = (id: string, name: string, more: Partial<ListedHousehold> = {}): ListedHousehold => ({
  id,
  name,
  side: null,
  tags: [],
  address: null,
  language: 'fr',
  invitation_state: 'draft',
  is_revoked: false,
  version: 1,
  ...more,
});

export const guest = (id: string, home: string, name: string, more: Partial<ListedGuest> = {}): ListedGuest => {
  const [first = '', ...last] = name.split(' ');
  return {
    id,
    household_id: home,
    first_name: first,
    last_name: last.join(' '),
    age_group: 'adult',
    is_plus_one: false,
    email: null,
    phone: null,
    diet: null,
    allergies: null,
    allergies_consent_at: null,
    song_request: null,
    message: null,
    position: 0,
    version: 1,
    answers: parseAnswers('??'),
    replied_at: null,
    is_to_confirm: false,
    ...more,
  };
};

export const dinner = { id: 'dinner', kind: 'diner', name: 'Dîner', capacity: null, position: 2 };
export const ceremony = { id: 'ceremony', kind: 'ceremonie', name: 'Cérémonie', capacity: null, position: 1 };

export const list: GuestList = {
  mark: 'first',
  moments: [ceremony, dinner],
  households: [
    household('h1', 'Famille Béranger', { side: 'Côté Alix', tags: ['Famille', 'Hébergement'] }),
    household('h2', 'Noé Œuvrard', { invitation_state: 'sent' }),
    household('h3', 'Zoé et Max', { side: 'Côté Sacha', tags: ['Amis'] }),
  ],
  guests: [
    guest('g1', 'h1', 'Éloïse Béranger', {
      email: 'eloise@example.org',
      answers: parseAnswers('yy'),
      diet: 'Végétarien',
    }),
    guest('g2', 'h1', 'Tom Béranger', { age_group: 'child', answers: parseAnswers('yn') }),
    guest('g3', 'h2', 'Noé Œuvrard', { answers: parseAnswers('?.') }),
    guest('g4', 'h3', 'Zoé Petit', { answers: parseAnswers('n?'), phone: '06 12 34 56 78', allergies: 'Arachides' }),
    guest('g5', 'h3', '', { is_plus_one: true, answers: parseAnswers('??') }),
  ],
};

export const book = makeBook(list);
