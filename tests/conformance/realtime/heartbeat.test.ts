// The beat that keeps a line open, and the pauses between attempts when it is lost: the specification's figures.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Inbox } from './inbox.ts';
import { newTopic, openLive, subscribe, type Vsn } from './live.ts';
import { openWire, readFrame } from './wire.ts';

const THIRTY_SECONDS = 30_000;

describe.each<Vsn>(['1.0.0', '2.0.0'])('[CALL-19] with serializer %s a heartbeat', (vsn) => {
  afterEach(() => vi.useRealTimers());

  it('is sent after 30 s and answered', async () => {
    const wire = openWire();
    const client = await openLive({ vsn, wire, heartbeatIntervalMs: THIRTY_SECONDS });
    expect(client.realtime.heartbeatIntervalMs).toBe(THIRTY_SECONDS);
    // The line is real; only the client's own clock is wound on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const statuses = new Inbox<string>();
    client.realtime.onHeartbeat(statuses.add);
    const joined = Promise.withResolvers<string>();
    client.channel(newTopic()).subscribe((status) => joined.resolve(status));
    expect(await joined.promise).toBe('SUBSCRIBED');
    const heartbeats = () => wire.sent.all.map(readFrame).filter((message) => message?.event === 'heartbeat');
    vi.advanceTimersByTime(THIRTY_SECONDS - 1);
    expect(heartbeats()).toEqual([]);
    const answered = Promise.withResolvers<void>();
    client.realtime.onHeartbeat((status) => {
      statuses.add(status);
      if (status !== 'sent') answered.resolve();
    });
    vi.advanceTimersByTime(1);
    expect(heartbeats()).toMatchObject([{ topic: 'phoenix', event: 'heartbeat', payload: {} }]);
    await answered.promise;
    expect(statuses.all).toEqual(['sent', 'ok']);
    const [heartbeat] = heartbeats();
    const reply = wire.received.all.map(readFrame).find((message) => message?.topic === 'phoenix');
    expect(reply).toMatchObject({ ref: heartbeat?.ref, event: 'phx_reply', payload: { status: 'ok', response: {} } });
  });
});

describe('[CALL-19] a heartbeat', () => {
  it('is answered again and again, and the socket stays the same', async () => {
    const wire = openWire();
    const client = await openLive({ wire, heartbeatIntervalMs: 20 });
    const statuses = new Inbox<string>();
    client.realtime.onHeartbeat(statuses.add);
    await subscribe(client.channel(newTopic()));
    await statuses.atLeast(10);
    expect(new Set(statuses.all)).toEqual(new Set(['sent', 'ok']));
    expect(wire.opened.all).toHaveLength(1);
  });
});

describe('[CALL-19] a lost line', () => {
  it('is tried again after 1, 2, 5 and 10 s, and every 10 s from then on', async () => {
    const { realtime } = await openLive();
    expect([1, 2, 3, 4, 5, 50].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
    ]);
  });

  it('comes back by itself with the first of these pauses', async () => {
    const wire = openWire();
    const client = await openLive({ wire });
    const channel = client.channel(newTopic());
    const statuses = await subscribe(channel);
    const cutAt = performance.now();
    wire.cut();
    await wire.opened.atLeast(2);
    expect(performance.now() - cutAt).toBeGreaterThan(990);
    await statuses.atLeast(3);
    expect(statuses.all.map(({ status }) => status)).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
  });
});
