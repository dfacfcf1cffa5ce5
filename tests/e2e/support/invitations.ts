// Creates a wedding with invited households and their links, through the API with the session of the hosts.
import { newEvent } from '#tests/e2e/support/events.ts';
import { newPerson, type Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { addDays, weddingDay } from '#tests/support/days.ts';

export interface InvitedPerson {
  first_name?: string;
  last_name?: string;
  age_group?: 'adult' | 'child' | 'baby';
  is_plus_one?: boolean;
}

interface Wanted {
  closesOn?: string;
  /** The number of places at the dinner. */
  capacity?: number;
  website?: Record<string, unknown>;
  /** The names of further moments of the day. */
  moreMoments?: readonly string[];
}

export interface Wedding {
  id: string;
  hosts: Person;
  dinner: string;
  /** Returns the path of the household’s link. */
  invite(household: string, people: readonly InvitedPerson[]): Promise<{ path: string; household: string }>;
  change(path: string, body: unknown): Promise<unknown>;
  /** Reads rows with the session of the hosts. */
  read: <T>(path: string) => Promise<T>;
}

const family: readonly InvitedPerson[] = [
  { first_name: 'Hélène', last_name: 'Bérard' },
  { first_name: 'Jules', last_name: 'Bérard', age_group: 'child' },
  { is_plus_one: true },
];

/** The family of most tests: an adult, a child and an unnamed plus-one. */
export const inviteFamily = (wedding: Wedding) => wedding.invite('Famille Bérard', family);

export async function newInvitingWedding({
  closesOn = addDays(weddingDay(), -28),
  capacity,
  website,
  moreMoments = [],
}: Wanted = {}): Promise<Wedding> {
  const hosts = await newPerson({ name: 'Camille Moreau' });
  const id = await newEvent(hosts, { name: 'Camille & Noé', starts_on: weddingDay(), place: 'Beaune' });
  const change = (path: string, body: unknown) => callAs(hosts, 'PATCH', path, body);
  const read = <T>(path: string) => callAs<T>(hosts, 'GET', path);
  await change(`events?id=eq.${id}`, { rsvp_closes_on: closesOn });
  await change(`event_websites?event_id=eq.${id}`, { colour: 'sauge', welcome: 'Venez nombreux.', ...website });
  const base = { event_id: id, day: weddingDay(), duration_minutes: 120, place: 'Domaine des Tilleuls' };
  const moments = await callAs<Array<{ id: string; name: string }>>(hosts, 'POST', 'moments', [
    { ...base, kind: 'ceremonie', name: 'Cérémonie', hour: '15:00', position: 0, capacity: null },
    { ...base, kind: 'diner', name: 'Dîner', hour: '19:30', position: 1, capacity: capacity ?? null },
    ...moreMoments.map((name, index) => ({
      ...base,
      kind: 'autre',
      name,
      hour: '23:00',
      position: index + 2,
      capacity: null,
    })),
  ]);
  const dinner = moments.find(({ name }) => name === 'Dîner')?.id ?? '';
  await callAs(hosts, 'POST', 'menus', [
    {
      event_id: id,
      moment_id: dinner,
      course: 'main',
      name: 'Bar de ligne',
      description: '',
      for_age: 'adult',
      position: 0,
    },
    {
      event_id: id,
      moment_id: dinner,
      course: 'main',
      name: 'Risotto',
      description: '',
      for_age: 'adult',
      position: 1,
    },
    {
      event_id: id,
      moment_id: dinner,
      course: 'main',
      name: 'Coquillettes',
      description: '',
      for_age: 'child',
      position: 2,
    },
  ]);

  async function invite(name: string, people: readonly InvitedPerson[]) {
    const [household] = await callAs<Array<{ id: string }>>(hosts, 'POST', 'households', { event_id: id, name });
    const household_id = household?.id ?? '';
    const blank = { event_id: id, household_id, first_name: '', last_name: '', age_group: 'adult', is_plus_one: false };
    // The columns are named, because members may not read all of them.
    const guests = await callAs<Array<{ id: string }>>(
      hosts,
      'POST',
      'guests?select=id',
      people.map((person, position) => ({ ...blank, position, ...person })),
    );
    const invitations = guests.flatMap((guest) =>
      moments.map((moment) => ({ event_id: id, guest_id: guest.id, moment_id: moment.id })),
    );
    await callAs(hosts, 'POST', 'moment_invitations', invitations);
    const [link] = await read<Array<{ token: string }>>(`household_links?household_id=eq.${household_id}&select=token`);
    return { path: `/guest?token=${link?.token}`, household: household_id };
  }

  return { id, hosts, dinner, invite, change, read };
}

/** The replies as the hosts' list shows them: « Hélène: Dîner oui ». */
export async function answersOf({ read, id }: Wedding): Promise<string[]> {
  const of = `event_id=eq.${id}`;
  const [replies, guests, moments] = await Promise.all([
    read<Array<{ attending: boolean; guest_id: string; moment_id: string }>>(`guest_replies?${of}`),
    read<Array<{ id: string; first_name: string }>>(`guests?${of}&select=id,first_name`),
    read<Array<{ id: string; name: string }>>(`moments?${of}&select=id,name`),
  ]);
  return replies
    .map(({ attending, guest_id: guest, moment_id: moment }) => {
      const who = guests.find((one) => one.id === guest)?.first_name;
      const where = moments.find((one) => one.id === moment)?.name;
      return `${who}: ${where} ${attending ? 'oui' : 'non'}`;
    })
    .toSorted((a, b) => a.localeCompare(b));
}
