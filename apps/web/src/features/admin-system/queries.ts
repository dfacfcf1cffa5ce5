// The queries of the system page: the health of the server, its state, and what failed for good.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type BrowserError,
  browserErrors,
  type FailurePage,
  failurePage,
  type SystemStatus,
  systemStatus,
} from '#web/features/admin-system/system.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const REFRESH_MS = 30_000;
const BACKUP_REFRESH_MS = 2_000;

/** Whether this server says that it can answer requests. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['system-health'],
    queryFn: async ({ signal }): Promise<boolean> => (await fetch('/health', { signal, cache: 'no-store' })).ok,
    refetchInterval: REFRESH_MS,
  });

export const systemStatusQuery = (personId: string) =>
  queryOptions({
    queryKey: ['system-status', personId],
    queryFn: async ({ signal }): Promise<SystemStatus> => {
      const client = await supabase();
      const { data } = await client.rpc('system_status').abortSignal(signal).throwOnError();
      return systemStatus.parse(data);
    },
    refetchInterval: ({ state }) => (state.data?.backups?.is_running === true ? BACKUP_REFRESH_MS : REFRESH_MS),
  });

export const failuresQuery = (personId: string) =>
  infiniteQueryOptions({
    queryKey: ['system-failures', personId],
    queryFn: async ({ signal, pageParam: after }): Promise<FailurePage> => {
      const client = await supabase();
      const { data } = await client
        .rpc('system_failures', after === null ? {} : { after_at: after.at, after_id: after.id })
        .abortSignal(signal)
        .throwOnError();
      return failurePage.parse(data);
    },
    initialPageParam: null as FailurePage['next'],
    getNextPageParam: ({ next }) => next,
  });

export const browserErrorsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['browser-errors', personId],
    queryFn: async ({ signal }): Promise<BrowserError[]> => {
      const client = await supabase();
      const { data } = await client.rpc('browser_error_list').abortSignal(signal).throwOnError();
      return browserErrors.parse(data);
    },
    refetchInterval: REFRESH_MS,
  });
