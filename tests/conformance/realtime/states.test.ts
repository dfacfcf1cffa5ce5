// The states of channels that subscribe() and the removals report.
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { conformance } from '#tests/conformance/client.ts';
import { collectBroadcasts, newTopic, openLive, subscribe, subscribing, type Vsn } from './live.ts';
import { openWire, readFrame } from './wire.ts';

describe.each<Vsn>(['1.0.0', '2.0.0'])('[CALL-19] with serializer %s a channel', (vsn) => {
  it('is joined, left and closed', async () => {
    const wire = openWire();
    const client = await openLive({ vsn, wire });
    const topic = newTopic();
    const channel = client.channel(topic);
    expect(channel.state).toBe('closed');
    const statuses = await subscribe(channel);
    expect(channel.state).toBe('joined');
    expect(client.realtime.isConnected()).toBe(true);
    expect(await channel.unsubscribe()).toBe('ok');
    await statuses.find(({ status }) => status === 'CLOSED');
    expect(statuses.all.map(({ status }) => status)).toEqual(['SUBSCRIBED', 'CLOSED']);
    const left = wire.sent.all.map(readFrame).find((message) => message?.event === 'phx_leave');
    const reply = await wire.received.find((frame) => readFrame(frame)?.ref === left?.ref);
    expect(readFrame(reply)).toMatchObject({
      topic: `realtime:${topic}`,
      event: 'phx_reply',
      payload: { status: 'ok', response: {} },
    });
  });

  it('is answered with its own reference and the version asked for', async () => {
    const wire = openWire();
    const client = await openLive({ vsn, wire });
    await subscribe(client.channel('echoes'));
    expect(new URL(wire.opened.all[0] ?? '').searchParams.get('vsn')).toBe(vsn);
    const join = wire.sent.all.map(readFrame).find((message) => message?.event === 'phx_join');
    const reply = wire.received.all.map(readFrame).find((message) => message?.event === 'phx_reply');
    expect(reply).toMatchObject({ ref: join?.ref, topic: 'realtime:echoes', payload: { status: 'ok' } });
    const raw = wire.received.all.find((frame) => typeof frame === 'string');
    expect(raw?.[0]).toBe(vsn === '2.0.0' ? '[' : '{');
  });

  it('asking for changes gets an id for each request, in their order', async () => {
    const wire = openWire();
    const channel = (await openLive({ vsn, wire })).channel(newTopic());
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'live_notes' }, () => {});
    channel.on('postgres_changes', { event: '*', schema: 'archive' }, () => {});
    channel.on(
      'postgres_changes',
      { event: 'DELETE', schema: 'public', table: 'live_notes', filter: 'id=gt.5' },
      () => {},
    );
    await subscribe(channel);
    const messages = wire.received.all.map(readFrame);
    const reply = messages.find((message) => message?.event === 'phx_reply');
    expect(reply?.payload).toMatchObject({
      status: 'ok',
      response: {
        postgres_changes: [
          { id: expect.anything(), event: 'INSERT', schema: 'public', table: 'live_notes' },
          { id: expect.anything(), event: '*', schema: 'archive' },
          { id: expect.anything(), event: 'DELETE', schema: 'public', table: 'live_notes', filter: 'id=gt.5' },
        ],
      },
    });
    expect(messages.find((message) => message?.event === 'system')?.payload).toMatchObject({
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: channel.subTopic,
    });
  });
});

