// The queries of the moderators' queue and of one case.
import type { ReportKind } from '@liesse/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type CaseRow,
  type CaseState,
  caseList,
  type ModerationCase,
  moderationCase,
} from '#web/features/moderation/case.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const PAGE_SIZE = 20;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const queueKey = ['moderation-queue'] as const;

export const queueQuery = (state: CaseState, kind: ReportKind | null) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, state, kind],
    queryFn: async ({ signal, pageParam: after }): Promise<CaseRow[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('moderation_queue', {
          of_state: state,
          ...(kind !== null && { of_kind: kind }),
          ...(after !== null && { after_at: after.since, after_id: after.id }),
        })
        .abortSignal(signal)
        .throwOnError();
      return caseList.parse(data);
    },
    initialPageParam: null as Pick<CaseRow, 'since' | 'id'> | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
  });

/** Null for a case that the caller does not decide on. */
export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['moderation-case', caseId],
    queryFn: async ({ signal }): Promise<ModerationCase | null> => {
      if (!UUID.test(caseId)) return null;
      const client = await supabase();
      const { data } = await client.rpc('moderation_case', { of_case: caseId }).abortSignal(signal).throwOnError();
      return data === null ? null : moderationCase.parse(data);
    },
  });
