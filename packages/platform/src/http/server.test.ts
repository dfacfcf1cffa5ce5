import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { Cors } from './cors.ts';
import { createHttpServer, type HttpServer } from './server.ts';

let server: HttpServer | null = null;
afterEach(async () => {
  await server?.drain(1_000);
  server = null;
});

async function addressSeen(trustedProxies: number, forwarded: string | null): Promise<string> {
  server = createHttpServer({
    routes: [],
    fallback: { service: 'echo', handle: (request) => ({ status: 200, headers: {}, body: request.remoteAddress }) },
    cors: new Cors([]),
    observe: () => {},
    trustedProxies,
  });
  const url = await server.listen('127.0.0.1', 0);
  const answer = await fetch(url, { headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded } });
  return answer.text();
}

describe('the address of a client', () => {
  it.each([
    [0, '203.0.113.7', '127.0.0.1'],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [1, 'nonsense', '127.0.0.1'],
    [3, '203.0.113.7', '127.0.0.1'],
    [1, null, '127.0.0.1'],
  ])('with %i trusted proxies and "%s" is %s', async (proxies, forwarded, address) => {
    expect(await addressSeen(proxies, forwarded)).toBe(address);
  });
});

describe('a long answer', () => {
  const list = JSON.stringify(Array.from({ length: 2_000 }, (_, index) => ({ id: index, name: 'Hélène Bérard' })));

  async function ask(type: string, body: string, accepted: string): Promise<Response> {
    const headers = { 'content-type': type, vary: 'prefer' };
    server = createHttpServer({
      routes: [{ prefix: '/api', service: 'list', handle: () => ({ status: 200, headers: { ...headers }, body }) }],
      fallback: { service: 'pages', handle: () => ({ status: 200, headers: { ...headers }, body }) },
      cors: new Cors([]),
      observe: () => {},
    });
    const url = await server.listen('127.0.0.1', 0);
    return fetch(`${url}/api`, { headers: { 'accept-encoding': accepted } });
  }

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0', null],
  ])('for who accepts "%s" is squeezed as %s, and read the same', async (accepted, encoding) => {
    const answer = await ask('application/json; charset=utf-8', list, accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toMatch(/prefer.*accept-encoding/);
    expect(await answer.text()).toBe(list);
    const length = Number(answer.headers.get('content-length'));
    expect(length < list.length / 10).toBe(encoding !== null);
  });

  it('stays as it is when it is short, or no text of data', async () => {
    expect((await ask('application/json', '[]', 'br')).headers.get('content-encoding')).toBeNull();
    await server?.drain(1_000);
    expect((await ask('application/octet-stream', list, 'br')).headers.get('content-encoding')).toBeNull();
  });
});

describe('a stream as an answer', () => {
  it.each(['GET', 'HEAD'])('is closed when the client of a %s left before it began', async (method) => {
    const body = new Readable({ read() {} });
    const left = Promise.withResolvers<void>();
    const statuses: number[] = [];
    server = createHttpServer({
      routes: [],
      fallback: {
        service: 'files',
        handle: async ({ signal }) => {
          signal.addEventListener('abort', () => left.resolve());
          asked.destroy();
          await left.promise;
          return { status: 200, headers: {}, body };
        },
      },
      cors: new Cors([]),
      observe: (event) => event.kind === 'request.answered' && statuses.push(event.status),
    });
    const asked = sendRequest(await server.listen('127.0.0.1', 0), { method }).on('error', () => {});
    asked.end();
    await once(body, 'close');
    expect(statuses).toEqual([499]);
  });
});
