// The schema of what `guest_page` answers (decision 0029).
import { courses, type GuestLanguage, guestLanguages, servedTo } from '@liesse/domain';
import type { GuestPage, Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import {
  array,
  boolean,
  nullable,
  number,
  object,
  oneOf,
  record,
  type Schema,
  string,
  variants,
} from '#web/lib/api/answer-schema.ts';

const text = nullable(string);

const dish = object({
  id: string,
  course: oneOf(courses),
  name: string,
  description: string,
  for_age: oneOf(servedTo),
});

const moment = object({
  id: string,
  kind: string,
  name: string,
  day: text,
  hour: text,
  duration_minutes: nullable(number),
  place: text,
  address: text,
  is_full: boolean,
  menus: array(dish),
});

const person = object({
  id: string,
  first_name: string,
  last_name: string,
  age_group: oneOf(['adult', 'child', 'baby']),
  is_plus_one: boolean,
  diet: text,
  allergies: text,
  has_consented: boolean,
  answers: record(nullable(boolean)),
  to_confirm: record(string),
  menu: record(record(string)),
});

const language = oneOf(guestLanguages);
const languages = array(language);

const invitation: Schema<Invitation> = object({
  state: oneOf(['open', 'closed']),
  language,
  languages,
  event: object({
    id: string,
    kind: string,
    name: string,
    starts_on: text,
    ends_on: text,
    place: text,
    cover_path: text,
    rsvp_closes_on: text,
  }),
  look: object({
    colour: string,
    title: string,
    welcome: string,
    transport: string,
    lodging: string,
    practical: string,
    gift_url: text,
    contact_email: text,
    contact_phone: text,
    asks_song: boolean,
    asks_message: boolean,
    asks_diet: boolean,
    has_album: boolean,
  }),
  household: object({ id: string, name: string, answered: boolean }),
  guest_id: string,
  moments: array(moment),
  people: array(person),
  tables: array(object({ moment: string, guest: string, name: string })),
  song: text,
  message: text,
});

const locked = object({
  state: oneOf(['locked']),
  language,
  languages,
  event: object({ name: string }),
  look: object({ colour: string, title: string }),
});

const closedLink = object({ state: oneOf(['unknown', 'revoked', 'gone']), language });

const guestPage: Schema<GuestPage> = variants('state', {
  open: invitation,
  closed: invitation,
  locked,
  unknown: closedLink,
  revoked: closedLink,
  gone: closedLink,
});

export const readGuestPage = (answer: unknown): GuestPage => guestPage(answer, 'guest_page');

const savedReply = object({ page: invitation });

export const readSavedReply = (answer: unknown): { page: Invitation } => savedReply(answer, 'guest_reply');

const servedPage = object({ version: string, page: nullable(guestPage) });

/** What `serve_guest` answers to the server: the page is null when it has the version that the server named. */
export const readServedPage = (answer: unknown): { version: string; page: GuestPage | null } =>
  servedPage(answer, 'serve_guest page');

interface OpenedLink {
  state: string;
  guest_id: string | null;
  language: GuestLanguage | null;
}

const openedLink = object({ state: string, guest_id: nullable(string), language: nullable(language) });

export const readOpenedLink = (answer: unknown): OpenedLink => openedLink(answer, 'serve_guest link');

const unlocked = object({ pass: nullable(string) });

export const readUnlocked = (answer: unknown): { pass: string | null } => unlocked(answer, 'guest_unlock');
