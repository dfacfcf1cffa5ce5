// The query for the dashboard of one event, or of the next one.
import { queryOptions } from '@tanstack/react-query';
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { cacheDashboard, readCachedDashboard } from '#web/features/dashboard/dashboard-cache.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { supabase } from '#web/lib/api/supabase.ts';

/** Null reads the dashboard of the next event; the result is null without one. */
export const dashboardQuery = (personId: string, eventId: string | null) =>
  queryOptions({
    queryKey: [...eventKeys.dashboards, eventId],
    queryFn: async ({ signal }): Promise<Dashboard | null> => {
      // The schema arrives beside the answer, so that the page itself does not wait for it.
      const [{ clientDashboard }, { data }] = await Promise.all([
        import('#web/features/dashboard/dashboard.ts'),
        supabase().then((client) =>
          client
            .rpc('client_dashboard', eventId === null ? {} : { of_event: eventId })
            .abortSignal(signal)
            .throwOnError(),
        ),
      ]);
      const dashboard = data === null ? null : clientDashboard.parse(data);
      cacheDashboard(personId, eventId, dashboard);
      return dashboard;
    },
    // The cached copy is shown until the answer arrives, whatever its age.
    initialData: () => readCachedDashboard(personId, eventId) ?? undefined,
    initialDataUpdatedAt: 0,
  });
