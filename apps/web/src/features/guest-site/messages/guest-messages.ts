// What can be done with the words and songs of guests: searched, and the songs handed on to whoever plays them.

import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { foldText, formatList } from '#web/lib/format/format.ts';
import { guestWords as text } from '#web/locales/fr/guest-messages.ts';

export interface GuestWord {
  id: string;
  name: string;
  household: { id: string; name: string };
  /** Empty where the guest wrote none; so is the song. */
  message: string;
  song: string;
  /** When it was sent. */
  at: string;
}

/** Every word of the search is found somewhere, whatever its accents. */
export function findWords(words: readonly GuestWord[], search: string): GuestWord[] {
  const sought = foldText(search).split(/\s+/).filter(Boolean);
  return words.filter(({ name, household, message, song }) => {
    const about = foldText([name, household.name, message, song].join(' '));
    return sought.every((word) => about.includes(word));
  });
}

/** A song that several people ask for is one line, with all of them. */
export function songLines(words: readonly GuestWord[]): string {
  const bySong = Map.groupBy(withSong(words), ({ song }) => foldText(oneLine(song)));
  return Array.from(bySong.values(), (asked) => {
    const names = formatList([...new Set(asked.map(({ name }) => name))]);
    return text.songLine(oneLine(asked[0]?.song ?? ''), names);
  }).join('\n');
}

/** A line for each person who asks. */
export const songTable = (words: readonly GuestWord[]): Table => [
  [text.columns.song, text.columns.by, text.columns.household],
  ...withSong(words).map(({ song, name, household }) => [oneLine(song), name, household.name]),
];

export const withSong = (words: readonly GuestWord[]): GuestWord[] => words.filter(({ song }) => song !== '');
export const withMessage = (words: readonly GuestWord[]): GuestWord[] => words.filter(({ message }) => message !== '');

const oneLine = (song: string): string => song.replaceAll(/\s+/g, ' ').trim();
