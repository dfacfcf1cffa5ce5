// What the database function `guest_page` answers for a link: one household, its moments and its people.
import { type Course, type GuestLanguage, isServedTo, type ServedTo } from '@liesse/domain';

export interface Dish {
  id: string;
  course: Course;
  name: string;
  description: string;
  for_age: ServedTo;
}

export interface Moment {
  id: string;
  kind: string;
  name: string;
  day: string | null;
  hour: string | null;
  duration_minutes: number | null;
  place: string | null;
  address: string | null;
  /** No seat is free besides those of this household. */
  is_full: boolean;
  menus: Dish[];
}

export interface InvitedPerson {
  id: string;
  first_name: string;
  last_name: string;
  age_group: 'adult' | 'child' | 'baby';
  is_plus_one: boolean;
  diet: string | null;
  allergies: string | null;
  has_consented: boolean;
  /** The answer by moment, for each moment that the person is invited to. */
  answers: Record<string, boolean | null>;
  /** By moment: the former date of a reply that was given before the date changed. */
  to_confirm: Record<string, string>;
  menu: Record<string, Partial<Record<Course, string>>>;
}

interface Spoken {
  /** The language of this page, and those that the hosts offer. A copy that was stored before has none. */
  language?: GuestLanguage;
  languages?: readonly GuestLanguage[];
}

export interface Invitation extends Spoken {
  state: 'open' | 'closed';
  event: {
    id: string;
    kind: string;
    name: string;
    starts_on: string | null;
    ends_on: string | null;
    place: string | null;
    cover_path: string | null;
    rsvp_closes_on: string | null;
  };
  look: {
    colour: string;
    title: string;
    welcome: string;
    transport: string;
    lodging: string;
    practical: string;
    gift_url: string | null;
    contact_email: string | null;
    contact_phone: string | null;
    asks_song: boolean;
    asks_message: boolean;
    asks_diet: boolean;
    has_album: boolean;
  };
  household: { id: string; name: string; answered: boolean };
  guest_id: string;
  moments: Moment[];
  people: InvitedPerson[];
  /** Where people sit, from the day that the hosts chose. A copy that was stored before has none. */
  tables?: ReadonlyArray<{ moment: string; guest: string; name: string }>;
  song: string | null;
  message: string | null;
}

/** What is shown before the password: the name of the event and nothing else. */
export interface LockedPage extends Spoken {
  state: 'locked';
  event: { name: string };
  look: { colour: string; title: string };
}

/** A link that opens nothing has only a state. */
export type GuestPage = Invitation | LockedPage | (Spoken & { state: 'unknown' | 'revoked' | 'gone' });

export const isInvitation = (page: GuestPage): page is Invitation => page.state === 'open' || page.state === 'closed';

/** The moments that the person is invited to, in order. */
export const momentsOf = ({ moments }: Invitation, { answers }: InvitedPerson): Moment[] =>
  moments.filter(({ id }) => Object.hasOwn(answers, id));

type Aged = Pick<InvitedPerson, 'age_group'>;

/** The dishes that the person may choose. */
export const dishesOf = ({ menus }: Moment, person: Aged, course: Course): Dish[] =>
  menus.filter((dish) => dish.course === course && isForAge(dish, person));

export const isForAge = ({ for_age: meant }: Dish, { age_group: age }: Aged): boolean => isServedTo(meant, age);

/** Empty for a plus-one without a name. */
export const fullName = ({ first_name: first, last_name: last }: Pick<InvitedPerson, 'first_name' | 'last_name'>) =>
  `${first} ${last}`.trim();

export const titleOf = ({ look, event }: Invitation): string => look.title.trim() || event.name;
