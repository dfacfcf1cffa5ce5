import type { HttpRequest } from '@liesse/platform/http/types.ts';
import { describe, expect, it } from 'vitest';
import { answerMetrics, listenForMetrics } from '#server/metrics/endpoint.ts';

const ask = (remoteAddress: string, headers = {}, method = 'GET') =>
  answerMetrics({ remoteAddress, headers, method } as HttpRequest, () => 'figures\n');

describe('figures on the main port', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are given to this machine: %s', (address) => {
    expect(ask(address)).toMatchObject({ status: 200, body: 'figures\n', headers: { 'cache-control': 'no-store' } });
  });

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '10.0.0.1', ''])('are refused to others: "%s"', (address) => {
    expect(ask(address)).toBeUndefined();
  });

  it('are not obtained by a header that claims to be local', () => {
    expect(ask('203.0.113.7', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' })).toBeUndefined();
  });
});

describe('figures on a port of their own', () => {
  it('listen where they are configured and answer one path', async () => {
    const server = await listenForMetrics({ host: '127.0.0.1', port: 0 }, () => 'figures\n');
    try {
      expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
      const answer = await fetch(server.url);
      expect([answer.status, await answer.text()]).toEqual([200, 'figures\n']);
      expect((await fetch(new URL('/', server.url))).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});
