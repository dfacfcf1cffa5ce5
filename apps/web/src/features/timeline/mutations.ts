// Writes to the timeline. Each function answers with a value, and an entry that somebody else changed is not overwritten.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import type { Entry } from '#web/features/timeline/entries.ts';
import type { Shift, Travel } from '#web/features/timeline/moves.ts';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export const addEntry = (entry: TablesInsert<'timeline_items'>): Promise<Done> =>
  writeApi((client) => client.from('timeline_items').insert(entry));

export const saveEntry = (id: string, version: number, change: TablesUpdate<'timeline_items'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('timeline_items').update(change).eq('id', id));

export const removeEntry = (id: string): Promise<Done> =>
  writeApi((client) => client.from('timeline_items').delete().eq('id', id));

export const sharePlan = (eventId: string, shares: boolean): Promise<Done> =>
  writeApi((client) => client.from('events').update({ shares_day_plan: shares }).eq('id', eventId));

/** Inserts a deleted entry again under its own id. Versions and timestamps are the database's own. */
export const restoreEntry = (entry: Entry): Promise<Done> =>
  addEntry(
    Object.fromEntries(editableColumns.map((column) => [column, entry[column]])) as Pick<
      Entry,
      (typeof editableColumns)[number]
    >,
  );

/** Adds an entry for each moment that has none. */
export const planFromMoments = (eventId: string): Promise<{ ok: true; added: number } | Refusal> =>
  callApi(
    (client) => client.rpc('plan_timeline', { of_event: eventId }),
    (added) => ({ added }),
  );

/** Adds these steps at once, and the moments that have no entry. */
export async function addSteps(
  eventId: string,
  steps: ReadonlyArray<TablesInsert<'timeline_items'> & { id: string }>,
): Promise<{ ok: true; ids: string[] } | Refusal> {
  const planned = await planFromMoments(eventId);
  if (!planned.ok) return planned;
  const added = await writeApi((client) => client.from('timeline_items').insert([...steps]));
  return added.ok ? { ok: true, ids: steps.map(({ id }) => id) } : added;
}

export const removeSteps = (ids: readonly string[]): Promise<Done> =>
  writeApi((client) => client.from('timeline_items').delete().in('id', ids));

export interface Delay {
  /** The first entry that begins later. */
  entry: Pick<Entry, 'id' | 'title' | 'starts_minute'>;
  minutes: number;
}

/** Delays an entry and those after it on that day. Whoever follows the day is notified. */
export const delayEntries = ({ entry, minutes }: Delay): Promise<Done> =>
  writeApi((client) =>
    client.rpc('delay_timeline', { of_item: entry.id, from_minute: entry.starts_minute ?? 0, minutes }),
  );

type Versions = ReadonlyMap<string, number>;

/** Inserts the travel time and shifts the entries after it, in one transaction. */
export const addTravel = (
  eventId: string,
  { id, title, versions, shifts, ...place }: Travel & { id: string; title: string; versions: Versions },
): Promise<Done> =>
  writeApi((client) =>
    client.rpc('shift_timeline', {
      of_event: eventId,
      shifts: versioned(shifts, versions),
      travel: { id, title, ...place },
    }),
  );

/** `shifts` are the hours to restore. */
export const removeTravel = (eventId: string, removed: string, shifts: Shift[], versions: Versions): Promise<Done> =>
  writeApi((client) =>
    client.rpc('shift_timeline', {
      of_event: eventId,
      shifts: versioned(shifts, versions),
      removed,
    }),
  );

const versioned = (shifts: readonly Shift[], versions: Versions) =>
  shifts.map(({ id, starts_minute }) => ({ id, starts_minute, version: versions.get(id) ?? 0 }));

/** The columns that hosts may insert. */
const editableColumns = [
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
