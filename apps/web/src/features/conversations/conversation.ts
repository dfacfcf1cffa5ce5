// A conversation as its screens read it.
import type { PartnerType, RequestState } from '@liesse/domain';

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

/** As `conversation_list` answers it. */
export interface ConversationRow {
  id: string;
  request_id: string;
  partner_id: string | null;
  partner_name: string;
  trade: PartnerType;
  state: RequestState;
  last_message_at: string;
  last_body: string | null;
  last_side: 'client' | 'partner' | null;
  unread: number;
}

/** The first of the last `unread` messages of the other side; null when all was read. */
export function firstUnread(messages: readonly Message[], unread: number): string | null {
  if (unread === 0) return null;
  const received = messages.filter(({ side }) => side === 'partner');
  return received.at(-unread)?.id ?? received[0]?.id ?? null;
}
