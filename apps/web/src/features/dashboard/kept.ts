// The last dashboard that this browser showed, so that the next visit paints before the network answers. It goes with the session:
// kept only for who is to be remembered, and dropped when they sign out.
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { isRemembered } from '#web/lib/session-storage.ts';
import { remember, remembered } from '#web/lib/storage-keys.ts';

/** Raised when the answer changes its shape: what an older build kept is not read. */
const SHAPE = 1;

interface Kept {
  shape: number;
  personId: string;
  /** As it was asked for: null for the next to come. */
  eventId: string | null;
  dashboard: Dashboard;
}

export function keepDashboard(personId: string, eventId: string | null, dashboard: Dashboard | null): void {
  if (dashboard === null || !isRemembered()) return remember('dashboard', null);
  remember('dashboard', JSON.stringify({ shape: SHAPE, personId, eventId, dashboard } satisfies Kept));
}

export function keptDashboard(personId: string, eventId: string | null): Dashboard | null {
  const kept = read(remembered('dashboard'));
  const isOurs = kept?.shape === SHAPE && kept.personId === personId && kept.eventId === eventId;
  return isOurs ? kept.dashboard : null;
}

function read(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}
