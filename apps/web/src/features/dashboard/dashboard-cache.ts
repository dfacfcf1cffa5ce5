// The last dashboard that this browser showed, so that the next visit paints before the network answers.
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { type Mark, readLocalCache, writeLocalCache } from '#web/lib/offline/local-cache.ts';

/** Raised when the answer changes its shape: what an older build kept is not read. */
const SHAPE = 1;

/** As it was asked for: null for the next to come. */
const markOf = (personId: string, eventId: string | null): Mark => [SHAPE, personId, eventId];

export const cacheDashboard = (personId: string, eventId: string | null, dashboard: Dashboard | null): void =>
  writeLocalCache('dashboard', markOf(personId, eventId), dashboard);

export const readCachedDashboard = (personId: string, eventId: string | null): Dashboard | null =>
  (readLocalCache('dashboard', markOf(personId, eventId))?.content ?? null) as Dashboard | null;