describe('[CALL-19] channels', () => {
  it('share one socket', async () => {
    const wire = openWire();
    const client = await openLive({ wire });
    await Promise.all([1, 2, 3].map(() => subscribe(client.channel(newTopic()))));
    expect(wire.opened.all).toHaveLength(1);
    expect(client.getChannels()).toHaveLength(3);
  });

  it('of one name are one', async () => {
    const client = await openLive();
    const topic = newTopic();
    expect(client.channel(topic)).toBe(client.channel(topic));
  });

  it('are removed one at a time', async () => {
    const client = await openLive();
    const [first, second] = [client.channel(newTopic()), client.channel(newTopic())];
    await Promise.all([subscribe(first), subscribe(second)]);
    expect(await client.removeChannel(first)).toBe('ok');
    expect(client.getChannels()).toEqual([second]);
    expect(second.state).toBe('joined');
    expect(client.realtime.isConnected()).toBe(true);
  });

  it('are removed all together, and the socket with them', async () => {
    const wire = openWire();
    const client = await openLive({ wire });
    await Promise.all([1, 2, 3].map(() => subscribe(client.channel(newTopic()))));
    expect(await client.removeAllChannels()).toEqual(['ok', 'ok', 'ok']);
    expect(client.getChannels()).toEqual([]);
    await wire.closed.atLeast(1);
    expect(client.realtime.isConnected()).toBe(false);
  });

  it('that were left can be joined again under the same name', async () => {
    const client = await openLive();
    const topic = newTopic();
    await subscribe(client.channel(topic));
    await client.removeChannel(client.channel(topic));
    const again = client.channel(topic, { config: { broadcast: { self: true } } });
    const broadcasts = collectBroadcasts(again);
    await subscribe(again);
    await again.send({ type: 'broadcast', event: 'hello', payload: { n: 1 } });
    expect((await broadcasts.find(() => true)).payload).toEqual({ n: 1 });
  });

  it('that were left hear nothing more', async () => {
    const client = await openLive();
    const [left, kept] = [client.channel(newTopic()), client.channel(newTopic())];
    const broadcasts = { left: collectBroadcasts(left), kept: collectBroadcasts(kept) };
    await Promise.all([subscribe(left), subscribe(kept)]);
    const topics = [left.subTopic, kept.subTopic];
    await left.unsubscribe();
    const speaker = await openLive();
    for (const topic of topics) await speaker.channel(topic).httpSend('hello', {});
    await broadcasts.kept.find(() => true);
    expect(broadcasts.left.all).toEqual([]);
  });

  it('keep names with any letters apart', async () => {
    const client = await openLive();
    const topics = ['é:1', 'É:1', 'room 1/2?x=y#z', 'realtime:room', 'a'.repeat(200)].map((name) => newTopic(name));
    const inboxes = await Promise.all(
      topics.map(async (topic) => {
        const channel = client.channel(topic, { config: { broadcast: { self: true } } });
        const broadcasts = collectBroadcasts(channel);
        await subscribe(channel);
        await channel.send({ type: 'broadcast', event: 'name', payload: { topic } });
        return broadcasts;
      }),
    );
    for (const [i, broadcasts] of inboxes.entries())
      expect((await broadcasts.find(() => true)).payload).toEqual({ topic: topics[i] });
    expect(inboxes.map(({ all }) => all.length)).toEqual(topics.map(() => 1));
  });

  it('wait for changes to flow when asked to', async () => {
    const channel = (await openLive()).channel(newTopic(), { config: { postgres_changes_options: { wait: true } } });
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'live_notes' }, () => {});
    expect((await subscribing(channel).find(() => true)).status).toBe('SUBSCRIBED');
  });
});

describe('[CALL-19] the socket', () => {
  it.each([
    ['without a key', ''],
    ['with a key nobody made', '?apikey=sb_publishable_nobody'],
    ['with a token nobody signed', '?apikey=eyJhbGciOiJub25lIn0.e30.'],
  ])('%s is refused before it opens', async (_, query) => {
    const socket = new WebSocket(`${conformance.url.replace('http', 'ws')}/realtime/v1/websocket${query}`);
    const refused = Promise.withResolvers<string>();
    socket.on('error', ({ message }) => refused.resolve(message));
    socket.on('open', () => refused.resolve('open'));
    expect(await refused.promise).toMatch(/40[13]/);
  });

  it('asked by plain HTTP answers that it is a socket', async () => {
    const { url, publishableKey } = conformance;
    const answer = await fetch(`${url}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
