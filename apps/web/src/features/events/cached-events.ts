// The events of whoever was here last, as they were last read: pages that have a copy for where there is no network stand under
// them.
import type { PlannedEvent } from '#web/features/events/planned-event.ts';
import { readLocalCache, writeLocalCache } from '#web/lib/offline/local-cache.ts';

export const cacheEvents = (personId: string, events: PlannedEvent[]): void =>
  writeLocalCache('events', [personId], events);

export function readCachedEvents(personId: string): PlannedEvent[] | undefined {
  const content = readLocalCache('events', [personId])?.content;
  return Array.isArray(content) ? (content as PlannedEvent[]) : undefined;
}
