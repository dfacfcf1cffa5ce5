// The last timeline that a person read on this device, for places without a network.
import type { Timeline } from '#web/features/timeline/entries.ts';
import { readLocalCache, writeLocalCache } from '#web/lib/offline/local-cache.ts';

export interface CachedTimeline {
  at: number;
  timeline: Timeline;
}

export const cacheTimeline = (personId: string, eventId: string, timeline: Timeline): void =>
  writeLocalCache('timeline', [personId, eventId], timeline);

/** Undefined for what another version of this program wrote. */
export function readCachedTimeline(personId: string, eventId: string): CachedTimeline | undefined {
  const cached = readLocalCache('timeline', [personId, eventId]);
  const { items, partners, members } = (cached?.content ?? {}) as Partial<Timeline>;
  if (cached === null || ![items, partners, members].every(Array.isArray)) return undefined;
  return { at: cached.at, timeline: cached.content as Timeline };
}
