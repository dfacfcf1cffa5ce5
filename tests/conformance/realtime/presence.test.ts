// Presence: tracked, delivered to the others, and never under another person's name.
import type { RealtimeChannel } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { newMember } from '#tests/conformance/auth/client.ts';
import { ALICE, conformance } from '#tests/conformance/client.ts';
import { Inbox } from './inbox.ts';
import { endsWithTest, newTopic, openLive, subscribe, type Vsn } from './live.ts';
import { openWire } from './wire.ts';

const { tokens } = conformance;

type Movement = { event: 'join' | 'leave'; key: string; presences: Record<string, unknown>[] };

describe.each<Vsn>(['1.0.0', '2.0.0'])('[CALL-19] with serializer %s presence', (vsn) => {
  it('shows who is here under their keys to both', async () => {
    const topic = newTopic();
    const ann = (await openLive({ vsn })).channel(topic, { config: { presence: { key: 'ann' } } });
    const ben = (await openLive({ vsn })).channel(topic, { config: { presence: { key: 'ben' } } });
    const [seenByAnn, seenByBen] = [movements(ann), movements(ben)];
    await subscribe(ann);
    expect(await ann.track({ mood: 'calm', at: { x: 1 } })).toBe('ok');
    await seenByAnn.find(({ event, key }) => event === 'join' && key === 'ann');
    await subscribe(ben);
    await seenByBen.find(({ event, key }) => event === 'join' && key === 'ann');
    expect(await ben.track({ mood: 'busy' })).toBe('ok');
    const arrival = await seenByAnn.find(({ key }) => key === 'ben');
    expect(arrival.presences).toMatchObject([{ mood: 'busy', presence_ref: expect.any(String) }]);
    await seenByBen.find(({ key }) => key === 'ben');
    const state = { ann: [{ mood: 'calm', at: { x: 1 } }], ben: [{ mood: 'busy' }] };
    expect(ann.presenceState()).toMatchObject(state);
    expect(ben.presenceState()).toMatchObject(state);
  });

  it('ends with untrack, and the channel goes on', async () => {
    const topic = newTopic();
    const ann = (await openLive({ vsn })).channel(topic, { config: { presence: { key: 'ann' } } });
    const ben = (await openLive({ vsn })).channel(topic);
    const seen = movements(ben);
    await Promise.all([subscribe(ann), subscribe(ben)]);
    await ann.track({ n: 1 });
    await seen.find(({ event }) => event === 'join');
    expect(await ann.untrack()).toBe('ok');
    expect((await seen.find(({ event }) => event === 'leave')).presences).toMatchObject([{ n: 1 }]);
    expect(ben.presenceState()).toEqual({});
    expect(ann.state).toBe('joined');
  });
});

