// A body of one gigabyte, made as it is sent. The answer must come long before its end, and memory must not follow it.
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ask, inspect, library } from './request.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const LIMIT = 10 * MEGABYTE;

describe('an endless body', () => {
  it.each([
    ['in chunks', {}],
    ['of a stated length', { 'content-length': String(GIGABYTE) }],
    ['of CSV', { 'content-type': 'text/csv' }],
  ])('F130 %s is 413 within bounded memory, and the next request is served', async (_how, headers) => {
    const before = (await inspect(library)).rss;
    const { status, sent } = await flood(headers);
    expect(status).toBe(413);
    // The limit, what the server reads on so that its answer is heard (64 MiB), the buffers of both sockets, and nothing like a gigabyte.
    expect(sent).toBeLessThan(LIMIT + 128 * MEGABYTE);
    expect((await inspect(library)).rss - before).toBeLessThan(500 * MEGABYTE);
    expect((await ask(library, '/books?select=id&id=eq.1')).json).toEqual([{ id: 1 }]);
  });

  it('F130 an unread body is not buffered either', async () => {
    const before = (await inspect(library)).rss;
    await flood({}, 'DELETE', 64 * MEGABYTE);
    expect((await inspect(library)).rss - before).toBeLessThan(500 * MEGABYTE);
    expect((await ask(library, '/books?select=id&id=eq.1')).status).toBe(200);
  });
});

function flood(
  headers: Record<string, string>,
  method = 'POST',
  size = GIGABYTE,
): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let status = 0;
    const chunk = Buffer.alloc(64 * 1024, '[');
    const body = new Readable({
      read() {
        if (sent >= size) {
          this.push(null);
          return;
        }
        sent += chunk.length;
        this.push(chunk);
      },
    });
    const outgoing = request(`${library.url}/rest/v1/scraps?suite=eq.x`, {
      method,
      headers: { apikey: library.publishableKey, 'content-type': 'application/json', ...headers },
    });
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      body.destroy();
      response.resume();
      response.on('close', () => outgoing.destroy());
      outgoing.destroy();
      resolve({ status, sent });
    });
    // The server may close while the test writes; what counts is whether the answer came first.
    outgoing.on('error', (error) => (status === 0 ? reject(error) : resolve({ status, sent })));
    body.on('error', () => {});
    body.pipe(outgoing);
  });
}
