// Caches the last dashboard on the device, so that the next visit renders before the network answers.
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { type Mark, readLocalCache, writeLocalCache } from '#web/lib/offline/local-cache.ts';

/** Incremented when the shape changes, so that a copy of an older build is ignored. */
const SHAPE = 1;

/** Null means the next event. */
const markOf = (personId: string, eventId: string | null): Mark => [SHAPE, personId, eventId];

export const cacheDashboard = (personId: string, eventId: string | null, dashboard: Dashboard | null): void =>
  writeLocalCache('dashboard', markOf(personId, eventId), dashboard);

export const readCachedDashboard = (personId: string, eventId: string | null): Dashboard | null =>
  (readLocalCache('dashboard', markOf(personId, eventId))?.content ?? null) as Dashboard | null;
