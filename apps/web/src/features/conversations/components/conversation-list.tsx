// The conversations of an event, the most recent first. Each opens the page of its request.
import { trades } from '@liesse/domain';
import { Link } from 'react-router';
import type { ConversationRow } from '#web/features/conversations/conversation.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { messages as text } from '#web/locales/fr/messages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';

interface ConversationListProps {
  conversations: readonly ConversationRow[];
  now: Date;
}

export function ConversationList({ conversations, now }: ConversationListProps) {
  return (
    <ul className="border-hairline border-b">
      {conversations.map((conversation) => (
        <li key={conversation.id} className="border-hairline border-t">
          <Link
            to={`/client/partners/requests/${conversation.request_id}`}
            className="group flex items-start gap-4 py-4 focus-visible:outline-offset-0"
          >
            <Avatar name={conversation.partner_name} size="medium" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span
                  className={`wrap-anywhere group-hover:text-accent group-hover:underline ${conversation.unread > 0 ? 'font-medium' : ''}`}
                >
                  {conversation.partner_name}
                </span>
                <time dateTime={conversation.last_message_at} className="text-quiet text-small">
                  {formatSince(new Date(conversation.last_message_at), now)}
                </time>
              </span>
              <span className="block text-quiet text-small">
                {trades.find(({ id }) => id === conversation.trade)?.name}
              </span>
              <span className="mt-1 flex items-center gap-3 text-small">
                <span className={`min-w-0 flex-1 truncate ${conversation.unread > 0 ? '' : 'text-quiet'}`}>
                  {lastMessageText(conversation)}
                </span>
                {conversation.unread > 0 && <Badge tone="accent">{text.unread(conversation.unread)}</Badge>}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function lastMessageText({ last_body: body, last_side: side }: ConversationRow): string {
  if (body === null) return text.nothingYet;
  const shown = body === '' ? text.fileAlone : body;
  return side === 'client' ? text.own(shown) : shown;
}
