// The planning's address on our platform: a calendar without an account asks, and the secret decides.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEDDING = '00000000-0000-4000-8000-0000000000e1';
const OWNER = '00000000-0000-4000-8000-000000000001';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ project: ROOT });
});
afterAll(() => platform?.stop());

const ask = (token: string) => fetch(`${platform.url}/functions/v1/planning-calendar?token=${token}`);

describe('the calendar’s address of a planning', () => {
  it('answers a calendar to whoever holds it, and nothing to others', async () => {
    const made = await fetch(`${platform.url}/rest/v1/rpc/create_calendar_feed`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await platform.token({ sub: OWNER, role: 'authenticated' })}`,
        apikey: platform.publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ of_event: WEDDING }),
    });
    const token = (await made.json()) as string;
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const response = await ask(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*Planning – Camille & Noé[^]*END:VCALENDAR\r\n$/);
    for (const wrong of ['x'.repeat(32), 'court', '']) expect((await ask(wrong)).status).toBe(404);
  });
});
