// The events of the demonstration: one wedding in detail, and four others.
import { day } from './days.ts';
import { demoEvents } from './event-facts.ts';
import { guestStatements, type Household, replyTable } from './guest-list.ts';
import {
  birthday,
  brunch,
  client,
  dinner,
  engagement,
  eventPhotoPath,
  id,
  noe,
  seminar,
  wedding,
  witness,
} from './ids.ts';
import { childNames, firstNames, lastNames, mail } from './names.ts';
import { pictures } from './pictures.ts';
import { type Dice, dice } from './random.ts';
import { french, insert } from './sql.ts';
import { weddingHouseholds } from './wedding-guests.ts';

const estate = 'Chemin des Tilleuls, 21200 Beaune';

export function eventStatements(): string {
  return [
    insert(
      'public.events',
      [
        'id',
        'owner_id',
        'kind',
        'name',
        'starts_on',
        'ends_on',
        'place',
        'expected_guests',
        'rsvp_closes_on',
        'cover_path',
      ],
      demoEvents.map(({ id: event, owner, kind, name, startsOn, endsOn, place, guests, closesOn }) => [
        event,
        owner,
        kind,
        french(name),
        day(startsOn),
        day(endsOn),
        place,
        guests,
        closesOn === null ? null : day(closesOn),
        event === wedding ? eventPhotoPath(wedding, pictures.weddingCover.number) : null,
      ]),
    ),
    '-- A trigger has made the owner of an event a member. A witness sees everything except the budget.',
    insert(
      'public.event_members',
      ['event_id', 'user_id', 'role', 'can_see_budget'],
      [
        [wedding, noe, 'editor', true],
        [wedding, witness, 'viewer', false],
        [birthday, noe, 'viewer', true],
        [seminar, client, 'editor', true],
        [engagement, noe, 'editor', true],
      ],
    ),
    insert(
      'public.event_budgets',
      ['event_id', 'total_cents'],
      [
        [wedding, 2_850_000],
        [birthday, 320_000],
        [seminar, 1_450_000],
      ],
    ),
    insert(
      'public.moments',
      ['id', 'event_id', 'kind', 'name', 'day', 'hour', 'duration_minutes', 'place', 'address', 'capacity', 'position'],
      [
        [
          id('account', 0xa1),
          wedding,
          'mairie',
          'Cérémonie civile',
          day(0),
          '14:30',
          25,
          'Hôtel de ville de Beaune',
          'Rue de l’Hôtel-de-Ville, 21200 Beaune',
          80,
          0,
        ],
        [
          id('account', 0xa5),
          wedding,
          'ceremonie',
          'Cérémonie laïque',
          day(0),
          '16:00',
          45,
          'Domaine des Tilleuls',
          estate,
          150,
          1,
        ],
        [
          id('account', 0xa2),
          wedding,
          'vin_honneur',
          french('Vin d’honneur'),
          day(0),
          '17:00',
          120,
          'Domaine des Tilleuls',
          estate,
          160,
          2,
        ],
        [dinner, wedding, 'diner', 'Dîner', day(0), '19:30', 240, 'Domaine des Tilleuls', estate, 130, 3],
        [
          brunch,
          wedding,
          'brunch',
          'Brunch du lendemain',
          day(1),
          '11:00',
          180,
          'Domaine des Tilleuls',
          estate,
          110,
          4,
        ],
        [id('moment', 1), birthday, 'autre', 'Déjeuner', day(28), '12:30', 180, 'Salle du Vieux Cèdre', null, 40, 0],
        [
          id('moment', 2),
          birthday,
          'soiree',
          'Goûter et chansons',
          day(28),
          '16:00',
          150,
          'Salle du Vieux Cèdre',
          null,
          40,
          1,
        ],
        [id('moment', 3), seminar, 'conference', 'Plénière', day(117), '09:30', 150, 'La Filature Haute', null, 60, 0],
        [id('moment', 4), seminar, 'atelier', 'Ateliers', day(117), '14:00', 180, 'La Filature Haute', null, 60, 1],
        [id('moment', 5), seminar, 'diner', 'Dîner', day(117), '19:30', 180, 'La Filature Haute', null, 60, 2],
        [id('moment', 6), seminar, 'conference', 'Synthèse', day(118), '10:00', 120, 'La Filature Haute', null, 60, 3],
      ],
    ),
    replyTable,
    guestStatements(wedding, weddingHouseholds()),
    guestStatements(birthday, birthdayHouseholds(dice('birthday'))),
    guestStatements(seminar, seminarHouseholds(dice('seminar'))),
    'drop table demo_replies;',
  ].join('\n\n');
}

function birthdayHouseholds(chance: Dice): Household[] {
  const surnames = chance.some(lastNames, 9);
  const grownUps = chance.some(firstNames, 18);
  const children = chance.some(childNames, 14);
  return surnames.map((last, number) => {
    const [one = '', two = ''] = grownUps.slice(number * 2);
    const young = children.slice(number * 2, number * 2 + (number < 7 ? 2 : 0));
    const isAnswered = number < 6;
    const answers = isAnswered ? (chance.chance(0.85) ? 'yy' : 'yn') : '';
    return {
      id: id('household', 1000 + number),
      name: young.length > 0 ? `Famille ${last}` : `${one} et ${two} ${last}`,
      tags: ['famille'],
      state: isAnswered ? 'answered' : 'sent',
      invited: '01',
      ...(isAnswered && { repliedAt: { day: number - 221, at: '19:10' } }),
      guests: [
        { id: id('guest', 1000 + number * 8), first: one, last, email: mail(one, last), answers },
        { id: id('guest', 1001 + number * 8), first: two, last, answers },
        ...young.map((first, index) => ({
          id: id('guest', 1002 + number * 8 + index),
          first,
          last,
          age: 'child' as const,
          answers,
        })),
      ],
    };
  });
}

function seminarHouseholds(chance: Dice): Household[] {
  const first = chance.some(firstNames, 46);
  const last = chance.some(lastNames, 46);
  return first.map((name, number) => {
    const surname = last[number] ?? '';
    const isAnswered = chance.chance(0.7);
    const answers = isAnswered ? `${chance.chance(0.96) ? 'yy' : 'nn'}${chance.chance(0.8) ? 'y' : 'n'}y` : '';
    return {
      id: id('household', 2000 + number),
      name: `${name} ${surname}`,
      tags: [chance.pick(['produit', 'clients', 'atelier', 'gestion'])],
      state: isAnswered ? 'answered' : 'sent',
      invited: '0123',
      ...(isAnswered && {
        repliedAt: { day: chance.between(-221, -212), at: `${chance.between(9, 18)}:15` },
      }),
      guests: [
        {
          id: id('guest', 2000 + number),
          first: name,
          last: surname,
          email: mail(name, surname),
          answers,
          ...(chance.chance(0.15) && { diet: chance.pick(['végétarien', 'sans gluten', 'sans porc']) }),
        },
      ],
    };
  });
}
