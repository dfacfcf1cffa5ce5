// What becomes of the hours when an entry is dropped elsewhere, nudged, or a way is put between two places.
import type { Buffer } from '@liesse/domain';
import type { Entry } from '#web/features/timeline/entries.ts';

/** The last minute of the night after, as the database keeps it. */
export const LAST_MINUTE = 1799;
const STEP_MINUTES = 5;
const DAY = 1440;

type Placed = Pick<Entry, 'id' | 'day' | 'starts_minute' | 'duration_minutes' | 'position'>;

export interface Placement {
  starts_minute: number;
  /** Decides among those that begin at the same minute. */
  position: number;
}

/** It begins as the one before it ends; put first, it ends as the next one begins. Null when it stands alone. */
export function placementIn(entries: readonly Placed[], order: readonly string[], id: string): Placement | null {
  const moved = entries.find((entry) => entry.id === id);
  const place = order.indexOf(id);
  const find = (at: number) => entries.find((entry) => entry.id === order[at]);
  const former = find(place - 1);
  const next = find(place + 1);
  if (moved === undefined || (former === undefined && next === undefined)) return null;
  const start =
    former === undefined ? startOf(next) - moved.duration_minutes : startOf(former) + former.duration_minutes;
  const starts_minute = clamp(start);
  return { starts_minute, position: positionAt(starts_minute, moved.position, former, next) };
}

/** Five minutes earlier or later, on the whole five minutes. */
export function nudged({ starts_minute: start, position }: Placed, direction: -1 | 1): Placement {
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
  /** Those that begin later for it, as far as the pauses between them do not take it up. */
  shifts: Shift[];
}

/** The way between two entries, and what it pushes. Null where the day has no room for it. */
export function travelBetween(entries: readonly Placed[], { after, before, needed }: Buffer): Travel | null {
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

function shiftsFrom(entries: readonly Placed[], former: Placed, next: Placed, minutes: number): Shift[] {
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

function positionAt(start: number, own: number, former: Placed | undefined, next: Placed | undefined): number {
  const above = former?.starts_minute === start ? former.position : null;
  const below = next?.starts_minute === start ? next.position : null;
  if (above !== null && below !== null) return (above + below) / 2;
  if (below !== null) return below - 1;
  return above === null ? own : above + 1;
}

const startOf = (entry: Placed | undefined): number => entry?.starts_minute ?? 0;
const absolute = (entry: Placed): number => entry.day * DAY + startOf(entry);
const clamp = (minute: number): number => Math.max(0, Math.min(minute, LAST_MINUTE));
