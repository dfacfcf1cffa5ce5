// The dashboard of one event, or of the next to come.
import { queryOptions } from '@tanstack/react-query';
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { cacheDashboard, readCachedDashboard } from '#web/features/dashboard/dashboard-cache.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { supabase } from '#web/lib/api/supabase.ts';

/** Null asks for the next to come, and answers null when there is none. */
export const dashboardQuery = (personId: string, eventId: string | null) =>
  queryOptions({
    queryKey: [...eventKeys.dashboards, eventId],
    queryFn: async ({ signal }): Promise<Dashboard | null> => {
      const client = await supabase();
      const { data } = await client
        .rpc('client_dashboard', eventId === null ? {} : { of_event: eventId })
        .abortSignal(signal)
        .throwOnError();
      const dashboard = data as unknown as Dashboard | null;
      cacheDashboard(personId, eventId, dashboard);
      return dashboard;
    },
    // Shown until the answer comes, however old.
    initialData: () => readCachedDashboard(personId, eventId) ?? undefined,
    initialDataUpdatedAt: 0,
  });
