// The day as it was last read here, by the person who read it: for a barn without network.
import type { Timeline } from '#web/features/timeline/entries.ts';
import { readLocalCache, writeLocalCache } from '#web/lib/offline/local-cache.ts';

export interface KeptTimeline {
  at: number;
  timeline: Timeline;
}

export const keepTimeline = (personId: string, eventId: string, timeline: Timeline): void =>
  writeLocalCache('timeline', [personId, eventId], timeline);

export function keptTimeline(personId: string, eventId: string): KeptTimeline | undefined {
  const kept = readLocalCache('timeline', [personId, eventId]);
  const { items, vendors, members } = (kept?.content ?? {}) as Partial<Timeline>;
  if (kept === null || ![items, vendors, members].every(Array.isArray)) return undefined;
  return { at: kept.at, timeline: kept.content as Timeline };
}
