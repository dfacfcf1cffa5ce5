// Functions attacked from outside, and functions that attack from inside: the server goes on.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { askAuth, newMember } from './accounts.ts';
import { type Answer, ask, claims, exchange, inspect, library, product, sign, tokenOf } from './request.ts';
import type { Target } from './setup.ts';
import { FRIENDLY_ORIGIN } from './targets.ts';

type Attempt = { method?: string; token?: string; headers?: Record<string, string>; body?: string | Buffer };

/** `path` is what follows /functions/v1, sent letter by letter. */
const call = (target: Target, path: string, { method = 'POST', token, headers, body }: Attempt = {}) =>
  exchange(
    target.url,
    {
      method,
      path: `/functions/v1${path}`,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    },
    body,
  );

let token: string;
beforeAll(async () => {
  token = await sign(library, claims(library, { sub: id.alice }));
});

const isServing = async (): Promise<boolean> =>
  (await ask(library, '/books?limit=1')).status === 200 &&
  (await call(library, '/answers/text', { token })).text === 'bonjour';

describe('W103 a function without a verified token', () => {
  it.each([
    ['nothing', () => ({})],
    ['the publishable key', () => ({ apikey: library.publishableKey })],
    ['the publishable key as a token', () => ({ authorization: `Bearer ${library.publishableKey}` })],
    ['no token after the word', () => ({ authorization: 'Bearer ' })],
    ['another scheme', () => ({ authorization: `Basic ${token}` })],
    ['a secret key that was guessed', () => ({ apikey: `sb_secret_${'A'.repeat(43)}` })],
    ['headers that name a caller', () => ({ 'x-caller': id.alice, 'x-supabase-user': id.alice, role: 'service_role' })],
  ])('answers 401 to %s', async (_what, headers) => {
    const answer = await call(library, '/echo', { headers: headers() });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 401, message: expect.any(String) });
  });

  it('answers 401 to a token that was changed, is unsigned, of another server or of no member', async () => {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const service = Buffer.from(JSON.stringify(claims(library, { role: 'service_role' }))).toString('base64url');
    const forgeries = [
      `${head}.${service}.${signature}`,
      `${none}.${payload}.`,
      `${none}.${service}.`,
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      await tokenOf('alice'),
      await sign(library, claims(library, { role: 'anon' })),
      await sign(library, claims(library, { exp: 1 })),
    ];
    for (const forged of forgeries) expect((await call(library, '/echo', { token: forged })).status).toBe(401);
    expect((await call(library, '/echo', { token })).status).toBe(200);
  });

  it('answers 401 from the moment the member signs out', async () => {
    const { access_token: own } = await newMember(library);
    expect((await call(library, '/echo', { token: own })).status).toBe(200);
    await askAuth(library, '/logout', { method: 'POST', token: own });
    expect((await call(library, '/echo', { token: own })).status).toBe(401);
  });

  it('of the product shows a stranger no calendar', async () => {
    const path = `/event-calendar?event=${event.a}`;
    const of = (own?: string) => call(product, path, { method: 'GET', ...(own === undefined ? {} : { token: own }) });
    expect((await of()).status).toBe(401);
    expect((await of(await tokenOf('boris'))).status).toBe(404);
    const { status, text } = await of(await tokenOf('alice'));
    expect([status, text.includes('Alice & Ariel')]).toEqual([200, true]);
  });
});

describe('W104 a function’s own word on other origins', () => {
  it('is not passed on, whatever the origin', async () => {
    for (const origin of ['https://attacker.example', 'null', FRIENDLY_ORIGIN]) {
      const { headers, text } = await call(library, '/answers/open', { token, headers: { origin } });
      expect(text).toBe('for everyone');
      const allowed = origin === FRIENDLY_ORIGIN ? FRIENDLY_ORIGIN : undefined;
      expect(headers['access-control-allow-origin']).toBe(allowed);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['access-control-allow-headers']).toBeUndefined();
    }
  });

  it('is not asked for: the host answers for it', async () => {
    const preflight = (origin: string): Promise<Answer> =>
      call(library, '/answers/open', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await preflight('https://attacker.example')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await preflight(FRIENDLY_ORIGIN)).headers['access-control-allow-origin']).toBe(FRIENDLY_ORIGIN);
  });
});

