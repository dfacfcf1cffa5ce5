// The statements behind the lines of the matrix about the waiting list.
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { insert, type TenantRules } from './statement.ts';

export const waitingListTables: Record<string, TenantRules> = {
  partner_waiting_list: {
    insert: ({ event }) =>
      insert('partner_waiting_list', { event_id: event, partner_id: partner.listed, day: '2021-06-13' }),
    update: `day = '2021-06-14'`,
  },
};
