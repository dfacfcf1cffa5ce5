// What happens now and what comes next, on a day of the event. Hours are those of the device's clock.
import type { Timed } from '#web/features/timeline/entries.ts';
import { type CivilDate, civilDateOf, daysBetween } from '#web/lib/format/civil-date.ts';

export interface CurrentEntries<Item> {
  current: Item[];
  next: Item | null;
  /** Minutes until the next entry begins. */
  minutesLeft: number;
}

const DAY = 1440;

/** Null on a day without entries, and once the last of them is over. */
export function currentEntries<Item extends Timed>(
  items: readonly Item[],
  startsOn: CivilDate | null,
  now: Date,
): CurrentEntries<Item> | null {
  if (startsOn === null) return null;
  const today = daysBetween(startsOn, civilDateOf(now));
  const minute = today * DAY + now.getHours() * 60 + now.getMinutes();
  const timed = items
    .filter(({ starts_minute: start }) => start !== null)
    .toSorted((one, other) => startOf(one) - startOf(other));
  const current = timed.filter((item) => startOf(item) <= minute && minute < startOf(item) + item.duration_minutes);
  // The night after a day belongs to it.
  const next = timed.find((item) => startOf(item) > minute && item.day <= today) ?? null;
  if (current.length === 0 && next === null) return null;
  return { current, next, minutesLeft: next === null ? 0 : startOf(next) - minute };
}

const startOf = ({ day, starts_minute: start }: Timed): number => day * DAY + (start ?? 0);
