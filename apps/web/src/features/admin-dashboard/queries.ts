// The query of the administrators' dashboard.
import { queryOptions } from '@tanstack/react-query';
import { type AdminDashboard, adminDashboard } from '#web/features/admin-dashboard/dashboard.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const REFRESH_MS = 60_000;

export const adminDashboardQuery = (personId: string) =>
  queryOptions({
    queryKey: ['admin-dashboard', personId],
    queryFn: async ({ signal }): Promise<AdminDashboard> => {
      const client = await supabase();
      const { data } = await client.rpc('admin_dashboard').abortSignal(signal).throwOnError();
      return adminDashboard.parse(data);
    },
    refetchInterval: REFRESH_MS,
  });
