// Computes the hours of entries after a drop, a nudge or an inserted travel time.
import type { Buffer } from '@liesse/domain';
import type { Entry } from '#web/features/timeline/entries.ts';

/** The latest start that the table accepts: 5 h 59 of the night after. */
export const LAST_MINUTE = 1799;
const STEP_MINUTES = 5;
const DAY = 1440;

type PlacedEntry = Pick<Entry, 'id' | 'day' | 'starts_minute' | 'duration_minutes' | 'position'>;

export interface Placement {
  starts_minute: number;
  /** Orders entries that begin at the same minute. */
  position: number;
}

/** The entry begins when the one before it ends; in first place it ends when the next one begins. Null for the only entry of a day. */
export function placementIn(entries: readonly PlacedEntry[], order: readonly string[], id: string): Placement | null {
  const moved = entries.find((entry) => entry.id === id);
  const index = order.indexOf(id);
  const find = (at: number) => entries.find((entry) => entry.id === order[at]);
  const former = find(index - 1);
  const next = find(index + 1);
  if (moved === undefined || (former === undefined && next === undefined)) return null;
  const start =
    former === undefined ? startOf(next) - moved.duration_minutes : startOf(former) + former.duration_minutes;
  const starts_minute = clamp(start);
  return { starts_minute, position: positionAt(starts_minute, moved.position, former, next) };
}

/** Five minutes earlier or later, rounded to five minutes. */
export function nudged({ starts_minute: start, position }: PlacedEntry, direction: -1 | 1): Placement {
  const now = (start ?? 0) / STEP_MINUTES;
  const next = direction > 0 ? Math.floor(now) + 1 : Math.ceil(now) - 1;
  return { starts_minute: clamp(next * STEP_MINUTES), position };
}

export interface Shift {
  id: string;
  starts_minute: number;
}

export interface Travel {
  day: number;
  starts_minute: number;
  duration_minutes: number;
  /** The entries that begin later because of it; pauses between entries absorb a part of the delay. */
  shifts: Shift[];
}

/** The travel between two entries and the entries that it shifts. Null where the day is too short for it. */
export function travelBetween(entries: readonly PlacedEntry[], { after, before, needed }: Buffer): Travel | null {
  const former = entries.find(({ id }) => id === after);
  const next = entries.find(({ id }) => id === before);
  if (former === undefined || next === undefined) return null;
  const departure = absolute(former) + former.duration_minutes;
  const day = departure - former.day * DAY <= LAST_MINUTE ? former.day : next.day;
  const starts_minute = departure - day * DAY;
  const shifts = shiftsFrom(entries, former, next, departure + needed - absolute(next));
  if (starts_minute < 0 || shifts.some(({ starts_minute: start }) => start > LAST_MINUTE)) return null;
  return { day, starts_minute, duration_minutes: needed, shifts };
}

function shiftsFrom(entries: readonly PlacedEntry[], former: PlacedEntry, next: PlacedEntry, minutes: number): Shift[] {
  const later = entries
    .filter(({ id, day, starts_minute: start }) => id !== former.id && day === next.day && start !== null)
    .filter((entry) => startOf(entry) >= startOf(next))
    .toSorted((one, other) => startOf(one) - startOf(other));
  const shifts: Shift[] = [];
  let delay = minutes;
  let busyUntil = startOf(next);
  for (const entry of later) {
    delay -= Math.max(0, startOf(entry) - busyUntil);
    if (delay <= 0) break;
    shifts.push({ id: entry.id, starts_minute: startOf(entry) + delay });
    busyUntil = Math.max(busyUntil, startOf(entry) + entry.duration_minutes);
  }
  return shifts;
}

function positionAt(
  start: number,
  own: number,
  former: PlacedEntry | undefined,
  next: PlacedEntry | undefined,
): number {
  const above = former?.starts_minute === start ? former.position : null;
  const below = next?.starts_minute === start ? next.position : null;
  if (above !== null && below !== null) return (above + below) / 2;
  if (below !== null) return below - 1;
  return above === null ? own : above + 1;
}

const startOf = (entry: PlacedEntry | undefined): number => entry?.starts_minute ?? 0;
const absolute = (entry: PlacedEntry): number => entry.day * DAY + startOf(entry);
const clamp = (minute: number): number => Math.max(0, Math.min(minute, LAST_MINUTE));
