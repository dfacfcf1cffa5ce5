// The events of whoever was here last, as they were last read: pages that have a copy for where there is no network stand under
// them. Kept only for who is to be remembered; signing out forgets them.
import type { PlannedEvent } from '#web/features/events/planned-event.ts';
import { isRemembered } from '#web/lib/session-storage.ts';
import { remember, remembered } from '#web/lib/storage-keys.ts';

interface Kept {
  personId: string;
  events: PlannedEvent[];
}

export function keepEvents(personId: string, events: PlannedEvent[]): void {
  remember('events', isRemembered() ? JSON.stringify({ personId, events } satisfies Kept) : null);
}

/** Another version, or somebody's hand, may have written anything. */
export function keptEvents(personId: string): PlannedEvent[] | undefined {
  try {
    const kept = JSON.parse(remembered('events') ?? 'null') as Partial<Kept> | null;
    return kept?.personId === personId && Array.isArray(kept.events) ? kept.events : undefined;
  } catch {
    return undefined;
  }
}
