// The types of a conversation, and where its unread messages begin.
import { partnerTypes, requestStates } from '@liesse/domain';
import * as z from 'zod/mini';

export interface MessageFile {
  path: string;
  name: string;
  size: number;
  mime: string;
}

export interface Message {
  id: string;
  side: 'client' | 'partner';
  author_id: string | null;
  author_name: string;
  body: string;
  files: readonly MessageFile[];
  created_at: string;
}

/** The answer of `conversation_list`. */
export const conversationList = z.array(
  z.object({
    id: z.string(),
    request_id: z.string(),
    partner_id: z.nullable(z.string()),
    partner_name: z.string(),
    trade: z.enum(partnerTypes),
    state: z.enum(requestStates),
    last_message_at: z.string(),
    last_body: z.nullable(z.string()),
    last_side: z.nullable(z.enum(['client', 'partner'])),
    unread: z.number(),
  }),
);
export type ConversationRow = z.infer<typeof conversationList>[number];

/** The id of the first unread message of the partner; null when all were read. */
export function firstUnread(messages: readonly Message[], unread: number): string | null {
  if (unread === 0) return null;
  const received = messages.filter(({ side }) => side === 'partner');
  return received.at(-unread)?.id ?? received[0]?.id ?? null;
}
