// The bookings of a partner as a calendar file. Pure.
import { dayTimes } from '../../../packages/domain/src/dates/calendar.ts';
import { namedCalendar } from '../event-calendar/calendar.ts';

/** What the database's partner_feed answers for an address that opens. */
export interface BookingsFeed {
  name: string;
  bookings: {
    id: string;
    event_name: string;
    client_name: string;
    place: string | null;
    first_day: string;
    last_day: string;
  }[];
}

export const bookingsCalendar = ({ name, bookings }: BookingsFeed, now: Date): string =>
  namedCalendar(
    `Réservations – ${name}`,
    bookings.map(({ id, event_name: event, client_name: client, place, first_day: first, last_day: last }) => ({
      id,
      times: dayTimes(first, last),
      summary: client === '' ? event : `${event} – ${client}`,
      location: place ?? '',
    })),
    now,
  );
