// Events by number, written by SQL alone: the same ids and names every time. Ids are spread like those of the product, so that rows which
// belong together do not lie side by side in the indexes of ids.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { bulkLoad } from './bulk-load.ts';
import { eventDay } from './days.ts';

export const GUESTS_PER_EVENT = 100;
const HOUSEHOLDS_PER_EVENT = 40;

const idOf = (noun: string, number: number | string): string => {
  const hex = createHash('md5').update(`${noun}${number}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

export const ownerId = (event: number): string => idOf('owner', event);
export const eventId = (event: number): string => idOf('event', event);
export const momentId = (event: number): string => idOf('moment', event);
/** The first of an event's. */
export const householdId = (event: number): string => idOf('household', `${event}-1`);
/** The people of that household, and its link. */
export const guestIds = (event: number): string[] => [40, 80].map((guest) => idOf('guest', `${event}-${guest}`));
export const householdToken = (event: number): string => createHash('md5').update(`link${event}-1`).digest('hex');

/** The same id in SQL, of a number that is an expression. */
export const idSql = (noun: string, number = 'n'): string => `md5('${noun}' || ${number})::uuid`;

/** The numbers from 1, for each n: the rows of one event lie together, as an import writes them. */
export const eachOf = (count: number): string => `generate_series(1 + 0 * n, ${count})`;

const firstNames = `array['Adèle','Camille','Élise','Gaspard','Hélène','Inès','Jules','Karim','Lou','Malik','Noé','Yasmine']`;
const lastNames = `array['Aubert','Bérard','Da Silva','Etchegaray','Haddad','Keller','Lefèvre','Le Goff','Moreau','Nguyen','Vidal']`;
const pick = (list: string, by: string): string => `(${list})[1 + (${by}) % cardinality(${list})]`;

/** Adds the events numbered `from` to `to`, each with 40 households, 100 guests, one moment and its replies. */
export async function fillEvents(admin: pg.ClientConfig, from: number, to: number): Promise<void> {
  const events = `generate_series(${from}, ${to}) n`;
  const households = `${events}, ${eachOf(HOUSEHOLDS_PER_EVENT)} h`;
  const guests = `${events}, ${eachOf(GUESTS_PER_EVENT)} g`;
  const [event, moment, owner] = [idSql('event'), idSql('moment'), idSql('owner')];
  const household = (h: string): string => idSql('household', `n || '-' || ${h}`);
  const guest = idSql('guest', `n || '-' || g`);
  // A new account every fifty minutes, for a year.
  const created = `now() - interval '50 minutes' * (n % 10000)`;
  // The largest first.
  await bulkLoad(admin, [
    {
      table: 'public.guests',
      inserts: [
        `insert into public.guests (id, event_id, household_id, token, first_name, last_name)
       select ${guest}, ${event}, ${household(`1 + g % ${HOUSEHOLDS_PER_EVENT}`)}, md5('token' || n || '-' || g),
         ${pick(firstNames, 'g * 7919')} || ' ' || g * 7919 % 1000, ${pick(lastNames, 'g * 104729')} || ' ' || g * 104729 % 1000
       from ${guests}`,
      ],
    },
    {
      table: 'public.moment_invitations',
      inserts: [
        `insert into public.moment_invitations (event_id, guest_id, moment_id) select ${event}, ${guest}, ${moment} from ${guests}`,
      ],
    },
    {
      table: 'public.guest_replies',
      inserts: [
        `insert into public.guest_replies (event_id, guest_id, moment_id, attending, for_date)
       select ${event}, ${guest}, ${moment}, g % 4 > 0, '${eventDay}' from ${guests}`,
      ],
    },
    {
      table: 'public.households',
      inserts: [
        `insert into public.households (id, event_id, name, invitation_state)
       select ${household('h')}, ${event}, 'Famille ' || ${pick(lastNames, 'h * 7919 + n')} || ' ' || h * 7919 % 1000,
         case when h % 4 > 0 then 'answered' else 'sent' end
       from ${households}`,
      ],
    },
    {
      table: 'public.household_links',
      inserts: [
        `insert into public.household_links (household_id, event_id, token)
       select ${household('h')}, ${event}, md5('link' || n || '-' || h) from ${households}`,
      ],
    },
    {
      table: 'auth.users',
      inserts: [`insert into auth.users (id, email) select ${owner}, 'owner' || n || '@bench.example' from ${events}`],
    },
    {
      table: 'public.profiles',
      inserts: [
        `insert into public.profiles (id, email, name, created_at)
       select ${owner}, 'owner' || n || '@bench.example', ${pick(firstNames, 'n')}, ${created} from ${events}`,
      ],
    },
    {
      table: 'public.events',
      inserts: [
        `insert into public.events (id, owner_id, kind, name, starts_on, created_at)
       select ${event}, ${owner}, 'mariage', ${pick(firstNames, 'n')} || ' & ' || ${pick(firstNames, 'n * 7')}, '${eventDay}', ${created}
       from ${events}`,
      ],
    },
    {
      table: 'public.event_members',
      inserts: [
        `insert into public.event_members (event_id, user_id, role) select ${event}, ${owner}, 'owner' from ${events}`,
      ],
    },
    {
      table: 'public.event_websites',
      inserts: [`insert into public.event_websites (event_id) select ${event} from ${events}`],
    },
    {
      table: 'public.moments',
      inserts: [
        `insert into public.moments (id, event_id, kind, name) select ${moment}, ${event}, 'diner', 'Dîner' from ${events}`,
      ],
    },
  ]);
}
