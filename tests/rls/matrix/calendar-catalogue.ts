// Functions that a request may call about a partner's calendar, and why each exists.

export const calendarCallables: Record<string, string> = {
  'set_partner_calendar(bookings_per_day integer, closed_weekdays smallint[], closes_on_holidays boolean)':
    'settings are written by functions alone; the caller’s own calendar',
  'block_days(first date, last date)': 'sources are written by functions alone; the caller’s own calendar',
  'free_days(first date, last date)': 'sources are read by functions alone; the caller’s own calendar',
  'partner_calendar(first date, last date)': 'shows the source of closed days to their owner alone',
  'create_partner_feed()': 'secrets are written here alone, for oneself',
  'end_partner_feed()': 'secrets are written by functions alone, for oneself',
  'start_calendar_fetch()': 'counts how often the caller has another calendar read',
  'import_busy_days(name text, days date[], address text)': 'busy days are written by functions alone, for oneself',
  'remove_calendar_import(import uuid)': 'busy days are written by functions alone, for oneself',
};
