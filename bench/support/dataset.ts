// Events, households and guests by number, written by SQL alone: the same ids every time.
import pg from 'pg';

const id = (kind: string, number: string) =>
  `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

export const GUESTS_PER_EVENT = 100;

export const ownerId = (event: number): string => `a0000000-0000-4000-8000-${event.toString(16).padStart(12, '0')}`;
export const eventId = (event: number): string => `b0000000-0000-4000-8000-${event.toString(16).padStart(12, '0')}`;
export const householdId = (event: number): string =>
  `d0000000-0000-4000-8000-${(event * 40 + 1).toString(16).padStart(12, '0')}`;

/** Adds the events numbered `from` to `to`, each with 40 households, 100 guests, one moment and its replies. */
export async function fillEvents(admin: pg.ClientConfig, from: number, to: number): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(`set work_mem = '128MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
    for (const statement of statements(from, to)) await client.query(statement);
    for (const table of TABLES) await client.query(`vacuum analyze public.${table}`);
  } finally {
    await client.end();
  }
}

const TABLES = [
  'profiles',
  'events',
  'event_members',
  'moments',
  'households',
  'guests',
  'moment_invitations',
  'guest_replies',
];

function statements(from: number, to: number): string[] {
  const events = `generate_series(${from}, ${to}) e`;
  const guests = `${events}, generate_series(1, ${GUESTS_PER_EVENT}) g`;
  return [
    `insert into auth.users (id, email) select ${id('a', 'e')}, 'owner' || e || '@bench.example' from ${events}`,
    `insert into public.events (id, owner_id, kind, name, starts_on) select ${id('b', 'e')}, ${id('a', 'e')}, 'mariage', 'Event ' || e, '2027-06-12' from ${events}`,
    `insert into public.moments (id, event_id, kind, name) select ${id('c', 'e')}, ${id('b', 'e')}, 'diner', 'Dîner' from ${events}`,
    `insert into public.households (id, event_id, name) select ${id('d', 'e * 40 + h')}, ${id('b', 'e')}, 'Household ' || (h * 7919 % 1000) from ${events}, generate_series(1, 40) h`,
    `insert into public.guests (id, event_id, household_id, first_name, last_name)
       select ${id('e', `e * ${GUESTS_PER_EVENT} + g`)}, ${id('b', 'e')}, ${id('d', 'e * 40 + 1 + g % 40')}, 'First ' || (g * 7919 % 1000), 'Last ' || (g * 104729 % 1000) from ${guests}`,
    `insert into public.moment_invitations (event_id, guest_id, moment_id) select ${id('b', 'e')}, ${id('e', `e * ${GUESTS_PER_EVENT} + g`)}, ${id('c', 'e')} from ${guests}`,
    `insert into public.guest_replies (event_id, guest_id, moment_id, attending) select ${id('b', 'e')}, ${id('e', `e * ${GUESTS_PER_EVENT} + g`)}, ${id('c', 'e')}, g % 4 > 0 from ${guests}`,
  ];
}
