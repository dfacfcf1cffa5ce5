// Too much of everything: joins, messages, presence, and a reader who takes nothing. Memory stays bounded, others are served.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { inTime } from '#tests/conformance/realtime/inbox.ts';
import { broadcastFrame, openSocket, type RawSocket, trouble } from './realtime-socket.ts';
import { exchange, inspect, library } from './request.ts';

const MEGABYTE = 1024 * 1024;

afterEach(async () => expect(await trouble(library)).toBeNull());

describe('R100 joins', () => {
  it('R100 of 100,000 topics close the socket with a reason, and use little memory', async () => {
    const before = (await inspect(library)).rss;
    const raw = await openSocket(library);
    await pour(raw, 100_000, (n) => JSON.stringify([String(n), String(n), `realtime:flood-${n}`, 'phx_join', {}]));
    const { code, reason } = await inTime(raw.closed, 'the socket is closed', 25_000);
    expect(code).toBeGreaterThan(1000);
    expect(code).not.toBe(1006);
    expect(reason).not.toBe('');
    const joined = raw.messages.all.filter(({ payload }) => (payload as { status?: string }).status === 'ok');
    expect(joined.length).toBeLessThan(1_000);
    expect((await inspect(library)).rss - before).toBeLessThan(200 * MEGABYTE);
  });

  it('R100 of one topic again and again leave one channel or none', async () => {
    const raw = await openSocket(library);
    const topic = `again-${randomUUID()}`;
    await pour(raw, 5_000, (n) => JSON.stringify([String(n), String(n), `realtime:${topic}`, 'phx_join', {}]));
    await end(raw, 'heartbeat');
    const listener = await openSocket(library);
    await listener.join(topic, { config: { broadcast: { self: true } } });
    listener.send(broadcastFrame(`realtime:${topic}`, 'once', '{}'));
    await listener.messages.find(({ event }) => event === 'broadcast');
    if (raw.socket.readyState === raw.socket.OPEN) await end(raw, 'second');
    const received = raw.messages.all.filter(({ event }) => event === 'broadcast');
    expect(received.length).toBeLessThanOrEqual(1);
    raw.socket.terminate();
    listener.socket.terminate();
  });

  it('R100 with a thousand requests for changes are refused', async () => {
    const raw = await openSocket(library);
    const postgres_changes = Array.from({ length: 1_000 }, (_, n) => ({
      event: '*',
      schema: 'public',
      table: 'live_notes',
      filter: `stars=eq.${n}`,
    }));
    expect((await raw.join('greedy', { config: { postgres_changes } })).status).toBe('error');
    raw.socket.terminate();
  });
});

describe('R100 messages', () => {
  it('R100 in a flood are held back, and who listens is not drowned', async () => {
    const topic = `noise-${randomUUID()}`;
    const listener = await openSocket(library);
    await listener.join(topic);
    const raw = await openSocket(library);
    await raw.join(topic, { config: { broadcast: { ack: true } } });
    await pour(raw, 20_000, (n) => broadcastFrame(`realtime:${topic}`, 'noise', '{"n":1}', '1', String(n + 10)));
    const held = raw.messages.find(({ payload }) => (payload as { status?: string }).status === 'error', 20_000);
    await Promise.race([held, raw.closed]);
    const received = listener.messages.all.filter(({ event }) => event === 'broadcast');
    expect(received.length).toBeLessThan(20_000);
    expect(listener.socket.readyState).toBe(listener.socket.OPEN);
    raw.socket.terminate();
    listener.socket.terminate();
  });

  it('R100 by HTTP that are too large or too many are refused', async () => {
    const url = `${library.url}/realtime/v1/api/broadcast`;
    const headers = { apikey: library.publishableKey, 'content-type': 'application/json' };
    const message = { topic: 'http', event: 'e', payload: {} };
    const bodies = [
      JSON.stringify({ messages: [{ ...message, payload: 'x'.repeat(8 * MEGABYTE) }] }),
      JSON.stringify({ messages: Array.from({ length: 100_000 }, () => message) }),
      `{"messages":[{"topic":"http","event":"e","payload":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`,
      '{"messages":[{"__proto__":{"topic":"x","event":"e"}}]}',
      JSON.stringify({ messages: [{ ...message, topic: 'a\u0000b', private: true }] }),
    ];
    for (const body of bodies) {
      const { status, text } = await exchange(url, { method: 'POST', headers }, body).catch(() => ({
        status: 413,
        text: '',
      }));
      expect(status, text).toBeGreaterThanOrEqual(400);
      expect(status, text).toBeLessThan(500);
    }
  });
});

