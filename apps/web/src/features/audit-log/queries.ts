// The queries of the audit log: its pages, and what it can be filtered by.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AuditFilters, argumentsOf } from '#web/features/audit-log/audit-filters.ts';
import { type AuditChoices, type AuditPage, auditChoices, auditPage } from '#web/features/audit-log/entry.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const auditKey = ['audit-log'] as const;

/** A page after the number `before`, the newest first. */
export async function readPage(
  filters: AuditFilters,
  before: number | null,
  { most, signal }: { most: number; signal?: AbortSignal },
): Promise<AuditPage> {
  const client = await supabase();
  const call = client.rpc('audit_list', { ...argumentsOf(filters), ...(before !== null && { before }), most });
  const { data } = await (signal === undefined ? call : call.abortSignal(signal)).throwOnError();
  return auditPage.parse(data);
}

const PAGE_SIZE = 50;

export const auditListQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, 'list', filters],
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam: before }) => readPage(filters, before, { most: PAGE_SIZE, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const auditChoicesQuery = queryOptions({
  queryKey: [...auditKey, 'choices'],
  queryFn: async ({ signal }): Promise<AuditChoices> => {
    const client = await supabase();
    const { data } = await client.rpc('audit_filters').abortSignal(signal).throwOnError();
    return auditChoices.parse(data);
  },
});
