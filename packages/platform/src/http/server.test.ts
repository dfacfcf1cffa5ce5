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
