// The hundred and forty guests of the wedding: ten are written by hand, the others have random names.
import type { Guest, Household } from './guest-list.ts';
import { id } from './ids.ts';
import { address, childNames, firstNames, lastNames, mail } from './names.ts';
import { type Dice, dice } from './random.ts';
import { withMessages } from './wedding-messages.ts';

const GUESTS = 140;
const circles = [
  { tag: 'famille', invited: '01234', share: 0.42 },
  { tag: 'amis', invited: '1234', share: 0.3 },
  { tag: 'amis', invited: '123', share: 0.14 },
  { tag: 'collègues', invited: '2', share: 0.14 },
] as const;
// The values of the reply form, so that the kitchen sheet counts them together.
const diets = ['végétarien', 'végétarien', 'végane', 'sans gluten', 'sans porc', 'sans lactose'] as const;
const fixedHouseholds: readonly Household[] = [
  {
    id: id('account', 0xb1),
    name: 'Famille Bérard',
    address: '4 rue des Lices, 21200 Beaune',
    tags: ['famille'],
    side: 'Camille',
    state: 'answered',
    invited: '01234',
    repliedAt: { day: -222, at: '18:30' },
    guests: [
      {
        id: id('account', 0xc1),
        first: 'Hélène',
        last: 'Bérard',
        email: 'helene.berard@courriel.example',
        answers: 'yyyyn',
      },
      { id: id('account', 0xc2), first: 'Olivier', last: 'Bérard', answers: 'yyyyn' },
      { id: id('account', 0xc3), first: 'Jules', last: 'Bérard', age: 'child', answers: 'yyyyn' },
      { id: id('account', 0xc4), first: 'Lou', last: 'Bérard', age: 'baby', answers: 'yyyyn' },
    ],
  },
  {
    id: id('account', 0xb2),
    name: 'Élise et Karim Haddad',
    followsBrowser: true,
    address: '18 quai Rambaud, 69002 Lyon',
    tags: ['famille'],
    side: 'Noé',
    state: 'sent',
    invited: '01234',
    guests: [
      {
        id: id('account', 0xc5),
        first: 'Élise',
        last: 'Haddad',
        email: 'elise.haddad@courriel.example',
        diet: 'végétarien',
      },
      { id: id('account', 0xc6), first: 'Karim', last: 'Haddad' },
    ],
  },
  {
    id: id('account', 0xb3),
    name: 'Inès Lefèvre',
    tags: ['amis', 'témoin'],
    side: 'Camille',
    state: 'answered',
    invited: '01234',
    repliedAt: { day: -251, at: '22:10' },
    guests: [
      {
        id: id('account', 0xc7),
        first: 'Inès',
        last: 'Lefèvre',
        email: 'ines.lefevre@courriel.example',
        answers: 'yyyyy',
      },
      { id: id('account', 0xc8), first: 'Tom', last: 'Garnier', isPlusOne: true, answers: 'nyyyy' },
    ],
  },
  {
    id: id('account', 0xb4),
    name: 'Les voisins Marchand',
    tags: ['voisins'],
    state: 'draft',
    invited: '2',
    guests: [
      { id: id('account', 0xc9), first: 'Paul', last: 'Marchand' },
      { id: id('account', 0xca), first: 'Agnès', last: 'Marchand' },
    ],
  },
];

export function weddingHouseholds(): Household[] {
  const chance = dice('wedding');
  const households = [...fixedHouseholds];
  const surnames = chance.some(lastNames, lastNames.length);
  let guests = fixedHouseholds.flatMap((household) => household.guests).length;
  while (guests < GUESTS) {
    const household = makeHousehold(
      chance,
      households.length,
      guests,
      surnames[households.length] ?? 'Moreau',
      GUESTS - guests,
    );
    households.push(household);
    guests += household.guests.length;
  }
  return households.map(withMessages);
}

