// The last dashboard that this browser showed, so that the next visit paints before the network answers.
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { keepCopy, keptCopy, type Mark } from '#web/lib/kept-copy.ts';

/** Raised when the answer changes its shape: what an older build kept is not read. */
const SHAPE = 1;

/** As it was asked for: null for the next to come. */
const markOf = (personId: string, eventId: string | null): Mark => [SHAPE, personId, eventId];

export const keepDashboard = (personId: string, eventId: string | null, dashboard: Dashboard | null): void =>
  keepCopy('dashboard', markOf(personId, eventId), dashboard);

export const keptDashboard = (personId: string, eventId: string | null): Dashboard | null =>
  (keptCopy('dashboard', markOf(personId, eventId))?.content ?? null) as Dashboard | null;
