// The calendar file of a guest: the moments of the invitation at the hours of Paris, where the events take place.
import { dayTimes, parisTimes, writeCalendar } from '@liesse/domain';

export interface CalendarMoment {
  id: string;
  name: string;
  day: string | null;
  hour: string | null;
  duration_minutes: number | null;
  place: string | null;
  address: string | null;
}

interface CalendarText {
  /** The event's name, written before the name of each moment. */
  title: string;
  description?: string;
}

const DEFAULT_MINUTES = 120;

/** Moments without a day are left out. */
export const calendarFile = (moments: readonly CalendarMoment[], text: CalendarText, now: Date): string =>
  writeCalendar({
    product: 'Invitation',
    entries: moments.flatMap(({ id, name, day, hour, duration_minutes: minutes, place, address }) =>
      day === null
        ? []
        : {
            id,
            times: hour === null ? dayTimes(day) : parisTimes(day, hour, minutes ?? DEFAULT_MINUTES),
            summary: `${text.title} – ${name}`,
            location: [place, address].filter(Boolean).join(', '),
            ...(text.description !== undefined && { description: text.description }),
          },
    ),
    now,
  });
