import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyStream, discardBody } from './body-stream.ts';

const body = () => Object.assign(new PassThrough(), { complete: true }) as unknown as IncomingMessage & PassThrough;

describe('the body of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is cut when its sender falls silent', async () => {
    const raw = body();
    const chunks = bodyStream(raw, 1_000)[Symbol.asyncIterator]();
    raw.write('a');
    expect(String((await chunks.next()).value)).toBe('a');
    const next = chunks.next();
    const refused = expect(next).rejects.toThrow('fell silent');
    await vi.advanceTimersByTimeAsync(1_001);
    await refused;
    expect(raw.destroyed).toBe(true);
  });

  it('may come slowly, as long as it comes', async () => {
    const raw = body();
    const chunks = bodyStream(raw, 1_000)[Symbol.asyncIterator]();
    for (const letter of ['a', 'b', 'c']) {
      raw.write(letter);
      expect(String((await chunks.next()).value)).toBe(letter);
      await vi.advanceTimersByTimeAsync(900);
    }
    raw.end();
    expect(await chunks.next()).toMatchObject({ done: true });
  });

  it('stays open when nobody wants more of it, and is read to its end', async () => {
    const raw = body();
    const stream = bodyStream(raw);
    raw.write('a');
    await stream[Symbol.asyncIterator]().next();
    stream.destroy();
    discardBody(raw);
    raw.write('b');
    raw.end();
    await expect.poll(() => raw.readableEnded).toBe(true);
  });

  it('is cut when there is too much of what nobody wants', async () => {
    const raw = body();
    discardBody(raw);
    const chunk = Buffer.alloc(8 * 1024 * 1024);
    for (let part = 0; part < 9; part += 1) raw.write(chunk);
    await expect.poll(() => raw.destroyed).toBe(true);
  });
});
