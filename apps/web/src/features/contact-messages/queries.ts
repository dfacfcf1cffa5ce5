// The queries of the messages to the operator.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type ContactMessage,
  contactMessage,
  type InboxRow,
  inbox,
  type MessageState,
} from '#web/features/contact-messages/message.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const PAGE_SIZE = 30;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const inboxKey = ['contact-inbox'] as const;

export const inboxQuery = (state: MessageState, words: string) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, state, words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam: after }): Promise<InboxRow[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('contact_inbox', {
          of_state: state,
          words,
          ...(after !== null && { before_at: after.created_at, before_id: after.id }),
        })
        .abortSignal(signal)
        .throwOnError();
      return inbox.parse(data);
    },
    initialPageParam: null as Pick<InboxRow, 'created_at' | 'id'> | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
  });

/** Null for a message that was deleted. */
export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['contact-message', messageId],
    queryFn: async ({ signal }): Promise<ContactMessage | null> => {
      if (!UUID.test(messageId)) return null;
      const client = await supabase();
      const { data } = await client.rpc('contact_message', { message: messageId }).abortSignal(signal).throwOnError();
      return data === null ? null : contactMessage.parse(data);
    },
  });
