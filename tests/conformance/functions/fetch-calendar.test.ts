import { describe, expect, it } from 'vitest';
import { fetchBusyDays } from '../../../supabase/functions/busy-calendars/fetch-calendar.ts';

const TWO_MEGABYTES = 2 * 1024 * 1024;
const range = { first: '2021-01-01', last: '2021-12-31' };
const address = 'https://agenda.example/x.ics';
const calendar = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20210612\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
const answering = (answer: () => Response) => (async () => answer()) as typeof fetch;

describe('a calendar at an address', () => {
  it('is read for its days', async () => {
    const get = answering(() => new Response(calendar));
    expect(await fetchBusyDays(address, range, get)).toEqual({ ok: true, days: ['2021-06-12'] });
  });

  it.each([
    ['an address that is not safe', 'http://agenda.example/x.ics', () => new Response(calendar), 'commence par https'],
    ['a word', 'agenda', () => new Response(calendar), 'commence par https'],
    ['a page that is not there', address, () => new Response('', { status: 404 }), 'ne répond pas'],
    ['a web page', address, () => new Response('<html>'), 'iCalendar'],
    ['two megabytes and more', address, () => new Response(calendar + 'x'.repeat(TWO_MEGABYTES)), '2\u00a0Mo'],
  ])('is refused for %s', async (_what, from, answer, message) => {
    expect(await fetchBusyDays(from, range, answering(answer))).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
  });

  it('is refused when the call fails', async () => {
    const get = (async () => Promise.reject(new TypeError('the call is refused'))) as typeof fetch;
    expect(await fetchBusyDays(address, range, get)).toMatchObject({ ok: false });
  });
});
