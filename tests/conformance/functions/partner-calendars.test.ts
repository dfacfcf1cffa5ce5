// The functions of partners' calendars on our platform: the address of the bookings, and the reading of other calendars.
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { bookingsCalendar } from '../../../supabase/functions/partner-bookings-calendar/bookings.ts';

const ROOT = join(import.meta.dirname, '../../..');
let platform: TestPlatform;
let database: pg.Client;
let partner: Record<string, string>;

beforeAll(async () => {
  platform = await startTestPlatform({ project: ROOT });
  database = new pg.Client(platform.admin);
  await database.connect();
  const { rows } = await database.query<{ owner_id: string }>(
    'select p.owner_id from public.partners p join public.partner_bookings b on b.partner_id = p.id limit 1',
  );
  partner = await headersOf(rows[0]?.owner_id ?? '');
});
afterAll(async () => {
  await database?.end();
  await platform?.stop();
});

const headersOf = async (person: string) => ({
  authorization: `Bearer ${await platform.token({ sub: person, role: 'authenticated' })}`,
  apikey: platform.publishableKey,
  'content-type': 'application/json',
});
const post = (path: string, headers: Record<string, string>, body?: object) =>
  fetch(`${platform.url}${path}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
const ask = (token: string) => fetch(`${platform.url}/functions/v1/partner-bookings-calendar?token=${token}`);

describe('the calendar’s address of a partner’s bookings', () => {
  it('answers a calendar to whoever holds it, and nothing to others', async () => {
    const token = (await (await post('/rest/v1/rpc/create_partner_feed', partner, {})).json()) as string;
    const response = await ask(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*Réservations – [^]*END:VCALENDAR\r\n$/);
    for (const wrong of ['x'.repeat(32), 'court', '']) expect((await ask(wrong)).status).toBe(404);
    await post('/rest/v1/rpc/create_partner_feed', partner, {});
    expect((await ask(token)).status).toBe(404);
  });

  it('has a booking with its days, its client and its place', () => {
    const booking = {
      id: 'r',
      event_name: 'Noces',
      client_name: 'Alix',
      place: 'Beaune',
      first_day: '2021-06-12',
      last_day: '2021-06-13',
    };
    const lines = bookingsCalendar({ name: 'Fleurs', bookings: [booking] }, new Date(0)).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:r@liesse',
        'DTSTART;VALUE=DATE:20210612',
        'DTEND;VALUE=DATE:20210614',
        'SUMMARY:Noces – Alix',
        'LOCATION:Beaune',
      ]),
    );
  });
});

describe('the reading of another calendar', () => {
  const read = (headers: Record<string, string>, body?: object) => post('/functions/v1/busy-calendars', headers, body);

  it('is refused at an address that is private, not encrypted or unreachable, and stores nothing', async () => {
    for (const address of ['http://agenda.example/x.ics', 'https://127.0.0.1/x.ics', 'https://[::1]/x.ics', 'agenda']) {
      const answer = await read(partner, { name: 'Agenda', address });
      expect([address, answer.status]).toEqual([address, 422]);
      expect(await answer.json()).toMatchObject({ hint: 'address' });
    }
    const { rows } = await database.query('select 1 from public.calendar_imports');
    expect(rows).toEqual([]);
  });

  it('is refused to people without a listing, and to everyone for the import of another', async () => {
    const { rows } = await database.query<{ id: string }>(
      `select p.id from public.profiles p where p.role = 'client' limit 1`,
    );
    const client = await headersOf(rows[0]?.id ?? '');
    expect((await read(client, { name: 'Agenda', address: 'https://agenda.example/x.ics' })).status).toBe(422);
    expect((await read(client, { import: crypto.randomUUID() })).status).toBe(404);
    expect((await read(client)).status).toBe(400);
    expect((await read({ apikey: platform.publishableKey })).status).toBe(401);
  });

  it('records why an address that was due could not be read', async () => {
    await database.query(`insert into public.calendar_imports (partner_id, name, address, next_fetch_at)
      select id, 'Agenda', 'https://127.0.0.1.example.invalid/x.ics', now() from public.partners limit 1`);
    const secret = { apikey: platform.secretKey, authorization: `Bearer ${platform.secretKey}` };
    const answer = await read(secret);
    expect([answer.status, await answer.json()]).toEqual([200, { read: 1 }]);
    const { rows } = await database.query<{ error: string }>('select error from public.calendar_imports');
    expect(rows).toEqual([{ error: expect.stringContaining('ne répond pas') }]);
  });
});
