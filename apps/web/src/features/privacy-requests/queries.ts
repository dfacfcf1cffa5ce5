// The queries of the privacy desk.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Cursor, type Desk, desk, type RetentionRun, retentionRuns } from '#web/features/privacy-requests/desk.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const deskKey = ['privacy-desk'] as const;

export const deskQuery = (isAnswered: boolean) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, isAnswered],
    queryFn: async ({ signal, pageParam: after }): Promise<Desk> => {
      const client = await supabase();
      const { data } = await client
        .rpc('privacy_desk', {
          answered: isAnswered,
          ...(after !== null && { after_at: after.at, after_id: after.id }),
        })
        .abortSignal(signal)
        .throwOnError();
      return desk.parse(data);
    },
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }) => next,
  });

export const retentionRunsQuery = () =>
  queryOptions({
    queryKey: ['retention-runs'],
    queryFn: async ({ signal }): Promise<RetentionRun[]> => {
      const client = await supabase();
      const { data } = await client.rpc('retention_runs').abortSignal(signal).throwOnError();
      return retentionRuns.parse(data);
    },
  });