describe('W101 a function that receives the address to call', () => {
  const reach = async (target: string) => (await call(library, '/faults/fetch', { token, body: target })).json;

  it('reaches no private address, by number or by name', async () => {
    let visits = 0;
    const inside = createServer((_request, response) => {
      visits += 1;
      response.end('inside');
    });
    await once(inside.listen(0, '127.0.0.1'), 'listening');
    const { port } = inside.address() as AddressInfo;
    const { port: database = 5432 } = library.admin;
    for (const target of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://127.0.0.1:${database}/`,
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::1]/',
      'http://0.0.0.0/',
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://192.168.0.1/',
      'http://100.64.0.1/',
      'http://[fd00::1]/',
      'http://[fe80::1]/',
      'file:///etc/passwd',
      product.url,
    ])
      expect(await reach(target)).toEqual({ refused: expect.stringMatching(/refused/) });
    expect(visits).toBe(0);
    inside.close();
  });

  it('reaches the platform itself', async () => {
    expect(await reach(`${library.url}/health`)).toEqual({ status: expect.any(Number) });
  });
});

describe('a function that goes wrong', () => {
  it.each(['throw', 'reject', 'nothing', 'wrong', 'status', 'exit', 'uncaught', 'heap'])(
    'by %s says nothing of why and leaves the server as it was',
    async (kind) => {
      const { status, text } = await call(library, `/faults/${kind}`, { token });
      expect([500, 546]).toContain(status);
      expect(text).not.toMatch(/secret|Error:|\bat |\.ts/);
      expect(await isServing()).toBe(true);
      expect((await call(library, '/faults/none', { token })).text).toBe('well');
    },
  );

  it('by a forgotten promise answers all the same', async () => {
    expect((await call(library, '/faults/forgotten', { token })).text).toBe('still here');
    expect((await call(library, '/faults/none', { token })).text).toBe('well');
  });

  it('by an endless loop is ended, and everybody else is served meanwhile', async () => {
    const loop = call(library, '/faults/loop', { token });
    expect(await isServing()).toBe(true);
    const { status, headers } = await loop;
    expect([status, headers['x-relay-error']]).toEqual([546, 'true']);
    expect((await call(library, '/faults/none', { token })).text).toBe('well');
  });

  it('by an answer without end costs no memory while nobody reads it', async () => {
    const { rss: before } = await inspect(library);
    const sleepers = await Promise.all(
      Array.from({ length: 10 }, () =>
        fetch(`${library.url}/functions/v1/streams/endless`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    expect(sleepers.every(({ status }) => status === 200)).toBe(true);
    expect(await isServing()).toBe(true);
    expect((await inspect(library)).rss - before).toBeLessThan(100 * 1024 * 1024);
    for (const { body } of sleepers) await body?.cancel();
  });
});

describe('what a stranger sends to a function', () => {
  it.each([
    '/',
    '//',
    '/..',
    '/../rest/v1/books',
    '/_shared',
    '/_shared/caller.ts',
    '/echo.ts',
    '/%2e%2e%2fecho',
    '/echo%00',
    '/constructor',
    '/__proto__',
  ])('is not found under %s', async (path) => {
    const { status, json } = await call(library, path, { token });
    expect(status).toBe(404);
    expect(json).toMatchObject({ message: expect.any(String) });
  });

  it.each([
    '/echo/%',
    '/echo/%zz',
    '/echo?%',
    '/echo//evil.example/',
    '/echo/\\..\\x',
    '/echo/../..',
    '/echo/é',
    '/echo@x',
  ])('under %s ends in no failure', async (path) => {
    const { status } = await call(library, Buffer.from(path).toString('latin1'), { token });
    expect([200, 400, 404]).toContain(status);
  });

  it('is not found under a name without end', async () => {
    expect((await call(library, `/${'a'.repeat(8_000)}`, { token })).status).toBe(404);
  });

  it('is never larger than allowed', async () => {
    const large = Buffer.alloc(11 * 1024 * 1024);
    expect((await call(library, '/streams/count', { token, body: large })).status).toBe(413);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await call(library, '/streams/count', { token, body: large, headers: chunked })).status).toBe(413);
    expect(await isServing()).toBe(true);
  });

  it('by a method that no request may have is refused', async () => {
    expect((await call(library, '/echo', { method: 'TRACE', token })).status).toBe(405);
    expect((await call(library, '/echo', { method: 'PROPFIND', token })).status).toBe(200);
  });

  it('cannot name its own address to the function', async () => {
    const headers = { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-host': 'evil.example', 'x-real-ip': '8.8.8.8' };
    const { json } = await call(library, '/echo', { token, headers });
    expect(json).toMatchObject({ headers: { 'x-forwarded-for': expect.stringMatching(/^(?:::ffff:)?127\./) } });
    expect(JSON.stringify(json)).not.toMatch(/8\.8\.8\.8|evil\.example/);
  });
});
