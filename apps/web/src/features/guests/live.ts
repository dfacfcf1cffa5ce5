// Follows the guest list by realtime events: replies, edits, new households. Only the changed people are fetched, so that scrolling,
// selecting and typing go on undisturbed.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuestBook, Person } from '#web/features/guests/guest-cache.ts';
import { guestBookQuery, refetchGuests, refetchIfChanged, refreshGuests } from '#web/features/guests/queries.ts';
import { type RowChange, useLiveRows } from '#web/lib/api/live-rows.ts';
import { announce } from '#web/lib/device/announce.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';

const TABLES = ['guests', 'households', 'moment_invitations', 'guest_replies', 'moments'] as const;
const NONE: ReadonlySet<string> = new Set();

/** Returns the people who have just changed, whose rows are highlighted once. */
export function useLiveGuests(eventId: string): ReadonlySet<string> {
  const cache = useQueryClient();
  const [fresh, setFresh] = useState(NONE);
  const followed = TABLES.map((table) => ({ table, filter: `event_id=eq.${eventId}` }));
  useLiveRows(followed, (changes) => {
    const book = cache.getQueryData(guestBookQuery(eventId).queryKey);
    // The channel has just opened, or an event came before the list: the mark of the list says whether it is up to date.
    if (book === undefined || changes.length === 0) return void refetchIfChanged(cache, eventId).catch(() => {});
    if (changes.some(({ table }) => table === 'moments')) return void refetchGuests(cache, eventId);
    void refreshGuests(cache, eventId, touchedPeople(changes, book)).then(
      (news) => {
        if (news === null) return;
        const difference = differenceOf(news.before, news.after);
        setFresh(new Set(difference.changed));
        if (ownWrites === 0) announceDifference(difference);
      },
      () => {
        // A change that cannot be fetched now comes with the next event, or when the page is visible again.
      },
    );
  });
  return fresh;
}

let ownWrites = 0;
const ECHO_MS = 1500;

/** The realtime channel also reports what this page wrote itself; that is not announced to the person who wrote it. */
export async function ignoreOwnRealtimeEvents<T>(work: () => Promise<T>): Promise<T> {
  ownWrites += 1;
  try {
    return await work();
  } finally {
    setTimeout(() => {
      ownWrites -= 1;
    }, ECHO_MS);
  }
}

/** The people whom the changed rows concern; a household concerns all its people. */
export function touchedPeople(changes: readonly RowChange[], book: GuestBook): string[] {
  const ids = new Set<string>();
  const homes = new Set<unknown>();
  for (const { table, row } of changes) {
    if (table === 'households') homes.add(row['id']);
    else ids.add(String(row[table === 'guests' ? 'id' : 'guest_id']));
  }
  for (const person of book.people) if (homes.has(person.household_id)) ids.add(person.id);
  return [...ids];
}

export interface Difference {
  changed: readonly string[];
  replies: number;
  gone: number;
}

export function differenceOf(before: GuestBook, after: GuestBook): Difference {
  const known = new Map(before.people.map((person) => [person.id, person]));
  const changed: string[] = [];
  let replies = 0;
  for (const person of after.people) {
    const earlier = known.get(person.id);
    known.delete(person.id);
    if (earlier === person || (earlier !== undefined && isSame(earlier, person))) continue;
    changed.push(person.id);
    replies += Number(earlier !== undefined && hasAnswered(earlier, person));
  }
  return { changed, replies, gone: known.size };
}

/** Compares what the row shows; a new version alone is not visible. */
const isSame = (before: Person, after: Person): boolean =>
  before.folded === after.folded &&
  before.answers.join() === after.answers.join() &&
  before.age_group === after.age_group &&
  before.allergies === after.allergies &&
  before.household.invitation_state === after.household.invitation_state;

const hasAnswered = (before: Person, after: Person): boolean =>
  after.answers.some((answer, index) => answer !== before.answers[index] && (answer === 'yes' || answer === 'no'));

function announceDifference({ changed, replies, gone }: Difference): void {
  if (replies > 0) announce(text.live.replies(replies));
  else if (changed.length > 0) announce(text.live.changed(changed.length));
  else if (gone > 0) announce(text.live.gone(gone));
}
