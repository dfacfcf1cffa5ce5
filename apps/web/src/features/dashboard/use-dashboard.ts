// The dashboard of the event that the screens are about, asked for beside the list of events and not after it.
import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { dashboardQuery } from '#web/features/dashboard/queries.ts';
import { useChosenEventId } from '#web/features/events/current-event.ts';
import { eventsQuery } from '#web/features/events/queries.ts';

interface ShownDashboard {
  /** Null for somebody without an event, undefined until it is known. */
  dashboard: Dashboard | null | undefined;
  isError: boolean;
  retry: () => void;
}

export function useDashboard(personId: string): ShownDashboard {
  const chosenId = useChosenEventId();
  const { data: events } = useQuery(eventsQuery(personId));
  // One that was chosen here may be gone, or have been somebody else's who used this device.
  const isGone = events !== undefined && !events.some(({ id }) => id === chosenId);
  const { data, isError, refetch } = useQuery(dashboardQuery(personId, isGone ? null : chosenId));
  return { dashboard: data, isError, retry: () => void refetch() };
}
