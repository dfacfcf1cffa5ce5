// The messages and song requests of guests: search, and the song list for the musicians.
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { foldText, formatList } from '#web/lib/format/format.ts';
import { guestMessages as text } from '#web/locales/fr/guest/guest-messages.ts';

export interface GuestMessage {
  id: string;
  name: string;
  household: { id: string; name: string };
  /** The message and the song are empty when the guest wrote none. */
  message: string;
  song: string;
  /** When the guest sent it. */
  at: string;
}

/** Every word of the search must be found, without regard to accents. */
export function findMessages(messages: readonly GuestMessage[], search: string): GuestMessage[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  return messages.filter(({ name, household, message, song }) => {
    const about = foldText([name, household.name, message, song].join(' '));
    return wanted.every((word) => about.includes(word));
  });
}

/** One line for each song, with all guests who asked for it. */
export function songLines(messages: readonly GuestMessage[]): string {
  const bySong = Map.groupBy(withSong(messages), ({ song }) => foldText(oneLine(song)));
  return Array.from(bySong.values(), (asked) => {
    const names = formatList([...new Set(asked.map(({ name }) => name))]);
    return text.songLine(oneLine(asked[0]?.song ?? ''), names);
  }).join('\n');
}

/** One line for each guest who asked for a song. */
export const songTable = (messages: readonly GuestMessage[]): Table => [
  [text.columns.song, text.columns.by, text.columns.household],
  ...withSong(messages).map(({ song, name, household }) => [oneLine(song), name, household.name]),
];

export const withSong = (messages: readonly GuestMessage[]): GuestMessage[] =>
  messages.filter(({ song }) => song !== '');
export const withMessage = (messages: readonly GuestMessage[]): GuestMessage[] =>
  messages.filter(({ message }) => message !== '');

const oneLine = (song: string): string => song.replaceAll(/\s+/g, ' ').trim();
