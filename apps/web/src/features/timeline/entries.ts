// The entries of a timeline as screens show them: by day, in the order of their hours, with unplaced entries apart.
import type { Tables } from '@liesse/database';
import { minuteLabel } from '@liesse/domain';
import { addDays, type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';

export type Entry = Tables<'timeline_items'>;
/** A copy that an earlier version cached has no contact. */
export type TimelinePartner = Pick<Tables<'event_partners'>, 'id' | 'name' | 'state'> & { contact?: string };

export interface Timeline {
  items: Entry[];
  partners: TimelinePartner[];
  members: Array<{ id: string; name: string }>;
}

/** The fields that decide where an entry goes. */
export interface Timed {
  day: number;
  starts_minute: number | null;
  duration_minutes: number;
}

/** An entry as `timeline_sheet` answers it. */
export interface SheetEntry extends Timed {
  id: string;
  title: string;
  place: string;
  in_charge: string;
  partner_name: string;
  notes: string;
}

/** The shared entries, for anyone with the link. */
export interface TimelineSheet {
  state: 'open';
  event: { name: string; starts_on: string | null; ends_on: string | null; place: string | null };
  items: SheetEntry[];
}

export interface Day<Item> {
  day: number;
  items: Item[];
}

/** An entry of the night after its day has a minute from here on. */
const NIGHT = 1440;

/** Groups the entries that have an hour by day. Entries of the same minute stay in the given order. */
export function daysOf<Item extends Timed>(items: readonly Item[]): Day<Item>[] {
  const timed = items.filter(({ starts_minute: start }) => start !== null);
  const numbers = [...new Set(timed.map(({ day }) => day))].toSorted((one, other) => one - other);
  return numbers.map((day) => ({
    day,
    items: timed
      .filter((item) => item.day === day)
      .toSorted((one, other) => (one.starts_minute ?? 0) - (other.starts_minute ?? 0)),
  }));
}

export const unplacedOf = <Item extends Timed>(items: readonly Item[]): Item[] =>
  items.filter(({ starts_minute: start }) => start === null);

/** « Jour J », « La veille », « J + 2 » */
export function nameOfDay(day: number): string {
  const { days } = text;
  if (day === 0) return days.day;
  if (day === -1) return days.eve;
  if (day === 1) return days.next;
  return day < 0 ? days.before(-day) : days.after(day);
}

/** « samedi 12 juin 2027 »; null while the event has no date. */
export const dateOfDay = (day: number, startsOn: CivilDate | null): string | null =>
  startsOn === null ? null : formatCivilDate(addDays(startsOn, day));

/** « 18 h 30 » */
export const hourOf = (minute: number): string => formatTime(minuteLabel(minute));

/** « 18 h 30 – 19 h 15 »; only the start of an entry without a duration. */
export function hoursOf({ starts_minute: start, duration_minutes: duration }: Timed): string {
  if (start === null) return '';
  return duration === 0 ? hourOf(start) : text.span(hourOf(start), hourOf(start + duration));
}

export const isInTheNight = ({ starts_minute: start }: Timed): boolean => start !== null && start >= NIGHT;
