// The documents of an event, the room they take, and the addresses by which they are read for a while.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { eventsKey } from '#web/features/events/queries.ts';
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

/** Under the event's own key: whatever is done to the event renews it. */
export const documentsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'documents'],
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

export interface Room {
  used_bytes: number;
  quota_bytes: number;
}

export const roomQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'document-room'],
    queryFn: async ({ signal }): Promise<Room> => {
      const client = await supabase();
      const { data } = await client.rpc('document_room', { of_event: eventId }).abortSignal(signal).throwOnError();
      return data as unknown as Room;
    },
  });

/** An address that opens the file for an hour. */
export const addressQuery = (path: string, look: FileVariant = {}) => signedUrlQuery(BUCKET, path, look);