function makeHousehold(chance: Dice, number: number, before: number, surname: string, room: number): Household {
  const circle = circleOf(chance.next());
  // Some relatives have the family names of Camille and Noé.
  const last = circle.tag === 'famille' && chance.chance(0.3) ? chance.pick(['Moreau', 'Haddad']) : surname;
  const side = last === 'Moreau' ? 'Camille' : last === 'Haddad' ? 'Noé' : chance.pick(['Camille', 'Noé']);
  const people = makePeople(chance, before, last, room);
  const state = chance.next() < 0.66 ? 'answered' : chance.pick(['sent', 'sent', 'opened'] as const);
  const repliedAt = {
    day: (chance.chance(0.5) ? -255 : -224) + chance.between(2, 12),
    at: `${String(chance.between(9, 22)).padStart(2, '0')}:${chance.pick(['05', '20', '40', '55'])}`,
  };
  return {
    id: id('household', number),
    name: householdName(people, last),
    ...(chance.chance(0.7) && { address: address(chance) }),
    tags: chance.chance(0.12) ? [circle.tag, 'à loger'] : [circle.tag],
    side,
    state,
    invited: circle.invited,
    ...(state === 'answered' && { repliedAt, repliedBy: chance.chance(0.16) ? 'couple' : 'guest' }),
    guests: state === 'answered' ? answered(chance, people, circle.invited) : people,
  };
}

function circleOf(draw: number): (typeof circles)[number] {
  let sum = 0;
  return circles.find(({ share }) => (sum += share) > draw) ?? circles[0];
}

function makePeople(chance: Dice, before: number, last: string, room: number): Guest[] {
  const adults = Math.min(room, chance.chance(0.72) ? 2 : 1);
  const isFamily = adults === 2 && chance.chance(0.45);
  const children = isFamily ? Math.min(room - adults, chance.between(1, 3)) : 0;
  const isAccompanied = adults === 1 && room > 1 && chance.chance(0.6);
  const people: Guest[] = chance.some(firstNames, adults).map((first, index) => ({
    id: id('guest', before + index + 1),
    first,
    last: index === 1 && !isFamily && chance.chance(0.5) ? chance.pick(lastNames) : last,
    ...(index === 0 && {
      email: mail(first, last),
      phone: `06 39 98 ${chance.between(10, 99)} ${chance.between(10, 99)}`,
    }),
    ...(chance.chance(0.14) && { diet: chance.pick(diets) }),
  }));
  chance.some(childNames, children).forEach((first, index) => {
    people.push({
      id: id('guest', before + adults + index + 1),
      first,
      last,
      age: index === 2 || chance.chance(0.2) ? 'baby' : 'child',
    });
  });
  if (isAccompanied) people.push({ id: id('guest', before + 2), first: '', last: '', isPlusOne: true });
  return people;
}

function householdName(people: readonly Guest[], last: string): string {
  const [one, two] = people;
  if (people.some(({ age }) => age !== undefined)) return `Famille ${last}`;
  if (one === undefined || two === undefined || two.isPlusOne) return `${one?.first ?? ''} ${last}`;
  return two.last === last
    ? `${one.first} et ${two.first} ${last}`
    : `${one.first} ${last} et ${two.first} ${two.last}`;
}

function answered(chance: Dice, people: readonly Guest[], invited: string): Guest[] {
  const comes = chance.chance(0.88);
  const answer = Array.from(invited)
    .map((moment) => (comes && chance.chance(moment === '4' ? 0.66 : 0.95) ? 'y' : 'n'))
    .join('');
  return people.map((guest) => {
    const isNamedNow = guest.isPlusOne === true && comes;
    return {
      ...guest,
      ...(isNamedNow && { first: chance.pick(firstNames), last: chance.pick(lastNames) }),
      answers: answer,
      ...(comes &&
        guest.age === undefined &&
        chance.chance(0.05) && { allergies: chance.pick(['Arachides', 'Fruits à coque', 'Crustacés']) }),
    };
  });
}
