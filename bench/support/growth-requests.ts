// The lists and writes of the product as its pages send them, for the event or the partner of a number.
import { randomUUID } from 'node:crypto';
import { partnerTypes } from '@liesse/domain';
import { eventId, guestIds, householdId, householdToken, momentId, ownerId } from './dataset.ts';
import { partnerOwnerId } from './partners.ts';

export interface GrowthRequest {
  /** Null for a visitor. */
  user: string | null;
  path: string;
  body?: unknown;
}

/** Who reads the administrators' lists. */
export const ADMIN = ownerId(2);

type Requests = Record<string, (number: number) => GrowthRequest>;

const asOwner =
  (path: (event: number) => string, body?: (event: number) => unknown) =>
  (event: number): GrowthRequest => ({ user: ownerId(event), path: path(event), ...(body && { body: body(event) }) });

const call =
  (name: string, body: (number: number) => unknown, user: (number: number) => string | null = ownerId) =>
  (number: number): GrowthRequest => ({ user: user(number), path: `/rpc/${name}`, body: body(number) });

const ofEvent = (event: number) => ({ of_event: eventId(event) });
const visitor = () => null;
const admin = () => ADMIN;

export const lists: Requests = {
  'events of a person': asOwner(
    (event) =>
      `/events?select=id,kind,name,starts_on,ends_on,place,version,event_members!inner(role,can_see_budget)&event_members.user_id=eq.${ownerId(event)}&order=starts_on.asc,id.asc`,
  ),
  'dashboard of an event': call('client_dashboard', ofEvent),
  'guest list, 100 guests': call('guest_list', ofEvent),
  'a guest again': call('guest_list', (event) => ({ ...ofEvent(event), only_guests: guestIds(event).slice(1) })),
  'counts of menus and diets': call('guest_counts', ofEvent),
  tasks: asOwner(
    (event) => `/tasks?select=id,title,state,due_on,position&event_id=eq.${eventId(event)}&order=position,id`,
  ),
  'budget ledger': call('budget_ledger', ofEvent),
  documents: asOwner(
    (event) => `/documents?select=id,path,name,folder&event_id=eq.${eventId(event)}&order=created_at.desc,id`,
  ),
  conversations: call('conversation_list', ofEvent),
  notifications: asOwner(
    (event) => `/notifications?select=*&user_id=eq.${ownerId(event)}&order=created_at.desc,id.desc&limit=20`,
  ),
  'page of a guest': call('guest_page', (event) => ({ token: householdToken(event) }), visitor),
  'requests of a partner': call('partner_request_list', () => ({}), partnerOwnerId),
  'dashboard of a partner': call('partner_dashboard', () => ({}), partnerOwnerId),
};

export const shared: Requests = {
  'page of a partner, 10 photos': call(
    'partner_page',
    (partner) => ({ trade: partnerTypes[partner % partnerTypes.length], slug: `partner-${partner}` }),
    visitor,
  ),
  'directory, everyone': call('search_partners', () => ({}), visitor),
  'directory, a trade around Lyon': call(
    'search_partners',
    () => ({ trade: 'photographer', near_latitude: 45.748, near_longitude: 4.847, within_km: 50 }),
    visitor,
  ),
  'directory, two words': call('search_partners', () => ({ words: 'fotographe champêtre' }), visitor),
  'directory, a region': call('search_partners', () => ({ area: 'R84' }), visitor),
  'administrators: dashboard': call('admin_dashboard', () => ({}), admin),
  'administrators: partners': call('partner_list', () => ({}), admin),
  'administrators: clients': call('client_list', () => ({}), admin),
  'administrators: a client by address': call(
    'client_list',
    (event) => ({ words: `owner${event}@bench.example` }),
    admin,
  ),
  'administrators: search of everything': call(
    'search_everything',
    (event) => ({ words: `owner${event}@bench` }),
    admin,
  ),
};

export const writes: Requests = {
  'a new guest': asOwner(
    () => '/guests',
    (event) => ({ event_id: eventId(event), household_id: householdId(event), first_name: 'Léa', last_name: 'Martin' }),
  ),
  'a household with two people': call('save_household', (event) => ({
    ...ofEvent(event),
    household: { name: 'Famille Martin', people: [{ first_name: 'Léa', last_name: 'Martin' }, { first_name: 'Noé' }] },
  })),
  'a reply by telephone': call('record_replies', (event) => ({
    ...ofEvent(event),
    answers: [{ guest: guestIds(event)[0], moment: momentId(event), attending: false }],
  })),
  'a reply by the link': call(
    'guest_reply',
    (event) => ({
      token: householdToken(event),
      key: randomUUID(),
      reply: { people: guestIds(event).map((id) => ({ id, answers: { [momentId(event)]: true } })) },
    }),
    visitor,
  ),
  'a new task': asOwner(
    () => '/tasks',
    (event) => ({ event_id: eventId(event), title: 'Réserver la salle' }),
  ),
  'a new event': asOwner(
    () => '/events',
    () => ({ kind: 'anniversaire', name: 'Fête' }),
  ),
};
