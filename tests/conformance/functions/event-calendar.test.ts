// The product's own function on the demonstration's wedding: on our platform and under Deno, the same answers.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parisInstant, weddingDay } from '#tests/support/days.ts';
import { startTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { type DenoFunction, startUnderDeno } from './deno.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEDDING = '00000000-0000-4000-8000-0000000000e1';
const OWNER = '00000000-0000-4000-8000-000000000001';
const STRANGER = '00000000-0000-4000-8000-000000000002';

let platform: TestPlatform;
let deno: DenoFunction;

beforeAll(async () => {
  platform = await startTestPlatform({ project: ROOT });
  deno = await startUnderDeno(join(ROOT, 'supabase/functions/event-calendar/index.ts'), {
    SUPABASE_URL: platform.url,
    SUPABASE_ANON_KEY: platform.publishableKey,
  });
});
afterAll(async () => {
  await deno?.stop();
  await platform?.stop();
});

const hosts = [
  ['our platform', () => `${platform.url}/functions/v1`],
  ['Deno', () => deno.url],
] as const;

/** An hour of the wedding in Paris, as a calendar file writes it: 20270612T123000Z. */
const utc = (hour: string): string =>
  parisInstant(weddingDay(), hour)
    .toISOString()
    .replaceAll(/[-:]|\.000/g, '');

describe.each(hosts)('[CALL-20] the calendar of an event on %s', (_name, base) => {
  const ask = async (sub: string, query: string, init: RequestInit = {}) => {
    const token = await platform.token({ sub, role: 'authenticated' });
    return fetch(`${base()}/event-calendar${query}`, { ...init, headers: { authorization: `Bearer ${token}` } });
  };

  it('is a file of its moments for a member', async () => {
    const response = await ask(OWNER, `?event=${WEDDING}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Camille%20%26%20No%C3%A9.ics");
    const text = await response.text();
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(5);
    expect(unfolded).toContain(`DTSTART:${utc('14:30')}`);
    expect(unfolded).toContain(`DTEND:${utc('14:55')}`);
    expect(unfolded).toContain('SUMMARY:Cérémonie civile – Camille & Noé');
    expect(unfolded).toContain(String.raw`LOCATION:Hôtel de ville de Beaune\, Rue de l’Hôtel-de-Ville\, 21200 Beaune`);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('is answered to POST as well', async () => {
    const response = await ask(OWNER, '', { method: 'POST', body: JSON.stringify({ event: WEDDING }) });
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  });

  it('does not exist for a stranger', async () => {
    const response = await ask(STRANGER, `?event=${WEDDING}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 404,
      message: 'Cet événement n’existe pas, ou vous n’y avez pas accès.',
    });
  });

  it.each(['', '?event=', '?event=1', `?event=${WEDDING}%27`])('is refused for %j', async (query) => {
    expect((await ask(OWNER, query)).status).toBe(400);
  });

  it.each(['', '[', '[]', '{"event": 7}', '"e"'])('is refused for the body %j', async (body) => {
    expect((await ask(OWNER, '', { method: 'POST', body })).status).toBe(400);
  });

  it('is not deleted', async () => {
    expect((await ask(OWNER, `?event=${WEDDING}`, { method: 'DELETE' })).status).toBe(405);
  });
});
