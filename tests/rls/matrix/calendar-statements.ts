// The statements behind the calendars' lines of the matrix.
import { quote } from '#tests/rls/support/planning-fixture.ts';

export const calendarTables = {
  partner_bookings: {
    row: (partner_id: string) => ({ quote_id: quote.a, partner_id, day: '2021-07-03' }),
    update: `day = '2021-07-03'`,
  },
  partner_calendars: {
    row: (partner_id: string) => ({ partner_id, closed_until: '2021-07-03' }),
    update: 'bookings_per_day = 2',
    prepare: 'delete from public.partner_calendars',
  },
  calendar_imports: {
    row: (partner_id: string) => ({ partner_id, name: 'Agenda' }),
    update: `name = 'Autre nom'`,
  },
};
