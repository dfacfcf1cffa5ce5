import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutgoingFetch, type OutgoingFetchOptions, type Resolve } from './outgoing.ts';

type Visit = { host: string; url: string; method: string; headers: IncomingHttpHeaders; body: string };

/** Represents the public network: the tests treat this one address as public. */
const PUBLIC = '127.0.0.2';
let server: Server;
let port = 0;
let visits: Visit[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { url = '', method = '', headers } = request;
    visits.push({
      host: request.socket.localAddress ?? '',
      url,
      method,
      headers,
      body: Buffer.concat(chunks).toString(),
    });
    const [, kind, status, target] = url.split('/');
    if (kind === 'to') return response.writeHead(Number(status), { location: decodeURIComponent(target ?? '') }).end();
    if (kind === 'gzip') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked'));
    if (kind === 'br') return response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('unpacked'));
    if (kind === 'bomb')
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(4_000_000)));
    if (kind === 'much') return response.end(Buffer.alloc(2_000_000));
    if (kind === 'mute') return;
    if (kind === 'nothing') return response.writeHead(204).end();
    return response.writeHead(200, { 'x-two': ['a', 'b'] }).end('here');
  });
  await once(server.listen(0, '0.0.0.0'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  visits = [];
});

const always =
  (...addresses: string[]): Resolve =>
  (_name, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
const outgoing = (options: OutgoingFetchOptions = {}) =>
  createOutgoingFetch({
    ports: [port],
    isAllowed: (address) => address === PUBLIC,
    resolve: always(PUBLIC),
    ...options,
  });
const at = (path: string, host = PUBLIC) => `http://${host}:${port}${path}`;
const to = (status: number, target: string) => at(`/to/${status}/${encodeURIComponent(target)}`);

describe('W101 calls to the outside', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://0/',
    'http://exemple.fr:22/',
    'https://exemple.fr:8443/',
    'file:///etc/passwd',
    'ftp://exemple.fr/',
    'data:text/plain,x',
  ])('refuse %s', async (address) => {
    await expect(createOutgoingFetch()(address)).rejects.toThrow(/refused/);
  });

  it('refuse an address that holds a password', async () => {
    await expect(createOutgoingFetch()('https://user:word@exemple.fr/')).rejects.toThrow(TypeError);
  });

  it('refuse a name behind which one address is private', async () => {
    for (const found of [['127.0.0.1'], [PUBLIC, '10.0.0.1'], ['10.0.0.1', PUBLIC]])
      await expect(outgoing({ resolve: always(...found) })(at('/', 'exemple.test'))).rejects.toThrow(/not public/);
    await expect(outgoing({ resolve: always() })(at('/', 'exemple.test'))).rejects.toThrow(/not public/);
    expect(visits).toEqual([]);
  });

  it('connect to the address that was checked, though the name answers differently the second time', async () => {
    let asked = 0;
    const resolve: Resolve = (_name, answer) => {
      asked += 1;
      answer(null, [{ address: asked === 1 ? PUBLIC : '127.0.0.1', family: 4 }]);
    };
    const call = outgoing({ resolve });
    expect(await (await call(at('/', 'rebinding.test'))).text()).toBe('here');
    expect(visits.map(({ host }) => host)).toEqual([PUBLIC]);
    await expect(call(at('/', 'rebinding.test'))).rejects.toThrow(/not public/);
    expect(visits).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])('check where a %i leads', async (status) => {
    const call = outgoing();
    for (const target of [at('/inside', '127.0.0.1'), `//127.0.0.1:${port}/inside`, 'file:///etc/passwd', 'http://['])
      await expect(call(to(status, target))).rejects.toThrow(/refused/);
    expect(visits.map(({ url }) => url)).not.toContain('/inside');
    const followed = await call(to(status, '/there'));
    expect([followed.status, followed.redirected, followed.url]).toEqual([200, true, at('/there')]);
  });

  it('follow redirections neither endlessly nor when disabled', async () => {
    const call = outgoing();
    const loop = createServer((request, response) => {
      visits.push({ host: '', url: request.url ?? '', method: '', headers: {}, body: '' });
      response.writeHead(302, { location: '/again' }).end();
    });
    await once(loop.listen(0, PUBLIC), 'listening');
    const own = (loop.address() as AddressInfo).port;
    await expect(outgoing({ ports: [own] })(`http://${PUBLIC}:${own}/`)).rejects.toThrow(/too often/);
    expect(visits).toHaveLength(6);
    loop.closeAllConnections();
    loop.close();
    expect((await call(to(302, '/there'), { redirect: 'manual' })).status).toBe(302);
    await expect(call(to(302, '/there'), { redirect: 'error' })).rejects.toThrow(/redirected/);
  });

  it('leave secrets behind when they are sent to another origin', async () => {
    const headers = { authorization: 'Bearer x', cookie: 'a=1', apikey: 'k', 'x-plain': 'kept' };
    await outgoing()(to(307, at('/there', 'other.test')), { headers });
    expect(visits[0]?.headers).toMatchObject(headers);
    expect(visits[1]?.headers).toMatchObject({ 'x-plain': 'kept' });
    for (const name of ['authorization', 'cookie', 'apikey']) expect(visits[1]?.headers[name]).toBeUndefined();
    await outgoing()(to(307, '/there'), { headers });
    expect(visits[3]?.headers).toMatchObject(headers);
  });

  it('reach the own origin, and from there no other private one', async () => {
    const ownOrigin = `http://127.0.0.1:${port}`;
    const call = outgoing({ ownOrigin, ownFetch: fetch });
    const posted = await call(`${ownOrigin}/`, { method: 'POST', body: 'hello' });
    expect([posted.status, visits[0]?.body]).toEqual([200, 'hello']);
    for (const target of [at('/inside', '127.0.0.3'), at('/inside', 'localhost')])
      await expect(
        outgoing({ ownOrigin, ownFetch: fetch, resolve: always('127.0.0.1') })(
          `${ownOrigin}/to/302/${encodeURIComponent(target)}`,
        ),
      ).rejects.toThrow(/not public/);
    await expect(call(at('/', '127.0.0.3'))).rejects.toThrow(/not public/);
    expect(visits.map(({ url }) => url)).not.toContain('/inside');
  });
});

