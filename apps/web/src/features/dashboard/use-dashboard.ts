// Reads the dashboard of the current event in parallel with the list of events.
import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { dashboardQuery } from '#web/features/dashboard/queries.ts';
import { useChosenEventId } from '#web/features/events/current-event.ts';
import { eventsQuery } from '#web/features/events/queries.ts';

interface ShownDashboard {
  /** Null for a person without an event, undefined while loading. */
  dashboard: Dashboard | null | undefined;
  isError: boolean;
  retry: () => void;
}

export function useDashboard(personId: string): ShownDashboard {
  const chosenId = useChosenEventId();
  const { data: events } = useQuery(eventsQuery(personId));
  // The chosen event may have been deleted, or belong to another person who used this device.
  const isGone = events !== undefined && !events.some(({ id }) => id === chosenId);
  const { data, isError, refetch } = useQuery(dashboardQuery(personId, isGone ? null : chosenId));
  return { dashboard: data, isError, retry: () => void refetch() };
}
