// The conversations of one side with the other, in the given order.
import { trades } from '@liesse/domain';
import { NavLink } from 'react-router';
import type { ConversationRow, Side } from '#web/features/conversations/conversation.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { messages as text } from '#web/locales/fr/messages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';

interface ConversationListProps {
  /** The side that the reader is on. */
  side: Side;
  conversations: readonly ConversationRow[];
  now: Date;
  addressOf: (conversation: ConversationRow) => string;
}

export function ConversationList({ side, conversations, now, addressOf }: ConversationListProps) {
  return (
    <ul className="border-hairline border-b">
      {conversations.map((conversation) => (
        <li key={conversation.id} className="border-hairline border-t">
          <NavLink
            to={addressOf(conversation)}
            className="group flex items-start gap-4 py-4 focus-visible:outline-offset-0 aria-[current=page]:text-accent"
          >
            <Avatar name={otherName(conversation, side)} size="medium" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span
                  className={`wrap-anywhere group-hover:text-accent group-hover:underline ${conversation.unread > 0 ? 'font-medium' : ''}`}
                >
                  {otherName(conversation, side)}
                </span>
                <time dateTime={conversation.last_message_at} className="text-quiet text-small">
                  {formatSince(new Date(conversation.last_message_at), now)}
                </time>
              </span>
              <span className="block wrap-anywhere text-quiet text-small">
                {side === 'client'
                  ? trades.find(({ id }) => id === conversation.trade)?.name
                  : text.aboutEvent(conversation.event_name, conversation.starts_on)}
              </span>
              <span className="mt-1 flex items-center gap-3 text-small">
                <span className={`min-w-0 flex-1 truncate ${conversation.unread > 0 ? '' : 'text-quiet'}`}>
                  {lastMessageText(conversation, side)}
                </span>
                {conversation.unread > 0 && <Badge tone="accent">{text.unread(conversation.unread)}</Badge>}
              </span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const otherName = ({ partner_name: partner, client_name: client }: ConversationRow, side: Side): string =>
  side === 'client' ? partner : client || text.someClient;

function lastMessageText({ last_body: body, last_side: lastSide }: ConversationRow, side: Side): string {
  if (body === null) return side === 'client' ? text.nothingYet : text.nothingYetPartner;
  const shown = body === '' ? text.fileAlone : body;
  return lastSide === side ? text.own(shown) : shown;
}
