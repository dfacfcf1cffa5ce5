// Caches the last list of events of a person on the device, for pages that work offline.
import type { PlannedEvent } from '#web/features/events/planned-event.ts';
import { readLocalCache, writeLocalCache } from '#web/lib/offline/local-cache.ts';

export const cacheEvents = (personId: string, events: PlannedEvent[]): void =>
  writeLocalCache('events', [personId], events);

export function readCachedEvents(personId: string): PlannedEvent[] | undefined {
  const content = readLocalCache('events', [personId])?.content;
  return Array.isArray(content) ? (content as PlannedEvent[]) : undefined;
}
