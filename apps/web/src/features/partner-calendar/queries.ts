// The queries of the partner's calendar, and its subscription to bookings.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type PartnerCalendar, partnerCalendar } from '#web/features/partner-calendar/calendar.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { addDays, addMonths, type CivilDate, firstOfMonth } from '#web/lib/format/civil-date.ts';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;

/** The months that the calendar shows: a year back, and as far ahead as the database closes days. */
export const calendarBounds = (today: CivilDate): { min: CivilDate; max: CivilDate } => ({
  min: addMonths(firstOfMonth(today), -MONTHS_BACK),
  max: addDays(addMonths(firstOfMonth(today), MONTHS_AHEAD + 1), -1),
});

export const calendarKey = (personId: string) => ['partner-calendar', personId] as const;

/** All its months at once, so that turning pages waits for nothing. Null for a person without a listing. The day is not part of the key:
 * without a network, the months that were read yesterday are shown. */
export const calendarQuery = (personId: string, today: CivilDate) =>
  queryOptions({
    queryKey: [...calendarKey(personId), 'days'],
    queryFn: async ({ signal }): Promise<PartnerCalendar | null> => {
      const client = await supabase();
      const { min, max } = calendarBounds(today);
      const { data } = await client
        .rpc('partner_calendar', { first: min, last: max })
        .abortSignal(signal)
        .throwOnError();
      return data === null ? null : partnerCalendar.parse(data);
    },
  });

export interface CalendarSettings {
  bookings_per_day: number;
  closed_weekdays: number[];
  closes_on_holidays: boolean;
  feed_created_at: string | null;
  feed_read_at: string | null;
}

const DEFAULTS: CalendarSettings = {
  bookings_per_day: 1,
  closed_weekdays: [],
  closes_on_holidays: false,
  feed_created_at: null,
  feed_read_at: null,
};

export const settingsQuery = (personId: string) =>
  queryOptions({
    queryKey: [...calendarKey(personId), 'settings'],
    queryFn: async ({ signal }): Promise<CalendarSettings> => {
      const client = await supabase();
      const { data } = await client
        .from('partner_calendars')
        .select('bookings_per_day, closed_weekdays, closes_on_holidays, feed_created_at, feed_read_at')
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data ?? DEFAULTS;
    },
  });

export const importsQuery = (personId: string) =>
  queryOptions({
    queryKey: [...calendarKey(personId), 'imports'],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client
        .from('calendar_imports')
        .select('id, name, address, fetched_at, error')
        .order('created_at')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
export type CalendarImport = Awaited<ReturnType<NonNullable<ReturnType<typeof importsQuery>['queryFn']>>>[number];

export function useLiveCalendar(personId: string, partnerId: string): void {
  const cache = useQueryClient();
  const filter = `partner_id=eq.${partnerId}`;
  useLiveRows(
    [
      { table: 'partner_bookings', filter },
      { table: 'quotes', filter },
    ],
    () => void cache.invalidateQueries({ queryKey: [...calendarKey(personId), 'days'] }),
  );
}
