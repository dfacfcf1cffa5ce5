// The messages that contain the searched words, the newest first. Each opens its conversation.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { excerptOf, type FoundMessage, messageSearchQuery } from '#web/features/conversations/message-search.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { messages } from '#web/locales/fr/messages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { search: text } = messages;

interface MessageSearchProps {
  words: string;
  now: Date;
  addressOf: (requestId: string) => string;
}

export function MessageSearch({ words, now, addressOf }: MessageSearchProps) {
  const list = useQuery(messageSearchQuery(words));
  return (
    <QueryList list={list} failure={text.failed} empty={<EmptyState title={text.none} text={text.noneText} />}>
      {(found) => (
        <ul aria-label={text.results} className="border-hairline border-b">
          {found.map((message) => (
            <li key={message.id} className="border-hairline border-t">
              <Link to={addressOf(message.request_id)} className="group block py-4 focus-visible:outline-offset-0">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="wrap-anywhere group-hover:text-accent group-hover:underline">
                    {message.client_name || messages.someClient}
                  </span>
                  <time dateTime={message.created_at} className="text-quiet text-small">
                    {formatSince(new Date(message.created_at), now)}
                  </time>
                </span>
                <span className="block wrap-anywhere text-quiet text-small">{message.event_name}</span>
                <FoundText message={message} words={words} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}

function FoundText({ message: { side, body }, words }: { message: FoundMessage; words: string }) {
  const { before, match, after } = excerptOf(body, words);
  return (
    <span className="mt-1 block wrap-anywhere text-small">
      {side === 'partner' && messages.own('')}
      {before}
      {match !== '' && <mark className="bg-metal-wash text-ink">{match}</mark>}
      {after}
    </span>
  );
}
