// The lists of the database and of the code about planning, money and quotes are the same.
import {
  eventPartnerStates,
  instalmentKinds,
  partnerTypes,
  quoteStates,
  requestStates,
  taskCategories,
  taskStates,
} from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';

const { query } = connect();

const lists: [constraint: string, list: readonly string[]][] = [
  ['tasks_category_check', taskCategories],
  ['tasks_state_check', taskStates],
  ['instalments_kind_check', instalmentKinds],
  ['event_partners_trade_check', partnerTypes],
  ['event_partners_state_check', eventPartnerStates],
  ['budget_items_trade_check', partnerTypes],
  ['quote_requests_state_check', requestStates],
  ['quotes_state_check', quoteStates],
];

describe.each(lists)('%s', (constraint, list) => {
  it('allows what the code knows', async () => {
    const { rows } = await query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = '${constraint}'`,
    );
    const allowed = [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]+)'::text/g)].map((found) => found[1]);
    expect(allowed).toEqual([...list]);
  });
});
