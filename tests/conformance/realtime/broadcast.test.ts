// Messages from client to client over the socket.
import { describe, expect, it } from 'vitest';
import { collectBroadcasts, newTopic, openLive, subscribe, type Vsn } from './live.ts';
import { openWire } from './wire.ts';

const payload = { text: 'Élise "dit" \\ ☀️', list: [1, null, { deep: [true] }], zero: 0 };

describe.each<[Vsn, Vsn]>([
  ['1.0.0', '1.0.0'],
  ['2.0.0', '2.0.0'],
  ['1.0.0', '2.0.0'],
  ['2.0.0', '1.0.0'],
])('[CALL-19] a broadcast from serializer %s to %s', (from, to) => {
  it('arrives whole with its event', async () => {
    const topic = newTopic();
    const speaker = (await openLive({ vsn: from })).channel(topic);
    const listener = (await openLive({ vsn: to })).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    expect(await speaker.send({ type: 'broadcast', event: 'arrivée', payload })).toBe('ok');
    expect(await broadcasts.find(() => true)).toMatchObject({ type: 'broadcast', event: 'arrivée', payload });
  });

  it('without anything in it arrives', async () => {
    const topic = newTopic();
    const speaker = (await openLive({ vsn: from })).channel(topic);
    const listener = (await openLive({ vsn: to })).channel(topic);
    const broadcasts = collectBroadcasts(listener, 'empty');
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    await speaker.send({ type: 'broadcast', event: 'empty', payload: {} });
    expect((await broadcasts.find(() => true)).payload).toEqual({});
  });
});

describe('[CALL-19] a broadcast', () => {
  it('comes in the order in which it was sent', async () => {
    const topic = newTopic();
    const speaker = (await openLive()).channel(topic);
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    for (let n = 0; n < 50; n += 1) await speaker.send({ type: 'broadcast', event: 'step', payload: { n } });
    await broadcasts.atLeast(50);
    expect(broadcasts.all.map((message) => (message.payload as { n: number }).n)).toEqual(
      Array.from({ length: 50 }, (_, n) => n),
    );
  });

  it('reaches the listeners of its event and of every event', async () => {
    const topic = newTopic();
    const speaker = (await openLive()).channel(topic);
    const listener = (await openLive()).channel(topic);
    const [one, every] = [collectBroadcasts(listener, 'one'), collectBroadcasts(listener, '*')];
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    await speaker.send({ type: 'broadcast', event: 'two', payload: {} });
    await speaker.send({ type: 'broadcast', event: 'one', payload: {} });
    await one.find(() => true);
    expect(one.all.map(({ event }) => event)).toEqual(['one']);
    expect(every.all.map(({ event }) => event)).toEqual(['two', 'one']);
  });

  it('does not come back to who sent it', async () => {
    const topic = newTopic();
    const speaker = (await openLive()).channel(topic);
    const listener = (await openLive()).channel(topic);
    const own = collectBroadcasts(speaker);
    collectBroadcasts(listener);
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    await speaker.send({ type: 'broadcast', event: 'mine', payload: {} });
    await listener.send({ type: 'broadcast', event: 'theirs', payload: {} });
    await own.find(({ event }) => event === 'theirs');
    expect(own.all.map(({ event }) => event)).toEqual(['theirs']);
  });

  it.each<Vsn>(['1.0.0', '2.0.0'])('comes back with self: true over serializer %s', async (vsn) => {
    const channel = (await openLive({ vsn })).channel(newTopic(), { config: { broadcast: { self: true } } });
    const own = collectBroadcasts(channel);
    await subscribe(channel);
    await channel.send({ type: 'broadcast', event: 'mine', payload });
    expect((await own.find(() => true)).payload).toEqual(payload);
  });

  it.each<Vsn>(['1.0.0', '2.0.0'])('is acknowledged with ack: true over serializer %s', async (vsn) => {
    const wire = openWire();
    const client = await openLive({ vsn, wire });
    const channel = client.channel(newTopic(), { config: { broadcast: { ack: true } } });
    await subscribe(channel);
    const before = wire.received.all.length;
    expect(await channel.send({ type: 'broadcast', event: 'sure', payload: {} })).toBe('ok');
    expect(wire.received.all.length).toBeGreaterThan(before);
  });

  it('without ack gets no answer', async () => {
    const wire = openWire();
    const topic = newTopic();
    const channel = (await openLive({ wire })).channel(topic);
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await Promise.all([subscribe(channel), subscribe(listener)]);
    const before = wire.received.all.length;
    await channel.send({ type: 'broadcast', event: 'quiet', payload: {} });
    await broadcasts.find(() => true);
    expect(wire.received.all.length).toBe(before);
  });

  it('goes to its own topic alone', async () => {
    const client = await openLive();
    const [here, there] = [client.channel(newTopic()), client.channel(newTopic())];
    const broadcasts = { here: collectBroadcasts(here), there: collectBroadcasts(there) };
    await Promise.all([subscribe(here), subscribe(there)]);
    const speaker = await openLive();
    const [toHere, toThere] = [speaker.channel(here.subTopic), speaker.channel(there.subTopic)];
    await Promise.all([subscribe(toHere), subscribe(toThere)]);
    await toHere.send({ type: 'broadcast', event: 'here', payload: {} });
    await toThere.send({ type: 'broadcast', event: 'there', payload: {} });
    await broadcasts.there.find(() => true);
    await broadcasts.here.find(() => true);
    expect([broadcasts.here.all.length, broadcasts.there.all.length]).toEqual([1, 1]);
  });

  it('of bytes arrives as bytes', async () => {
    const topic = newTopic();
    const speaker = (await openLive()).channel(topic, { config: { broadcast: { ack: true } } });
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(await speaker.send({ type: 'broadcast', event: 'bytes', payload: bytes.buffer })).toBe('ok');
    const { payload: received } = await broadcasts.find(() => true);
    expect(new Uint8Array(received as ArrayBuffer)).toEqual(bytes);
  });

  it('of bytes does not disturb a listener that can read text alone', async () => {
    const topic = newTopic();
    const speaker = (await openLive()).channel(topic);
    const listener = (await openLive({ vsn: '1.0.0' })).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    const statuses = await subscribe(listener);
    await subscribe(speaker);
    await speaker.send({ type: 'broadcast', event: 'bytes', payload: new ArrayBuffer(8) });
    await speaker.send({ type: 'broadcast', event: 'text', payload });
    expect((await broadcasts.find(({ event }) => event === 'text')).payload).toEqual(payload);
    expect(statuses.all.map(({ status }) => status)).toEqual(['SUBSCRIBED']);
  });

  it('of 100 kB arrives', async () => {
    const topic = newTopic();
    const speaker = (await openLive()).channel(topic);
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    const text = 'é'.repeat(50_000);
    await speaker.send({ type: 'broadcast', event: 'long', payload: { text } });
    expect((await broadcasts.find(() => true)).payload).toEqual({ text });
  });

  it('reaches thirty listeners', async () => {
    const topic = newTopic();
    const listeners = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const channel = (await openLive({ vsn: i % 2 === 0 ? '1.0.0' : '2.0.0' })).channel(topic);
        const broadcasts = collectBroadcasts(channel);
        await subscribe(channel);
        return broadcasts;
      }),
    );
    await (await openLive()).channel(topic).httpSend('all', payload);
    for (const broadcasts of listeners) expect((await broadcasts.find(() => true)).payload).toEqual(payload);
  });
});
