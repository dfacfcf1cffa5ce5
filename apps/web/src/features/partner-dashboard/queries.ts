// The query of the partner's dashboard, and its subscription to what it counts.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { PartnerDashboard } from '#web/features/partner-dashboard/dashboard.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

/** Null for a person without a listing. */
export const partnerDashboardQuery = (personId: string) =>
  queryOptions({
    queryKey: ['partner-dashboard', personId],
    queryFn: async ({ signal }): Promise<PartnerDashboard | null> => {
      // The schema arrives beside the answer, so that the page itself does not wait for it.
      const [{ partnerDashboard }, { data }] = await Promise.all([
        import('#web/features/partner-dashboard/dashboard.ts'),
        supabase().then((client) => client.rpc('partner_dashboard').abortSignal(signal).throwOnError()),
      ]);
      return data === null ? null : partnerDashboard.parse(data);
    },
  });

export function useLivePartnerDashboard(personId: string, partnerId: string): void {
  const cache = useQueryClient();
  const filter = `partner_id=eq.${partnerId}`;
  useLiveRows(
    [
      { table: 'quote_requests', filter },
      { table: 'quotes', filter },
      { table: 'conversations', filter },
      { table: 'conversation_reads', filter: `user_id=eq.${personId}` },
    ],
    () => void cache.invalidateQueries({ queryKey: partnerDashboardQuery(personId).queryKey }),
  );
}
