// Writes to the moments of an event.
import type { TablesUpdate } from '@liesse/database';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { NewMoment } from '#web/features/events/mutations.ts';
import { type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';

/** The queries that show moments: menus and guests are listed by moment, and a removed moment takes its replies along. */
export const momentDependents = (eventId: string) => [
  eventKeys.moments(eventId),
  eventKeys.menus(eventId),
  eventKeys.guests(eventId),
  eventKeys.dashboards,
];

/** At the end of the others. */
export const addMoment = (eventId: string, moment: NewMoment, position: number): Promise<Done> =>
  writeApi((client) => client.from('moments').insert({ ...moment, event_id: eventId, position }));

/** Only over the version that was read. */
export const saveMoment = (id: string, version: number, change: TablesUpdate<'moments'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('moments').update(change).eq('id', id));

export const removeMoment = (id: string): Promise<Done> =>
  writeApi((client) => client.from('moments').delete().eq('id', id));

/** The whole order in one call, so that the orders of two members never mix. */
export const orderMoments = (eventId: string, ids: readonly string[]): Promise<Done> =>
  writeApi((client) => client.rpc('order_moments', { of_event: eventId, moments: [...ids] }));
