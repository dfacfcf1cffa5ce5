// The types of a conversation, where its unread messages begin and how far the other side has read.
import { partnerTypes, requestStates } from '@liesse/domain';
import * as z from 'zod/mini';

/** The side of a conversation that a reader is on. */
export type Side = 'client' | 'partner';

export interface MessageFile {
  path: string;
  name: string;
  size: number;
  mime: string;
}

export interface Message {
  id: string;
  side: Side;
  author_id: string | null;
  author_name: string;
  body: string;
  files: readonly MessageFile[];
  created_at: string;
  /** When moderation removed its text and its files. */
  removed_at: string | null;
}

/** The answer of `conversation_list`. */
export const conversationList = z.array(
  z.object({
    id: z.string(),
    request_id: z.string(),
    partner_id: z.nullable(z.string()),
    partner_name: z.string(),
    trade: z.enum(partnerTypes),
    client_name: z.string(),
    event_name: z.string(),
    starts_on: z.nullable(z.string()),
    state: z.enum(requestStates),
    last_message_at: z.string(),
    last_body: z.nullable(z.string()),
    last_side: z.nullable(z.enum(['client', 'partner'])),
    unread: z.number(),
  }),
);
export type ConversationRow = z.infer<typeof conversationList>[number];

/** Conversations with unread messages first; both parts keep their order. */
export const unreadFirst = (conversations: readonly ConversationRow[]): ConversationRow[] => [
  ...conversations.filter(({ unread }) => unread > 0),
  ...conversations.filter(({ unread }) => unread === 0),
];

/** The id of the first unread message of the other side; null when all were read. */
export function firstUnread(messages: readonly Message[], unread: number, own: Side): string | null {
  if (unread === 0) return null;
  const received = messages.filter(({ side }) => side !== own);
  return received.at(-unread)?.id ?? received[0]?.id ?? null;
}

/** The id of the last message of one's own side that the other side has read. */
export function lastRead(messages: readonly Message[], readAt: string | null, own: Side): string | null {
  if (readAt === null) return null;
  const until = Date.parse(readAt);
  return messages.findLast(({ side, created_at: at }) => side === own && Date.parse(at) <= until)?.id ?? null;
}
