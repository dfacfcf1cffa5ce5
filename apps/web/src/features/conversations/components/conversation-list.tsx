// The conversations of an event, the last spoken in first. Each opens the page of its request.
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
      {conversations.map((one) => (
        <li key={one.id} className="border-hairline border-t">
          <Link
            to={`/client/partners/requests/${one.request_id}`}
            className="group flex items-start gap-4 py-4 focus-visible:outline-offset-0"
          >
            <Avatar name={one.partner_name} size="medium" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span
                  className={`wrap-anywhere group-hover:text-accent group-hover:underline ${one.unread > 0 ? 'font-medium' : ''}`}
                >
                  {one.partner_name}
                </span>
                <time dateTime={one.last_message_at} className="text-quiet text-small">
                  {formatSince(new Date(one.last_message_at), now)}
                </time>
              </span>
              <span className="block text-quiet text-small">{trades.find(({ id }) => id === one.trade)?.name}</span>
              <span className="mt-1 flex items-center gap-3 text-small">
                <span className={`min-w-0 flex-1 truncate ${one.unread > 0 ? '' : 'text-quiet'}`}>{wordsOf(one)}</span>
                {one.unread > 0 && <Badge tone="accent">{text.unread(one.unread)}</Badge>}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ last_body: body, last_side: side }: ConversationRow): string {
  if (body === null) return text.nothingYet;
  const words = body === '' ? text.fileAlone : body;
  return side === 'client' ? text.own(words) : words;
}
