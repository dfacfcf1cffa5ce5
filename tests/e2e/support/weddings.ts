// Creates a wedding with its moments and guests through the API, with the session of its owner.
import type { Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';

export interface Wedding {
  id: string;
  /** By name. */
  moments: Record<string, string>;
}

export interface GuestLine {
  household: string;
  first_name: string;
  last_name: string;
  [more: string]: unknown;
}

const family: readonly GuestLine[] = [
  { household: 'Famille Béranger', first_name: 'Éloïse', last_name: 'Béranger', email: 'eloise@example.org' },
  { household: 'Famille Béranger', first_name: 'Tom', last_name: 'Béranger', age_group: 'child' },
  { household: 'Awa Diallo', first_name: 'Awa', last_name: 'Diallo', side: 'Sacha', tags: ['amis'] },
];

export async function newWedding(
  owner: Person,
  guests: readonly GuestLine[] = family,
  names: readonly string[] = ['Cérémonie', 'Dîner'],
): Promise<Wedding> {
  const moments = names.map((name) => ({ kind: 'autre', name }));
  const id = await callAs<string>(owner, 'POST', 'rpc/create_event', {
    kind: 'mariage',
    name: 'Alix & Sacha',
    moments,
  });
  const made = await callAs<{ moments: { id: string; name: string }[] }>(owner, 'POST', 'rpc/guest_list', {
    of_event: id,
  });
  const wedding = { id, moments: Object.fromEntries(made.moments.map((moment) => [moment.name, moment.id])) };
  if (guests.length > 0) {
    const rows = guests.map((guest, index) => ({ line: index + 1, ...guest }));
    await callAs(owner, 'POST', 'rpc/import_guests', {
      of_event: id,
      rows,
      options: { moments: Object.values(wedding.moments) },
    });
  }
  return wedding;
}

/** The ids of guests by their first names. */
export async function guestIds(owner: Person, { id }: Wedding): Promise<Record<string, string>> {
  const { guests } = await callAs<{ guests: unknown[][] }>(owner, 'POST', 'rpc/guest_list', { of_event: id });
  return Object.fromEntries(guests.map((row) => [String(row[2]), String(row[0])]));
}
