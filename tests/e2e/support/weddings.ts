// A wedding with its moments and guests, made through the service's doors by somebody of the story, and others who take part.
import { type Person as Account, call } from '#tests/e2e/people.ts';
import { keys } from '#tests/e2e/support/people.ts';

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

export async function newWedding(owner: Account, guests: readonly GuestLine[] = family): Promise<Wedding> {
  const names = ['Cérémonie', 'Dîner'];
  const moments = names.map((name) => ({ kind: 'autre', name }));
  const id = await as<string>(owner, 'rpc/create_event', { kind: 'mariage', name: 'Alix & Sacha', moments });
  const made = await as<{ moments: { id: string; name: string }[] }>(owner, 'rpc/guest_list', { of_event: id });
  const wedding = { id, moments: Object.fromEntries(made.moments.map((moment) => [moment.name, moment.id])) };
  if (guests.length > 0) {
    const rows = guests.map((guest, index) => ({ line: index + 1, ...guest }));
    await as(owner, 'rpc/import_guests', { of_event: id, rows, options: { moments: Object.values(wedding.moments) } });
  }
  return wedding;
}

/** Somebody joins the team, by the operator's hand: how invitations are sent is another story. */
export async function addMember(wedding: Wedding, person: Account, role: 'editor' | 'viewer'): Promise<void> {
  await call('/rest/v1/event_members', { event_id: wedding.id, user_id: person.id, role });
}

/** The ids of guests by their first names. */
export async function guestIds(owner: Account, { id }: Wedding): Promise<Record<string, string>> {
  const { guests } = await as<{ guests: unknown[][] }>(owner, 'rpc/guest_list', { of_event: id });
  return Object.fromEntries(guests.map((row) => [String(row[2]), String(row[0])]));
}

/** A request of somebody's own, from another device. Nothing is asked back: no member reads every column of a guest. */
export async function as<T>({ session }: Account, path: string, body: unknown, method = 'POST'): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: keys().publishableKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
