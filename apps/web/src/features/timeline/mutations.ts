// What is done with the entries of the day. Each answers with a value; what somebody changed meanwhile is not written over.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import type { Entry } from '#web/features/timeline/entries.ts';
import type { Shift, Travel } from '#web/features/timeline/moves.ts';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export const addEntry = (entry: TablesInsert<'timeline_items'>): Promise<Done> =>
  writeApi((client) => client.from('timeline_items').insert(entry));

/** Written only over the version that was read. */
export const saveEntry = (id: string, version: number, change: TablesUpdate<'timeline_items'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('timeline_items').update(change).eq('id', id));

export const removeEntry = (id: string): Promise<Done> =>
  writeApi((client) => client.from('timeline_items').delete().eq('id', id));

/** As it was, under its own id. The database counts versions and hours of its own. */
export const restoreEntry = (entry: Entry): Promise<Done> =>
  addEntry(
    Object.fromEntries(written.map((column) => [column, entry[column]])) as Pick<Entry, (typeof written)[number]>,
  );

/** An entry for each moment that has none. */
export const planFromMoments = (eventId: string): Promise<{ ok: true; added: number } | Refusal> =>
  callApi(
    (client) => client.rpc('plan_timeline', { of_event: eventId }),
    (added) => ({ added }),
  );

type Known = ReadonlyMap<string, number>;

/** The way and all that it pushes, or nothing. */
export const addTravel = (
  eventId: string,
  { id, title, known, shifts, ...place }: Travel & { id: string; title: string; known: Known },
): Promise<Done> =>
  writeApi((client) =>
    client.rpc('shift_timeline', {
      of_event: eventId,
      shifts: versioned(shifts, known),
      travel: { id, title, ...place },
    }),
  );

/** `shifts` are the hours to go back to. */
export const takeTravelBack = (eventId: string, removed: string, shifts: Shift[], known: Known): Promise<Done> =>
  writeApi((client) =>
    client.rpc('shift_timeline', {
      of_event: eventId,
      shifts: versioned(shifts, known),
      removed,
    }),
  );

const versioned = (shifts: readonly Shift[], known: Known) =>
  shifts.map(({ id, starts_minute }) => ({ id, starts_minute, version: known.get(id) ?? 0 }));

/** What a host writes of an entry. */
const written = [
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
] as const;
