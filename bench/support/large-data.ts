// The rows of events by number, as the text that COPY reads: ten thousand events with a million guests in a minute or two. The same ids
// and names every time.
import { eventDay } from './days.ts';

export const GUESTS_PER_EVENT = 100;
const HOUSEHOLDS_PER_EVENT = 40;

const uuid = (kind: string, number: number): string =>
  `${kind}0000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

export const ownerId = (event: number): string => uuid('a', event);
export const eventId = (event: number): string => uuid('b', event);
const momentId = (event: number): string => uuid('c', event);
/** The first of an event's. */
export const householdId = (event: number, number = 1): string => uuid('d', event * HOUSEHOLDS_PER_EVENT + number);
const guestId = (event: number, guest: number): string => uuid('e', event * GUESTS_PER_EVENT + guest);

type Row = readonly (string | number | boolean)[];
export interface CopiedTable {
  name: string;
  columns: readonly string[];
  /** The rows of one event. */
  rows: (event: number) => Row[];
}

const first = [
  'Adèle',
  'Camille',
  'Élise',
  'Gaspard',
  'Hélène',
  'Inès',
  'Jules',
  'Karim',
  'Lou',
  'Malik',
  'Noé',
  'Yasmine',
];
const last = [
  'Aubert',
  'Bérard',
  'Da Silva',
  'Etchegaray',
  'Haddad',
  'Keller',
  'Lefèvre',
  'Le Goff',
  'Moreau',
  'Nguyen',
  'Vidal',
];

const guests = (row: (guest: number) => Row): Row[] =>
  Array.from({ length: GUESTS_PER_EVENT }, (_, index) => row(index + 1));

/** What rules and triggers would add (a profile for an account, a membership for an owner) is among them: COPY runs without. */
export const copiedTables: readonly CopiedTable[] = [
  { name: 'auth.users', columns: ['id', 'email'], rows: (event) => [[ownerId(event), `owner${event}@bench.example`]] },
  {
    name: 'public.profiles',
    columns: ['id', 'email', 'name'],
    rows: (event) => [[ownerId(event), `owner${event}@bench.example`, pick(first, event)]],
  },
  {
    name: 'public.events',
    columns: ['id', 'owner_id', 'kind', 'name', 'starts_on'],
    rows: (event) => [
      [eventId(event), ownerId(event), 'mariage', `${pick(first, event)} & ${pick(first, event * 7)}`, eventDay],
    ],
  },
  {
    name: 'public.event_members',
    columns: ['event_id', 'user_id', 'role'],
    rows: (event) => [[eventId(event), ownerId(event), 'owner']],
  },
  {
    name: 'public.moments',
    columns: ['id', 'event_id', 'kind', 'name'],
    rows: (event) => [[momentId(event), eventId(event), 'diner', 'Dîner']],
  },
  {
    name: 'public.households',
    columns: ['id', 'event_id', 'name', 'invitation_state'],
    rows: (event) =>
      Array.from({ length: HOUSEHOLDS_PER_EVENT }, (_, index) => [
        householdId(event, index + 1),
        eventId(event),
        `Famille ${pick(last, index * 7919 + event)} ${(index * 7919) % 1000}`,
        index % 4 > 0 ? 'answered' : 'sent',
      ]),
  },
  {
    name: 'public.guests',
    columns: ['id', 'event_id', 'household_id', 'first_name', 'last_name'],
    rows: (event) =>
      guests((guest) => [
        guestId(event, guest),
        eventId(event),
        householdId(event, 1 + (guest % HOUSEHOLDS_PER_EVENT)),
        `${pick(first, guest * 7919)} ${(guest * 7919) % 1000}`,
        `${pick(last, guest * 104_729)} ${(guest * 104_729) % 1000}`,
      ]),
  },
  {
    name: 'public.moment_invitations',
    columns: ['event_id', 'guest_id', 'moment_id'],
    rows: (event) => guests((guest) => [eventId(event), guestId(event, guest), momentId(event)]),
  },
  {
    name: 'public.guest_replies',
    columns: ['event_id', 'guest_id', 'moment_id', 'attending'],
    rows: (event) => guests((guest) => [eventId(event), guestId(event, guest), momentId(event), guest % 4 > 0]),
  },
];

/** No value holds a tab, a line end or a backslash. */
export function* copyText({ rows }: CopiedTable, from: number, to: number): Generator<string> {
  for (let event = from; event <= to; event += 1)
    yield `${rows(event)
      .map((row) => row.join('\t'))
      .join('\n')}\n`;
}

function pick(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}
