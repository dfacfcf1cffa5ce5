// Who may open a socket at all: pages of known origins, with a key.
import { expect, it } from 'vitest';
import { knock, openSocket, trouble } from './realtime-socket.ts';
import { exchange, library } from './request.ts';
import { FRIENDLY_ORIGIN } from './targets.ts';

it.each([
  'https://evil.example',
  'http://amis.example',
  'https://amis.example.evil.example',
  'https://amis.example:8443',
  'https://xamis.example',
  'null',
  'file://',
  'https://amis.example@evil.example',
])('R99 a page of %s is refused', async (origin) => {
  expect(await knock(library, { origin })).toBe(403);
});

it('R99 a page of an allowed origin, of our own, or no page at all is let in', async () => {
  expect(await knock(library, { origin: FRIENDLY_ORIGIN })).toBe(101);
  expect(await knock(library, { origin: library.url })).toBe(101);
  expect(await knock(library)).toBe(101);
});

it('R99 a forged forwarding header lets no page in', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', host: 'evil.example' };
  expect(await knock(library, { origin: 'https://evil.example', headers })).toBe(403);
});

it.each([
  ['that is empty', ''],
  ['that is half one', 'sb_publishable_'],
  ['that nobody made', 'sb_secret_x'],
  ['that says null', 'null'],
  ['that is no token', 'a.b.c'],
  ['with a NUL', '%00'],
  ['that is long', 'x'.repeat(10_000)],
])('a socket with a key %s is refused', async (_, key) => {
  const status = await knock(library, { key });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

it.each(['0', '3.0.0', '2.0.0.0', '__proto__', '%00', ''])('an unknown serializer %j does no harm', async (vsn) => {
  const status = await knock(library, { vsn });
  expect([101, 400]).toContain(status);
  expect(await trouble(library)).toBeNull();
});

it('other paths of the service are no sockets', async () => {
  for (const path of ['', '/', '/websocket/x', '/socket', '/api/broadcast', '/%2e%2e/websocket']) {
    const { status } = await exchange(`${library.url}/realtime/v1${path}?apikey=${library.publishableKey}`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    }).catch(() => ({ status: 400 }));
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});

it('a handshake that is none is refused, and the next one is served', async () => {
  for (const headers of [
    { connection: 'upgrade', upgrade: 'websocket' },
    { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '12', 'sec-websocket-key': 'x' },
    { connection: 'upgrade', upgrade: 'h2c' },
  ]) {
    const address = `${library.url}/realtime/v1/websocket?apikey=${library.publishableKey}`;
    const answer = await exchange(address, { headers }).catch(() => ({ status: 400 }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  const raw = await openSocket(library);
  expect((await raw.join('after')).status).toBe('ok');
  raw.socket.terminate();
});
