// Yeses that meet: one quote accepted many times at once, and two clients for one day of a partner. Written for good, by people of
// their own.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeLock } from '#tests/rls/support/attempt.ts';
import { callSeparately } from '#tests/rls/support/separate-call.ts';
import { inDays } from '#tests/support/days.ts';

const client = randomUUID();
const partner = randomUUID();
const listing = randomUUID();
const events = [randomUUID(), randomUUID(), randomUUID()];
let pool: pg.Pool;
let holder: pg.Client;

beforeAll(async () => {
  pool = new pg.Pool({ ...inject('database'), max: 8 });
  // Nobody else meets what is written here: it is gone before the others have their turn.
  holder = new pg.Client(inject('database'));
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${writeLock})`);
  await pool.query(
    `insert into auth.users (id, email, raw_user_meta_data) values
       ($1, 'presse@example.fr', '{"name": "Paul"}'), ($2, 'fleurs@example.fr', '{"name": "Flo", "role": "partner", "partner_type": "florist"}')`,
    [client, partner],
  );
  await pool.query(
    `insert into public.partners (id, owner_id, type, name, state) values ($1, $2, 'florist', 'Fleurs pressées', 'listed')`,
    [listing, partner],
  );
  for (const event of events) {
    await pool.query(
      `insert into public.events (id, owner_id, kind, name, starts_on) values ($1, $2, 'autre', 'Presse', private.today() + 300)`,
      [event, client],
    );
  }
});

afterAll(async () => {
  await pool.query('delete from auth.users where id = any ($1)', [[client, partner]]);
  await pool.end();
  await holder.end();
});

const call = <Value>(who: string, sql: string, values: unknown[]) => callSeparately<Value>(pool, who, sql, values);

async function offerTo(event: string): Promise<string> {
  const [asked] = await call<{ request: string }[]>(client, `select public.ask_for_quotes($1, $2, 'Bonjour')`, [
    event,
    [listing],
  ]);
  const words = {
    valid_until: inDays(30),
    lines: [{ label: 'Fleurs', quantity: 1, unit_cents: 10_001, vat_rate: 20 }],
  };
  const draft = await call<{ id: string }>(partner, 'select public.save_quote($1, $2)', [asked?.request, words]);
  await call(partner, 'select public.send_quote($1)', [draft.id]);
  return draft.id;
}

describe('yeses at once', () => {
  it('to one quote book once and answer the same; to one day, the first has it', async () => {
    const [mine, other] = [await offerTo(events[0] ?? ''), await offerTo(events[1] ?? '')];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call<{ repeated: boolean; item_id: string }>(
          client,
          `select public.accept_quote($1, '{}', 'Bon pour accord')`,
          [mine],
        ),
      ),
    );
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(answers.map(({ item_id: line }) => line)).size).toBe(1);
    const { rowCount } = await pool.query('select from public.budget_items where event_id = $1', [events[0]]);
    expect(rowCount).toBe(1);
    await expect(
      call(client, `select public.accept_quote($1, '{}', 'Bon pour accord')`, [other]),
    ).rejects.toMatchObject({
      code: 'PT409',
      detail: 'date-taken',
    });
  });

  it('of two clients for one day, one is refused without a partial change', async () => {
    await pool.query('delete from public.quote_requests where event_id = any ($1)', [events]);
    await pool.query('delete from public.budget_items where event_id = any ($1)', [events]);
    const quotes = [await offerTo(events[0] ?? ''), await offerTo(events[1] ?? '')];
    const outcomes = await Promise.allSettled(
      quotes.map((quote) => call(client, `select public.accept_quote($1, '{}', 'Bon pour accord')`, [quote])),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      code: 'PT409',
      detail: 'date-taken',
    });
    const { rows } = await pool.query(
      `select count(*)::int as lines, (select count(*)::int from public.quotes where id = any ($2) and state = 'sent') as open
       from public.budget_items where event_id = any ($1)`,
      [events, quotes],
    );
    expect(rows).toEqual([{ lines: 1, open: 1 }]);
  });

  it('of three clients for two places of one day, one is refused because it is taken', async () => {
    await pool.query('delete from public.quote_requests where event_id = any ($1)', [events]);
    // One person asks one partner five times a day at most.
    await pool.query('delete from private.use_counts');
    await call(partner, `select public.set_partner_calendar(2, '{}', false)`, []);
    const taken = async () =>
      (await pool.query('select state from public.partner_availability where partner_id = $1', [listing])).rows;
    expect(await taken()).toEqual([]);
    const quotes = await Promise.all(events.map(offerTo));
    const outcomes = await Promise.allSettled(
      quotes.map((quote) => call(client, `select public.accept_quote($1, '{}', 'Bon pour accord')`, [quote])),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      code: 'PT409',
      detail: 'date-taken',
    });
    const { rowCount } = await pool.query('select from public.partner_bookings where partner_id = $1', [listing]);
    expect(rowCount).toBe(2);
    expect(await taken()).toEqual([{ state: 'booked' }]);
  });
});
