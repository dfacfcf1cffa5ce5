// The plan of the day beside a booking: the moments of the event and the partner's own steps in one order.
import { minuteLabel } from '@liesse/domain';
import type { DayPlan } from '#web/features/partner-requests/partner-request.ts';
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts';
import { formatTime } from '#web/lib/format/format.ts';

export interface PlanEntry {
  id: string;
  title: string;
  place: string;
  /** « 18 h 30 » or « 18 h 30 – 19 h »; null without an hour. */
  hours: string | null;
  /** The partner is in charge of it. */
  isOwn: boolean;
}

export interface PlanDay {
  /** Null for entries without a date. */
  date: CivilDate | null;
  entries: PlanEntry[];
}

interface TimedEntry extends PlanEntry {
  date: CivilDate | null;
  minute: number | null;
}

/** By date, then by hour; entries without one come last. */
export function planDays({ starts_on: startsOn, moments, steps }: DayPlan): PlanDay[] {
  const entries: TimedEntry[] = [
    ...moments.map(({ id, name, day, hour, place }) => ({
      id,
      title: name,
      place,
      date: day ?? startsOn,
      minute: hour === null ? null : minuteOf(hour),
      hours: hour === null ? null : formatTime(hour),
      isOwn: false,
    })),
    ...steps.map(({ id, title, place, day, starts_minute: start, duration_minutes: duration }) => ({
      id,
      title,
      place,
      date: startsOn === null ? null : addDays(startsOn, day),
      minute: start,
      hours: start === null ? null : hoursOf(start, duration),
      isOwn: true,
    })),
  ];
  const days = Map.groupBy(entries.toSorted(byHour), ({ date }) => date);
  return [...days]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([date, ofDay]) => ({ date, entries: ofDay.map(({ date: _date, minute: _minute, ...entry }) => entry) }));
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const hoursOf = (start: number, duration: number): string =>
  [start, ...(duration === 0 ? [] : [start + duration])].map((minute) => formatTime(minuteLabel(minute))).join(' – ');

const byHour = (one: TimedEntry, other: TimedEntry): number => compare(one.minute, other.minute);

/** Null comes last. */
function compare<Value extends string | number>(one: Value | null, other: Value | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}
