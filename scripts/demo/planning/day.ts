// The timeline of the wedding, and the recent activity of its members.
import { type Instant, instant } from '../days.ts';
import { client, engagement, id, noe, wedding, witness } from '../ids.ts';
import { french, insert, raw, type Value } from '../sql.ts';
import { entryId } from './event-partners.ts';
import { isBooked, requests } from './requests.ts';

interface Entry {
  title: string;
  day?: number;
  /** 14.5 is half past two in the afternoon; values above 24 are in the night after. */
  hour: number | null;
  minutes: number;
  place?: string;
  inCharge?: string;
  who?: string;
  partner?: string;
  /** The index of one of the five moments. */
  moment?: number;
  notes?: string;
  isSecret?: boolean;
}

const domain = 'Domaine des Tilleuls';
const moments = [0xa1, 0xa5, 0xa2, 0xa3, 0xa4].map((number) => id('account', number));

const entries: readonly Entry[] = [
  {
    title: 'Remise des clés et état des lieux',
    day: -1,
    hour: 15,
    minutes: 30,
    place: domain,
    partner: domain,
    inCharge: 'Noé',
  },
  {
    title: 'Installation des tables et des guirlandes',
    day: -1,
    hour: 15.5,
    minutes: 150,
    place: domain,
    inCharge: 'Les témoins',
    who: witness,
  },
  {
    title: 'Répétition de la cérémonie',
    day: -1,
    hour: 18.5,
    minutes: 40,
    place: 'Sous les tilleuls',
    partner: 'Paroles d’Alliance',
  },
  { title: 'Coiffure et maquillage', hour: 9, minutes: 150, place: 'Chambre bleue', who: witness },
  {
    title: 'Arrivée de La Table d’Ambroise',
    hour: 10,
    minutes: 60,
    place: 'Cuisine',
    partner: 'La Table d’Ambroise',
    inCharge: 'Noé',
  },
  {
    title: 'Arrivée d’Atelier Lumière d’Août',
    hour: 12.5,
    minutes: 15,
    place: domain,
    partner: 'Atelier Lumière d’Août',
  },
  {
    title: 'Portraits avant la mairie',
    hour: 12.75,
    minutes: 60,
    place: 'Remparts de Beaune',
    partner: 'Atelier Lumière d’Août',
    notes: 'Emporter les alliances.',
  },
  { title: 'Cérémonie civile', hour: 14.5, minutes: 25, place: 'Hôtel de ville de Beaune', moment: 0 },
  {
    title: 'Cérémonie laïque',
    hour: 16,
    minutes: 45,
    place: 'Sous les tilleuls',
    moment: 1,
    partner: 'Paroles d’Alliance',
  },
  { title: 'Vin d’honneur', hour: 17, minutes: 120, place: 'Terrasse', moment: 2 },
  {
    title: 'Photo de groupe',
    hour: 17.5,
    minutes: 20,
    place: 'Perron',
    partner: 'Atelier Lumière d’Août',
    who: noe,
    inCharge: 'Noé rassemble',
  },
  { title: 'Dîner', hour: 19.5, minutes: 240, place: 'Grande salle', moment: 3, partner: 'La Table d’Ambroise' },
  { title: 'Discours des témoins', hour: 20.75, minutes: 15, place: 'Grande salle', who: witness },
  { title: 'Film surprise', hour: 21.5, minutes: 10, place: 'Grande salle', who: witness, isSecret: true },
  { title: 'Ouverture du bal', hour: 23.5, minutes: 15, place: 'Orangerie' },
  { title: 'Premier retour en navette', hour: 25, minutes: 30, place: 'Cour' },
  { title: 'Brunch du lendemain', day: 1, hour: 11, minutes: 180, place: 'Jardin', moment: 4 },
  { title: 'Rangement et remise des clés', day: 1, hour: 15, minutes: 120, place: domain, partner: domain },
];

export function dayStatements(): string {
  return [
    insert('public.timeline_items', timelineColumns, [...entries.map(entryRow), ...arrivalRows()]),
    `-- The activity recorded by triggers names nobody, and members joined earlier.
delete from public.event_activity where actor_id is null and actor_name = '';
update public.event_activity set created_at = now() - interval '60 days'
where kind = 'member_joined' and created_at > now() - interval '10 minutes';`,
    insert(
      'public.event_activity',
      ['id', 'event_id', 'actor_id', 'actor_name', 'kind', 'subject', 'needs_budget', 'created_at'],
      news.map(([who, kind, subject, since, needsBudget], index): Value[] => [
        id('activity', index + 1),
        wedding,
        who,
        names[who] ?? '',
        kind,
        french(subject),
        needsBudget ?? false,
        typeof since === 'number' ? raw(`now() - interval '${since} hours'`) : instant(since),
      ]),
    ),
  ].join('\n\n');
}

const timelineColumns = [
  'id',
  'event_id',
  'moment_id',
  'day',
  'starts_minute',
  'duration_minutes',
  'title',
  'place',
  'in_charge',
  'assignee_id',
  'event_partner_id',
  'notes',
  'is_shared',
  'position',
];

const entryRow = (entry: Entry, index: number): Value[] => [
  id('timeline', index + 1),
  wedding,
  entry.moment === undefined ? null : (moments[entry.moment] ?? null),
  entry.day ?? 0,
  entry.hour === null ? null : Math.round(entry.hour * 60),
  entry.minutes,
  french(entry.title),
  french(entry.place ?? ''),
  entry.inCharge ?? '',
  entry.who ?? null,
  entry.partner === undefined ? null : eventPartnerId(entry.partner),
  french(entry.notes ?? ''),
  entry.isSecret !== true,
  (index + 1) * 1024,
];

function eventPartnerId(partner: string): string {
  const request = requests.find((candidate) => candidate.event === wedding && candidate.partner === partner);
  if (request === undefined) throw new Error(`${partner} has no request`);
  return entryId(request);
}

/** The entry that a booking inserts, without an hour. */
const arrivalRows = (): Value[][] =>
  requests
    .filter((request) => isBooked(request) && request.event !== wedding && request.event !== engagement)
    .map((request, index) => [
      id('timeline', 0x100 + index),
      request.event,
      null,
      0,
      null,
      15,
      french(`Arrivée : ${request.partner}`),
      '',
      '',
      null,
      entryId(request),
      '',
      true,
      1024,
    ]);

const names: Readonly<Record<string, string>> = {
  [client]: 'Camille Moreau',
  [noe]: 'Noé Haddad',
  [witness]: 'Inès Lefèvre',
};

const news: readonly (readonly [
  who: string,
  kind: string,
  subject: string,
  /** The number of hours ago, or the instant. */
  since: number | Instant,
  needsBudget?: boolean,
])[] = [
  [noe, 'task_done', 'Choisir la musique d’entrée', 3],
  [client, 'quote_asked', 'Épingle & Poudre', 26, true],
  [noe, 'instalment_paid', 'Alliances', { day: -215, at: '12:00' }, true],
  [witness, 'task_done', 'Rassembler les photos d’enfance', 74],
  [client, 'quote_asked', 'Trio Mezza', 98, true],
  [client, 'quote_received', 'Sillon 33', 122, true],
  [client, 'quote_accepted', 'Atelier Lumière d’Août', 215, true],
  [client, 'quote_declined', 'La Chambre aux Images', 216, true],
  [client, 'quote_received', 'Pivoine & Fougère', 263, true],
];
