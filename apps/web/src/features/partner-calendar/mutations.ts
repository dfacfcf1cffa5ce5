// Writes of the partner's calendar.
import { busyDaysMessages, MAX_CALENDAR_BYTES, readBusyDays } from '@liesse/domain';
import type { DayRange } from '#web/features/partner-calendar/calendar.ts';
import { calendarBounds, calendarKey, settingsQuery } from '#web/features/partner-calendar/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { partnerCalendar as text } from '#web/locales/fr/partner/partner-calendar.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export function useRangeMutation(personId: string) {
  return useToastMutation({
    mutationFn: ({ range, isClosing }: { range: DayRange; isClosing: boolean }) =>
      writeApi((client) => client.rpc(isClosing ? 'block_days' : 'free_days', range)),
    invalidates: [[...calendarKey(personId), 'days']],
  });
}

export interface CalendarChoices {
  bookingsPerDay: number;
  closedWeekdays: number[];
  closesOnHolidays: boolean;
}

/** The form shows a refusal. */
export function useSettingsMutation(personId: string) {
  return useToastMutation({
    mutationFn: ({ bookingsPerDay, closedWeekdays, closesOnHolidays }: CalendarChoices) =>
      writeApi((client) =>
        client.rpc('set_partner_calendar', {
          bookings_per_day: bookingsPerDay,
          closed_weekdays: closedWeekdays,
          closes_on_holidays: closesOnHolidays,
        }),
      ),
    invalidates: [calendarKey(personId)],
    success: { title: text.settings.saved },
  });
}

/** The database stores only a hash of the token: this answer is the one time that it can be shown. */
export function useCreateFeedMutation(personId: string, onCreated: (token: string) => void) {
  return useToastMutation({
    mutationFn: () =>
      callApi(
        (client) => client.rpc('create_partner_feed'),
        (token) => ({ token }),
      ),
    invalidates: [settingsQuery(personId).queryKey],
    onSuccess: ({ token }) => onCreated(token),
  });
}

export function useEndFeedMutation(personId: string) {
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.rpc('end_partner_feed')),
    invalidates: [settingsQuery(personId).queryKey],
    success: { title: text.feed.ended },
  });
}

/** The file is read here: its titles never leave the browser. */
export function useImportFileMutation(personId: string) {
  return useToastMutation({
    mutationFn: async ({ file, name, today }: { file: File; name: string; today: CivilDate }): Promise<Done> => {
      const read = await readFile(file, today);
      if ('ok' in read) return read;
      return writeApi((client) => client.rpc('import_busy_days', { name, days: read.days }));
    },
    invalidates: [calendarKey(personId)],
    success: { title: text.imports.added },
  });
}

async function readFile(file: File, today: CivilDate): Promise<{ days: string[] } | Refusal> {
  if (file.size > MAX_CALENDAR_BYTES) return refusedFile(busyDaysMessages['too-large']);
  const read = readBusyDays(await file.text(), { first: today, last: calendarBounds(today).max });
  return read.ok ? { days: read.days } : refusedFile(busyDaysMessages[read.reason]);
}

const refusedFile = (message: string): Refusal => ({ ok: false, code: 'file', message, details: {} });

export function useImportAddressMutation(personId: string) {
  return useToastMutation({
    mutationFn: (body: { name: string; address: string }) => invokeImports(body),
    invalidates: [calendarKey(personId)],
    success: { title: text.imports.added },
  });
}

export function useRefreshImportMutation(personId: string) {
  return useToastMutation({
    mutationFn: (id: string) => invokeImports({ import: id }),
    invalidates: [calendarKey(personId)],
    success: { title: text.imports.refreshed },
    errorTitle: text.imports.notRefreshed,
  });
}

export function useRemoveImportMutation(personId: string) {
  return useToastMutation({
    mutationFn: (id: string) => writeApi((client) => client.rpc('remove_calendar_import', { import: id })),
    invalidates: [calendarKey(personId)],
    success: { title: text.imports.removed },
    errorTitle: text.imports.notRemoved,
  });
}

/** The function answers a refusal with a French message. */
const invokeImports = (body: object): Promise<Done> =>
  attempt(async () => {
    const { error, response } = await (await supabase()).functions.invoke('busy-calendars', { body });
    if (!error) return { ok: true as const };
    const answer: unknown = await response?.json().catch(() => null);
    const message = (answer as { message?: unknown } | null)?.message;
    return response?.status === 422 && typeof message === 'string'
      ? { ok: false, code: 'import', message, details: {} }
      : refusalOf({ status: response?.status, name: 'TypeError', message: 'fetch' });
  });
