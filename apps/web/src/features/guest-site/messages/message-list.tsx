// What guests wrote, each with who did, when, and the way to their household.
import { Link } from 'react-router';
import type { GuestWord } from '#web/features/guest-site/messages/guest-messages.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { guestWords as text } from '#web/locales/fr/guest-messages.ts';

export function WordList({ words }: { words: readonly GuestWord[] }) {
  return (
    <ul aria-label={text.wordList} className="max-w-measure">
      {words.map((word) => (
        <li key={word.id} className="border-hairline py-6 first:pt-0 not-last:border-b">
          <blockquote className="wrap-anywhere whitespace-pre-line">{word.message}</blockquote>
          <Sender word={word} />
        </li>
      ))}
    </ul>
  );
}

export function SongList({ words }: { words: readonly GuestWord[] }) {
  return (
    <ul aria-label={text.songList} className="max-w-measure">
      {words.map((word) => (
        <li key={word.id} className="border-hairline py-4 first:pt-0 not-last:border-b">
          <p className="wrap-anywhere font-medium">{word.song}</p>
          <Sender word={word} />
        </li>
      ))}
    </ul>
  );
}

function Sender({ word: { name, household, at } }: { word: GuestWord }) {
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
