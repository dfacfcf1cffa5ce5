// The day as it was last read here, by the person who read it: for a barn without network. Kept only for who is to be remembered;
// signing out forgets it.
import type { Timeline } from '#web/features/timeline/entries.ts';
import { isRemembered } from '#web/lib/session-storage.ts';
import { remember, remembered } from '#web/lib/storage-keys.ts';

export interface KeptTimeline {
  personId: string;
  eventId: string;
  at: number;
  timeline: Timeline;
}

export const keepTimeline = (kept: KeptTimeline): void =>
  remember('timeline', isRemembered() ? JSON.stringify(kept) : null);

/** Another version, or somebody's hand, may have written anything. */
export function keptTimeline(personId: string, eventId: string): KeptTimeline | undefined {
  try {
    const kept = JSON.parse(remembered('timeline') ?? 'null') as Partial<KeptTimeline> | null;
    if (kept?.personId !== personId || kept.eventId !== eventId || typeof kept.at !== 'number') return undefined;
    const { items, vendors, members } = kept.timeline ?? {};
    return [items, vendors, members].every(Array.isArray) ? (kept as KeptTimeline) : undefined;
  } catch {
    return undefined;
  }
}
