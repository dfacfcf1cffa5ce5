// The ledger by one call, and what the sheet of a line asks for beside it. It lies under the event's key: what changes the event
// renews the ledger too.
import { queryOptions } from '@tanstack/react-query';
import type { BudgetLedger } from '#web/features/budget/ledger.ts';
import { eventsKey } from '#web/features/events/queries.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const DOCUMENTS = 'event-documents';
/** Seconds: long enough to open a file, too short to pass its address on. */
const SIGNED_FOR = 600;

export const ledgerQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'ledger'],
    queryFn: async ({ signal }): Promise<BudgetLedger> => {
      const client = await supabase();
      const { data } = await client.rpc('budget_ledger', { of_event: eventId }).abortSignal(signal).throwOnError();
      return data as unknown as BudgetLedger;
    },
    staleTime: 60_000,
  });

export interface LinkedDocument {
  id: string;
  name: string;
  size_bytes: number;
  /** Null when the file is gone. */
  address: string | null;
}

export const lineDocumentsQuery = (eventId: string, lineId: string) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'ledger-documents', lineId],
    queryFn: ({ signal }) => documentsBy('budget_item_id', lineId, signal),
    staleTime: (SIGNED_FOR * 1000) / 2,
  });

export const receiptQuery = (eventId: string, documentId: string) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'ledger-receipt', documentId],
    queryFn: async ({ signal }): Promise<LinkedDocument | null> =>
      (await documentsBy('id', documentId, signal))[0] ?? null,
    staleTime: (SIGNED_FOR * 1000) / 2,
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
    SIGNED_FOR,
  );
  if (error) throw error;
  const addresses = new Map(data.map(({ path, signedUrl }) => [path, signedUrl === '' ? null : signedUrl]));
  return rows.map(({ path, ...row }) => ({ ...row, address: addresses.get(path) ?? null }));
}