describe('R100 presence', () => {
  it('R100 in a flood is held back, and its room stays usable', async () => {
    const topic = `crowd-${randomUUID()}`;
    const watcher = await openSocket(library);
    await watcher.join(topic, { config: { presence: { key: 'watcher', enabled: true } } });
    const raw = await openSocket(library);
    await raw.join(topic, { config: { presence: { key: 'flood' } } });
    await pour(raw, 10_000, (n) =>
      JSON.stringify(['1', String(n + 10), `realtime:${topic}`, 'presence', { event: 'track', payload: { n } }]),
    );
    const held = raw.messages.find(({ payload }) => (payload as { status?: string }).status === 'error', 20_000);
    await Promise.race([held, raw.closed]);
    expect(watcher.socket.readyState).toBe(watcher.socket.OPEN);
    expect(watcher.messages.all.filter(({ event }) => event === 'presence_diff').length).toBeLessThan(10_000);
    raw.socket.terminate();
    watcher.socket.terminate();
  });

  it('R100 that is too large is refused', async () => {
    const raw = await openSocket(library);
    await raw.join('large', { config: { presence: { key: 'large', enabled: true } } });
    const payload = { type: 'presence', event: 'track', payload: { text: 'x'.repeat(900_000) } };
    const refused = raw.ask('realtime:large', 'presence', payload, '1').then(({ status }) => status);
    expect(await Promise.race([refused, raw.closed.then(() => 'error')])).toBe('error');
    raw.socket.terminate();
  });

  it('R100 under a key that is too long is refused', async () => {
    const raw = await openSocket(library);
    const { status } = await raw.join('keys', { config: { presence: { key: 'k'.repeat(100_000), enabled: true } } });
    expect(status).toBe('error');
    raw.socket.terminate();
  });
});

describe('F129 a reader who takes nothing', () => {
  /** 32 MB: more than all buffers in between hold. */
  const MESSAGES = 250;

  it('F129 is closed with a reason, and the others hear everything', async () => {
    const topic = `slow-${randomUUID()}`;
    const before = (await inspect(library)).rss;
    const [slow, quick] = await Promise.all([openSocket(library), openSocket(library)]);
    await Promise.all([slow.join(topic), quick.join(topic)]);
    slow.socket.pause();
    // One at a time, each awaited at the quick one: what is shed must be who does not read, not who cannot keep up.
    const messages = [{ topic, event: 'big', payload: { text: 'x'.repeat(128 * 1024) } }];
    for (let n = 1; n <= MESSAGES; n += 1) {
      const url = `${library.url}/realtime/v1/api/broadcast`;
      const headers = { apikey: library.publishableKey, 'content-type': 'application/json' };
      const { status } = await exchange(url, { method: 'POST', headers }, JSON.stringify({ messages }));
      expect(status).toBe(202);
      await quick.messages.atLeast(n + 1);
    }
    slow.socket.resume();
    const { code, reason } = await inTime(slow.closed, 'the slow reader is closed', 20_000);
    expect(reason).toMatch(/slow/i);
    expect(code).toBeGreaterThan(1000);
    expect(slow.messages.all.length).toBeLessThan(MESSAGES);
    expect(quick.socket.readyState).toBe(quick.socket.OPEN);
    expect((await inspect(library)).rss - before).toBeLessThan(300 * MEGABYTE);
    quick.socket.terminate();
  });
});

/** Sends so many frames, or until the socket is closed, no faster than the line takes them. */
async function pour(raw: RawSocket, count: number, make: (n: number) => string | Uint8Array): Promise<void> {
  for (let n = 0; n < count && raw.socket.readyState === raw.socket.OPEN; n += 1) {
    if (n % 100 === 0) await new Promise<void>((resolve) => raw.socket.send(make(n), () => resolve()));
    else raw.send(make(n));
  }
}

/** Waits until the server has read everything sent so far, or has closed. */
async function end(raw: RawSocket, ref: string): Promise<void> {
  if (raw.socket.readyState === raw.socket.OPEN) raw.send(JSON.stringify([null, ref, 'phoenix', 'heartbeat', {}]));
  await Promise.race([raw.messages.find((message) => message.ref === ref, 20_000), raw.closed]);
}
