// Private channels: policies on realtime.messages decide who listens, who speaks and who is seen.
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, BOB, conformance } from '#tests/conformance/client.ts';
import { collectBroadcasts, newSuite, newTopic, openLive, refusal, sql, subscribe, subscribing } from './live.ts';

const { tokens } = conformance;
const team = newSuite();
const shut = { config: { private: true } };

beforeAll(async () => {
  await sql('insert into public.live_teams values ($1, $2)', [team, ALICE]);
});

describe('[CALL-19] a private channel', () => {
  it('opens to whom a policy lets in', async () => {
    expect(await refusal((await openLive({ token: tokens.alice })).channel(`team:${team}`, shut))).toBeNull();
  });

  it.each([
    ['somebody else', { token: tokens.bob }],
    ['a stranger', {}],
  ])('is refused to %s with a reason', async (_, who) => {
    const channel = (await openLive(who)).channel(`team:${team}`, shut);
    const { status, message } = await subscribing(channel).find(() => true);
    expect(status).toBe('CHANNEL_ERROR');
    expect(message).toMatch(/unauthorized|permission/i);
  });

  it('without any policy is refused to everyone', async () => {
    const channel = (await openLive({ token: tokens.alice })).channel(newTopic('nowhere'), shut);
    expect(await refusal(channel)).toMatch(/unauthorized|permission/i);
  });

  it('carries messages between its members, and to nobody on the public channel of the same name', async () => {
    await sql('insert into public.live_teams values ($1, $2) on conflict do nothing', [`${team}-2`, ALICE]);
    await sql('insert into public.live_teams values ($1, $2) on conflict do nothing', [`${team}-2`, BOB]);
    const topic = `team:${team}-2`;
    const alice = (await openLive({ token: tokens.alice })).channel(topic, {
      config: { private: true, broadcast: { ack: true } },
    });
    const bob = (await openLive({ token: tokens.bob })).channel(topic, shut);
    const outside = (await openLive()).channel(topic);
    const broadcasts = { bob: collectBroadcasts(bob), outside: collectBroadcasts(outside) };
    await Promise.all([subscribe(alice), subscribe(bob), subscribe(outside)]);
    expect(await alice.send({ type: 'broadcast', event: 'inside', payload: { n: 1 } })).toBe('ok');
    expect((await broadcasts.bob.find(() => true)).payload).toEqual({ n: 1 });
    await (await openLive()).channel(topic).httpSend('outside', {});
    await broadcasts.outside.find(({ event }) => event === 'outside');
    expect(broadcasts.outside.all.map(({ event }) => event)).toEqual(['outside']);
    expect(broadcasts.bob.all.map(({ event }) => event)).toEqual(['inside']);
  });

  it('that one may read only takes no message', async () => {
    const topic = newTopic('board:');
    const speaker = (await openLive({ token: tokens.alice })).channel(topic, {
      config: { private: true, broadcast: { ack: true } },
    });
    const listener = (await openLive({ token: tokens.bob })).channel(topic, shut);
    const broadcasts = collectBroadcasts(listener);
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    expect(await speaker.send({ type: 'broadcast', event: 'graffiti', payload: {} }, { timeout: 3_000 })).not.toBe(
      'ok',
    );
    await sql(`select realtime.send('{}'::jsonb, 'notice', $1, true)`, [topic]);
    await broadcasts.find(({ event }) => event === 'notice');
    expect(broadcasts.all.map(({ event }) => event)).toEqual(['notice']);
  });

  it('takes messages by HTTP from its members alone', async () => {
    const topic = `team:${team}`;
    const listener = (await openLive({ token: tokens.alice })).channel(topic, shut);
    const broadcasts = collectBroadcasts(listener);
    await subscribe(listener);
    const stranger = (await openLive({ token: tokens.bob })).channel(topic, shut);
    await expect(stranger.httpSend('stranger', {})).rejects.toThrow(/\w{4}/);
    expect(await stranger.send({ type: 'broadcast', event: 'stranger', payload: {} })).toBe('error');
    const member = (await openLive({ token: tokens.alice })).channel(topic, shut);
    expect(await member.httpSend('member', {})).toEqual({ success: true });
    await broadcasts.find(({ event }) => event === 'member');
    expect(broadcasts.all.map(({ event }) => event)).toEqual(['member']);
  });

  it('of a square lets everyone speak and shows nobody', async () => {
    const topic = newTopic('square:');
    const speaker = (await openLive()).channel(topic, { config: { private: true, presence: { key: 'me' } } });
    const listener = (await openLive({ token: tokens.alice })).channel(topic, {
      config: { private: true, presence: { enabled: true } },
    });
    const broadcasts = collectBroadcasts(listener);
    await Promise.all([subscribe(speaker), subscribe(listener)]);
    expect(await speaker.track({ here: true }, { timeout: 3_000 })).not.toBe('ok');
    await speaker.send({ type: 'broadcast', event: 'hello', payload: {} });
    await broadcasts.find(({ event }) => event === 'hello');
    expect(listener.presenceState()).toEqual({});
  });

  it('stops once the person is no longer let in and the token is renewed', async () => {
    const mine = `${team}-3`;
    await sql('insert into public.live_teams values ($1, $2)', [mine, ALICE]);
    const client = await openLive({ token: tokens.alice });
    const channel = client.channel(`team:${mine}`, shut);
    const broadcasts = collectBroadcasts(channel);
    const statuses = await subscribe(channel);
    await sql('delete from public.live_teams where team = $1', [mine]);
    await client.realtime.setAuth(tokens.bob);
    await statuses.find(({ status }) => status !== 'SUBSCRIBED');
    expect(broadcasts.all).toEqual([]);
  });
});
