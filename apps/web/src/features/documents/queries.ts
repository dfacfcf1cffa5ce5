// Queries of an event's documents, of the storage they use, and of the signed addresses of their files.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type FileVariant, signedUrlQuery } from '#web/lib/api/signed-url.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const BUCKET = 'event-documents';

export type EventDocument = Pick<
  Tables<'documents'>,
  | 'id'
  | 'path'
  | 'name'
  | 'folder'
  | 'size_bytes'
  | 'mime'
  | 'event_partner_id'
  | 'budget_item_id'
  | 'created_at'
  | 'version'
>;

export const documentsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.documents(eventId),
    queryFn: async ({ signal }): Promise<EventDocument[]> => {
      const client = await supabase();
      const { data } = await client
        .from('documents')
        .select('id, path, name, folder, size_bytes, mime, event_partner_id, budget_item_id, created_at, version')
        .eq('event_id', eventId)
        .order('created_at', { ascending: false })
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

export const storageUsage = z.object({ used_bytes: z.number(), quota_bytes: z.number() });
export type StorageUsage = z.infer<typeof storageUsage>;

export const storageUsageQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.documentStorage(eventId),
    queryFn: async ({ signal }): Promise<StorageUsage> => {
      const client = await supabase();
      const { data } = await client.rpc('document_storage', { of_event: eventId }).abortSignal(signal).throwOnError();
      return storageUsage.parse(data);
    },
  });

export const documentUrlQuery = (path: string, variant: FileVariant = {}) => signedUrlQuery(BUCKET, path, variant);
