// Invoices that are issued at the same time: numbers are consecutive, and nothing is invoiced twice. Written for good, by people of
// their own.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeLock } from '#tests/rls/support/attempt.ts';
import { callSeparately } from '#tests/rls/support/separate-call.ts';
import { inDays, today } from '#tests/support/days.ts';

const client = randomUUID();
const partner = randomUUID();
const listing = randomUUID();
const events = Array.from({ length: 4 }, () => randomUUID());
let pool: pg.Pool;
let holder: pg.Client;

beforeAll(async () => {
  pool = new pg.Pool({ ...inject('database'), max: 8 });
  // The other files wait until the rows written here are gone.
  holder = new pg.Client(inject('database'));
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${writeLock})`);
  await pool.query(
    `insert into auth.users (id, email, raw_user_meta_data) values
       ($1, 'serie@example.fr', '{"name": "Paul"}'),
       ($2, 'numeros@example.fr', '{"name": "Flo", "role": "partner", "partner_type": "florist"}')`,
    [client, partner],
  );
  await pool.query(
    `insert into public.partners (id, owner_id, type, name, state) values ($1, $2, 'florist', 'Fleurs en série', 'listed')`,
    [listing, partner],
  );
  await pool.query(
    `insert into public.partner_businesses (partner_id, legal_form, legal_name, siret) values ($1, 'ei', 'Fleurs en série', '73282932000074')`,
    [listing],
  );
  for (const [place, event] of events.entries()) {
    await pool.query(
      `insert into public.events (id, owner_id, kind, name, starts_on) values ($1, $2, 'autre', 'Série', private.today() + $3::int)`,
      [event, client, 300 + place],
    );
  }
});

afterAll(async () => {
  // Only a superuser who turns triggers off can delete what was issued.
  await pool.query(
    `begin; set local session_replication_role = replica;
     delete from public.invoice_payments where invoice_id in (select id from public.invoices where partner_id = '${listing}');
     delete from public.invoices where partner_id = '${listing}';
     delete from private.invoice_counters where partner_id = '${listing}'; commit`,
  );
  await pool.query('delete from auth.users where id = any ($1)', [[client, partner]]);
  await pool.end();
  await holder.end();
});

const call = <Value>(who: string, sql: string, values: unknown[]) => callSeparately<Value>(pool, who, sql, values);

async function book(event: string): Promise<string> {
  const ask = `select public.ask_for_quotes($1, $2, 'Bonjour')`;
  const [asked] = await call<{ request: string }[]>(client, ask, [event, [listing]]);
  const words = {
    valid_until: inDays(30),
    lines: [{ label: 'Fleurs', quantity: 1, unit_cents: 10_001, vat_rate: 20 }],
    terms: [
      { label: '', kind: 'acompte', percent: 40, days_before: null },
      { label: '', kind: 'solde', percent: 60, days_before: 7 },
    ],
  };
  const draft = await call<{ id: string }>(partner, 'select public.save_quote($1, $2)', [asked?.request, words]);
  await call(partner, 'select public.send_quote($1)', [draft.id]);
  await call(client, `select public.accept_quote($1, '{}', 'Bon pour accord')`, [draft.id]);
  return asked?.request ?? '';
}

interface Issued {
  id: string;
  number: string;
  repeated: boolean;
}

const issue = (request: string, kind: string, details: object) =>
  call<Issued>(partner, 'select public.issue_invoice($1, $2, $3)', [request, kind, details]);

const places = (issued: readonly Issued[]): number[] =>
  issued.map(({ number }) => Number(number.split('-')[1])).toSorted((a, b) => a - b);

describe('invoices issued at once', () => {
  it('have consecutive numbers without a gap, also when some are refused', async () => {
    const requests: string[] = [];
    for (const event of events) requests.push(await book(event));
    const outcomes = await Promise.allSettled(
      requests.flatMap((request) => [
        issue(request, 'deposit', { term: 1 }),
        issue(request, 'deposit', { term: 2 }),
        issue(request, 'balance', { due_on: inDays(-2) }),
      ]),
    );
    const issued = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(places(issued)).toEqual([1, 2, 3, 4]);

    const same = await Promise.all(Array.from({ length: 6 }, () => issue(requests[0] ?? '', 'balance', {})));
    expect(same.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(same.map(({ number }) => number)).size).toBe(1);
    expect(places(same)[0]).toBe(5);
  });

  it('are paid and credited once, however often that is asked at the same time', async () => {
    const request = await call<string>(
      partner,
      `select request_id::text from public.invoices where kind = 'balance' and partner_id = $1`,
      [listing],
    );
    const { id } = await issue(request, 'balance', {});
    const pay = 'select public.record_payment($1, 7000, $2)';
    const payments = await Promise.allSettled(Array.from({ length: 4 }, () => call(partner, pay, [id, today()])));
    expect(payments.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const credits = await Promise.allSettled(
      Array.from({ length: 4 }, () => issue(request, 'credit_note', { invoice: id })),
    );
    expect(credits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await pool.query(
      `select max(place) as last, count(*)::int as rows from public.invoices where partner_id = $1`,
      [listing],
    );
    expect(rows).toEqual([{ last: 6, rows: 6 }]);
  });
});
