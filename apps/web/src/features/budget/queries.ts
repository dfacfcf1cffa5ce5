// Queries of the budget: the whole ledger in one request, and the documents of a line or of a payment with signed addresses.
import { queryOptions } from '@tanstack/react-query';
import { type BudgetLedger, budgetLedger } from '#web/features/budget/ledger.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const DOCUMENTS = 'event-documents';
/** Long enough to open a file, too short to share its address. */
const SIGNED_SECONDS = 600;

export const ledgerQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.ledger(eventId),
    queryFn: async ({ signal }): Promise<BudgetLedger> => {
      const client = await supabase();
      const { data } = await client.rpc('budget_ledger', { of_event: eventId }).abortSignal(signal).throwOnError();
      return budgetLedger.parse(data);
    },
    staleTime: 60_000,
  });

export interface LinkedDocument {
  id: string;
  name: string;
  size_bytes: number;
  /** Null when the file does not exist any more. */
  address: string | null;
}

export const lineDocumentsQuery = (eventId: string, lineId: string) =>
  queryOptions({
    queryKey: [...eventKeys.ledgerDocuments(eventId), lineId],
    queryFn: ({ signal }) => documentsBy('budget_item_id', lineId, signal),
    staleTime: (SIGNED_SECONDS * 1000) / 2,
  });

export const receiptQuery = (eventId: string, documentId: string) =>
  queryOptions({
    queryKey: [...eventKeys.ledgerReceipts(eventId), documentId],
    queryFn: async ({ signal }): Promise<LinkedDocument | null> =>
      (await documentsBy('id', documentId, signal))[0] ?? null,
    staleTime: (SIGNED_SECONDS * 1000) / 2,
  });

async function documentsBy(
  column: 'id' | 'budget_item_id',
  value: string,
  signal: AbortSignal,
): Promise<LinkedDocument[]> {
  const client = await supabase();
  const { data: rows } = await client
    .from('documents')
    .select('id, name, size_bytes, path')
    .eq(column, value)
    .order('name')
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  if (rows.length === 0) return [];
  const { data, error } = await client.storage.from(DOCUMENTS).createSignedUrls(
    rows.map(({ path }) => path),
    SIGNED_SECONDS,
  );
  if (error) throw error;
  const addresses = new Map(data.map(({ path, signedUrl }) => [path, signedUrl === '' ? null : signedUrl]));
  return rows.map(({ path, ...row }) => ({ ...row, address: addresses.get(path) ?? null }));
}
