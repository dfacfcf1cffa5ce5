// Queries of the conversations of an event or of a partner, and of the signed addresses of their files.
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type ConversationRow, conversationList } from '#web/features/conversations/conversation.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const BUCKET = 'message-files';
const HOUR_S = 3600;
/** The database answers with this many conversations at most. */
const LIST_SIZE = 200;
export const partnerConversationsKey = ['partner-conversations'] as const;

export const conversationsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.conversations(eventId),
    queryFn: async ({ signal }): Promise<ConversationRow[]> => {
      const client = await supabase();
      const { data } = await client.rpc('conversation_list', { of_event: eventId }).abortSignal(signal).throwOnError();
      return conversationList.parse(data);
    },
  });

export function useLiveConversations(eventId: string, personId: string): void {
  const cache = useQueryClient();
  useLiveRows(
    [
      { table: 'conversations', filter: `event_id=eq.${eventId}` },
      { table: 'quote_requests', filter: `event_id=eq.${eventId}` },
      { table: 'conversation_reads', filter: `user_id=eq.${personId}` },
    ],
    () => void cache.invalidateQueries({ queryKey: conversationsQuery(eventId).queryKey }),
  );
}

/** The conversations of the signed-in partner, the most recent first. */
export const partnerConversationsQuery = () =>
  infiniteQueryOptions({
    queryKey: partnerConversationsKey,
    queryFn: async ({ signal, pageParam: after }): Promise<ConversationRow[]> => {
      const client = await supabase();
      const cursor = after === null ? {} : { after_at: after.last_message_at, after_id: after.id };
      const { data } = await client.rpc('conversation_list', cursor).abortSignal(signal).throwOnError();
      return conversationList.parse(data);
    },
    initialPageParam: null as Pick<ConversationRow, 'id' | 'last_message_at'> | null,
    getNextPageParam: (page) => (page.length < LIST_SIZE ? undefined : page.at(-1)),
  });

/**
 * Policies limit the rows to those of the partner; the filter spares the server the others. A list without any conversation does not
 * know its partner.
 */
export function useLivePartnerConversations(personId: string, partnerId: string | null): void {
  const cache = useQueryClient();
  const own = partnerId === null ? {} : { filter: `partner_id=eq.${partnerId}` };
  useLiveRows(
    [
      { table: 'conversations', ...own },
      { table: 'quote_requests', ...own },
      { table: 'conversation_reads', filter: `user_id=eq.${personId}` },
    ],
    () => void cache.invalidateQueries({ queryKey: partnerConversationsKey }),
  );
}

/** By path. The bucket is private: an address is signed for an hour, and renewed before it expires. */
export const fileUrlsQuery = (paths: readonly string[]) =>
  queryOptions({
    queryKey: ['message-files', ...paths],
    enabled: paths.length > 0,
    staleTime: (HOUR_S * 1000) / 2,
    refetchInterval: (HOUR_S * 1000) / 2,
    queryFn: async (): Promise<ReadonlyMap<string, string>> => {
      const client = await supabase();
      const { data, error } = await client.storage.from(BUCKET).createSignedUrls([...paths], HOUR_S);
      if (error) throw error;
      return new Map(data.flatMap(({ path, signedUrl }) => (path === null || !signedUrl ? [] : [[path, signedUrl]])));
    },
  });