describe('calls to the outside', () => {
  it('carry method, headers and body, and bring back the whole answer', async () => {
    const answer = await outgoing()(at('/path?q=1'), {
      method: 'PUT',
      headers: { 'x-own': 'yes' },
      body: JSON.stringify({ a: 'é' }),
    });
    expect([answer.status, answer.ok, answer.headers.get('x-two'), await answer.text()]).toEqual([
      200,
      true,
      'a, b',
      'here',
    ]);
    expect(visits[0]).toMatchObject({ url: '/path?q=1', method: 'PUT', body: '{"a":"é"}' });
    expect(visits[0]?.headers).toMatchObject({ 'x-own': 'yes' });
    expect((await outgoing()(at('/nothing'))).status).toBe(204);
    expect(await (await outgoing()(at('/'), { method: 'HEAD' })).text()).toBe('');
  });

  it('send a body again only where the answer asks for it', async () => {
    await outgoing()(to(307, '/there'), { method: 'POST', body: 'once' });
    await outgoing()(to(303, '/there'), { method: 'POST', body: 'once' });
    expect(visits.map(({ method, body }) => `${method} ${body}`)).toEqual([
      'POST once',
      'POST once',
      'POST once',
      'GET ',
    ]);
  });

  it('unpack what was packed', async () => {
    expect(await (await outgoing()(at('/gzip'))).text()).toBe('unpacked');
    expect(await (await outgoing()(at('/br'))).text()).toBe('unpacked');
  });

  it('take no more than allowed, packed or not', async () => {
    const call = outgoing({ answerBytes: 1_000_000, requestBytes: 100 });
    for (const path of ['/much', '/bomb'])
      await expect(call(at(path)).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await expect(call(at('/'), { method: 'POST', body: 'x'.repeat(101) })).rejects.toThrow(/too large/);
  });

  it('wait no longer than allowed, nor after the caller has left', async () => {
    await expect(outgoing({ timeoutMs: 50 })(at('/mute'))).rejects.toThrow(/fetch failed/);
    await expect(outgoing({ wholeMs: 50 })(at('/mute'))).rejects.toThrow(/timeout/);
    const cancel = new AbortController();
    const waiting = outgoing()(at('/mute'), { signal: cancel.signal });
    cancel.abort();
    await expect(waiting).rejects.toThrow(/abort/);
  });
});
