// The lists of messages and of songs, each with its author, its date and a link to the household.
import { Link } from 'react-router';
import type { GuestMessage } from '#web/features/guest-site/messages/guest-messages.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { guestMessages as text } from '#web/locales/fr/guest/guest-messages.ts';

export function MessageList({ messages }: { messages: readonly GuestMessage[] }) {
  return (
    <ul aria-label={text.wordList} className="max-w-measure">
      {messages.map((message) => (
        <li key={message.id} className="border-hairline py-6 first:pt-0 not-last:border-b">
          <blockquote className="wrap-anywhere whitespace-pre-line">{message.message}</blockquote>
          <Sender message={message} />
        </li>
      ))}
    </ul>
  );
}

export function SongList({ messages }: { messages: readonly GuestMessage[] }) {
  return (
    <ul aria-label={text.songList} className="max-w-measure">
      {messages.map((message) => (
        <li key={message.id} className="border-hairline py-4 first:pt-0 not-last:border-b">
          <p className="wrap-anywhere font-medium">{message.song}</p>
          <Sender message={message} />
        </li>
      ))}
    </ul>
  );
}

function Sender({ message: { name, household, at } }: { message: GuestMessage }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-quiet text-small">
      <span className="wrap-anywhere">{name}</span>
      <Link
        to={`/client/guests/${household.id}`}
        className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline-offset-4 hover:underline"
      >
        {text.from(household.name)}
      </Link>
      <time dateTime={at}>{formatDay(new Date(at))}</time>
    </p>
  );
}