describe('[CALL-19] presence', () => {
  it('ends when the channel is left', async () => {
    const { ann, seen } = await twoOf();
    await ann.unsubscribe();
    await seen.find(({ event, key }) => event === 'leave' && key === 'ann');
  });

  it('ends when the line is lost', async () => {
    const wire = openWire();
    const { seen } = await twoOf(wire);
    wire.cut();
    await seen.find(({ event, key }) => event === 'leave' && key === 'ann');
  });

  it('tracked again replaces what was said', async () => {
    const { ann, ben, seen } = await twoOf();
    await ann.track({ n: 2 });
    await seen.find(({ event, presences }) => event === 'join' && presences[0]?.['n'] === 2);
    await seen.find(({ event, presences }) => event === 'leave' && presences[0]?.['n'] === 1);
    expect(ben.presenceState()).toMatchObject({ ann: [{ n: 2 }] });
    expect(ben.presenceState()['ann']).toHaveLength(1);
  });

  it('of one key on two devices counts both, and ends with the last', async () => {
    const { ben, seen, topic } = await twoOf();
    const tablet = (await openLive()).channel(topic, { config: { presence: { key: 'ann' } } });
    await subscribe(tablet);
    await tablet.track({ device: 'tablet' });
    await seen.find(({ presences }) => presences.some(({ device }) => device === 'tablet'));
    expect(ben.presenceState()['ann']).toHaveLength(2);
    await tablet.unsubscribe();
    await seen.find(({ event, presences }) => event === 'leave' && presences[0]?.['device'] === 'tablet');
    expect(ben.presenceState()).toMatchObject({ ann: [{ n: 1 }] });
  });

  it('without a key of one’s own gets one for each', async () => {
    const topic = newTopic();
    const watcher = (await openLive()).channel(topic);
    const seen = movements(watcher);
    await subscribe(watcher);
    for (const n of [1, 2]) {
      const channel = (await openLive()).channel(topic);
      await subscribe(channel);
      await channel.track({ n });
    }
    await seen.atLeast(2);
    const keys = Object.keys(watcher.presenceState());
    expect(keys).toHaveLength(2);
    expect(keys.every((key) => key.length >= 8)).toBe(true);
  });

  it('is shown to nobody who did not ask for it', async () => {
    const topic = newTopic();
    const wire = openWire();
    const indifferent = (await openLive({ wire })).channel(topic);
    await subscribe(indifferent);
    const before = wire.received.all.length;
    const { seen, ann } = await twoOf(undefined, topic);
    await seen.find(({ key }) => key === 'ann');
    await ann.untrack();
    await seen.find(({ event }) => event === 'leave');
    expect(wire.received.all.slice(before).map(String).join()).not.toContain('presence');
  });

  it('of a signed-in person bears the name that the server knows', async () => {
    const { browser, user } = await newMember();
    endsWithTest(browser);
    await browser.realtime.setAuth();
    const topic = newTopic();
    const watcher = (await openLive()).channel(topic);
    const seen = movements(watcher);
    await subscribe(watcher);
    const own = browser.channel(topic, { config: { presence: { key: 'own' } } });
    await subscribe(own);
    await own.track({ mood: 'calm' });
    expect((await seen.find(({ key }) => key === 'own')).presences).toMatchObject([{ mood: 'calm', user_id: user.id }]);
  });

  it.each([
    ['a signed-in person', tokens.bob],
    ['a stranger', undefined],
  ])('bears no false name of %s', async (_, token) => {
    const topic = newTopic();
    const watcher = (await openLive()).channel(topic);
    const seen = movements(watcher);
    await subscribe(watcher);
    const liar = (await openLive(token === undefined ? {} : { token })).channel(topic, {
      config: { presence: { key: 'liar' } },
    });
    await subscribe(liar);
    await liar.track({ user_id: ALICE, phx_ref: 'forged' });
    const [presence] = (await seen.find(({ key }) => key === 'liar')).presences;
    expect(presence?.['user_id']).not.toBe(ALICE);
    expect(presence?.['presence_ref']).not.toBe('forged');
  });
});

/** Joins and leaves as the client reports them. */
function movements(channel: RealtimeChannel): Inbox<Movement> {
  const seen = new Inbox<Movement>();
  channel.on('presence', { event: 'join' }, ({ key, newPresences }) =>
    seen.add({ event: 'join', key, presences: newPresences }),
  );
  channel.on('presence', { event: 'leave' }, ({ key, leftPresences }) =>
    seen.add({ event: 'leave', key, presences: leftPresences }),
  );
  return seen;
}

/** Ann is tracked, Ben sees her. */
async function twoOf(wire = openWire(), topic = newTopic()) {
  const never = () => 60_000;
  const ann = (await openLive({ wire, reconnectAfterMs: never })).channel(topic, {
    config: { presence: { key: 'ann' } },
  });
  const ben = (await openLive()).channel(topic);
  const seen = movements(ben);
  await Promise.all([subscribe(ann), subscribe(ben)]);
  await ann.track({ n: 1 });
  await seen.find(({ event, key }) => event === 'join' && key === 'ann');
  return { ann, ben, seen, topic };
}
