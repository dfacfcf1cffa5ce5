import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallerReader } from '#platform/auth/tokens/caller.ts';
import { TokenVerifier } from '#platform/auth/tokens/verifier.ts';
import type { ChangeFeed } from './changes/subscriptions/contract.ts';
import type { Broadcast, ChannelAddress, Outgoing } from './channels/broadcast.ts';
import type { Member } from './channels/hub.ts';
import { RealtimeEngine } from './engine.ts';
import { startDatabase, type TestDatabase } from './fixtures/database.ts';

const feed: ChangeFeed = {
  open: async () => {},
  close: async () => {},
  subscribe: async () => ({ ok: false, reason: 'not here' }),
};
const keys = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x', signingKeys: [] };
const verifier = new TokenVerifier({ keys, issuer: 'x', audience: 'x', now: Date.now });

/** A channel that only listens. */
class Ear implements Member {
  readonly id: string;
  readonly address: ChannelAddress;
  readonly received: unknown[] = [];
  #onReceived = () => {};

  constructor(id: string, address: ChannelAddress) {
    this.id = id;
    this.address = address;
  }

  identity(): never {
    throw new Error('nobody');
  }

  end(): void {}

  deliver(outgoing: Outgoing): void {
    const frame = JSON.parse(outgoing.as('2.0.0')?.data.toString() ?? '') as unknown[];
    this.received.push(frame[4]);
    this.#onReceived();
  }

  /** Resolves once so many have been heard. */
  receives(count: number): Promise<unknown[]> {
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    const check = () => {
      if (this.received.length >= count) resolve(this.received);
    };
    this.#onReceived = check;
    check();
    return promise;
  }
}

const said = (topic: string, text: string): Broadcast => ({
  topic,
  isPrivate: false,
  event: 'e',
  payload: { encoding: 'json', text: JSON.stringify({ text }) },
});

describe('two processes on one database', () => {
  let database: TestDatabase;
  let here: RealtimeEngine;
  let there: RealtimeEngine;
  const engine = () => {
    const { pool, system, admin } = database;
    const callers = new CallerReader(keys, verifier);
    return new RealtimeEngine({ pool, system, admin, callers, feed, now: () => new Date(), observe: () => {} });
  };

  beforeAll(async () => {
    database = await startDatabase();
    here = engine();
    there = engine();
    await here.open(() => {});
    await there.open(() => {});
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await database.stop();
  });

  const listen = (at: RealtimeEngine, address: ChannelAddress, id = 'ear') => {
    const ear = new Ear(id, address);
    at.context.hub.add(ear);
    return ear;
  };

  it('hear each other in order, short words, long ones and the same twice', async () => {
    const ear = listen(there, { topic: 'a', isPrivate: false });
    const words = ['one', 'x'.repeat(20_000), 'same', 'same', 'last'];
    // The greeting of the new process comes through the database; until then, nothing is delivered to it.
    const greeted = listen(there, { topic: 'greeting', isPrivate: false });
    const greet = () => {
      here.context.publish(said('greeting', 'hello'));
      return greeted.received.length;
    };
    await expect.poll(greet).toBeGreaterThan(0);
    for (const word of words) here.context.publish(said('a', word));
    const received = (await ear.receives(words.length)) as Array<{ payload: { text: string } }>;
    expect(received.map(({ payload }) => payload.text)).toEqual(words);
  });

  it('keep a private place apart from the public one of its name', async () => {
    const ear = listen(there, { topic: 'b', isPrivate: true });
    here.context.publish(said('b', 'public'));
    here.context.publish({ ...said('b', 'private'), isPrivate: true });
    expect(await ear.receives(1)).toMatchObject([{ payload: { text: 'private' } }]);
  });

  it('see who is present through the other, until they leave', async () => {
    const address = { topic: 'c', isPrivate: false };
    const ear = listen(there, address);
    here.context.presence.join({ ...address, ref: 'r1', key: 'anna', meta: '{"phx_ref":"r1"}' });
    expect(await ear.receives(1)).toEqual([{ joins: { anna: { metas: [{ phx_ref: 'r1' }] } }, leaves: {} }]);
    here.context.presence.leave('r1');
    expect(await ear.receives(2)).toContainEqual({ joins: {}, leaves: { anna: { metas: [{ phx_ref: 'r1' }] } } });
  });

  it('report to a later third process who is present already', async () => {
    const address = { topic: 'd', isPrivate: false };
    const ear = listen(there, address);
    here.context.presence.join({ ...address, ref: 'r2', key: 'bob', meta: '{"phx_ref":"r2"}' });
    await ear.receives(1);
    const third = engine();
    const thirdEar = listen(third, address);
    await third.open(() => {});
    expect(await thirdEar.receives(1)).toMatchObject([{ joins: { bob: {} } }]);
    await third.close();
  });

  it('deliver messages sent from SQL, whatever their length, to everybody', async () => {
    const ears = [here, there].map((at) => listen(at, { topic: 'e', isPrivate: true }));
    const long = 'y'.repeat(20_000);
    await database.system.query(`select realtime.send(jsonb_build_object('text', $1::text), 'news', 'e')`, ['short']);
    await database.system.query(`select realtime.send(jsonb_build_object('text', $1::text), 'news', 'e')`, [long]);
    for (const ear of ears) {
      const received = await ear.receives(2);
      expect(received).toMatchObject([
        { event: 'news', payload: { text: 'short' } },
        { event: 'news', payload: { text: long } },
      ]);
      expect(received[0]).toHaveProperty('meta.id');
    }
  });

  it('deliver no message whose transaction is rolled back', async () => {
    const ear = listen(there, { topic: 'f', isPrivate: true });
    const client = await database.system.connect();
    await client.query('begin');
    await client.query(`select realtime.send('{"text":"lost"}', 'news', 'f')`);
    await client.query('rollback');
    client.release();
    await database.system.query(`select realtime.send('{"text":"kept"}', 'news', 'f')`);
    expect(await ear.receives(1)).toMatchObject([{ payload: { text: 'kept' } }]);
  });

  it('do not deliver a stored message to its sender', async () => {
    const speaker = listen(here, { topic: 'g', isPrivate: true }, 'speaker');
    const other = listen(here, { topic: 'g', isPrivate: true }, 'other');
    await here.context.messages.store({ ...said('g', 'kept'), isPrivate: true }, 'speaker', null);
    await here.context.messages.store({ ...said('g', 'for all'), isPrivate: true }, null, 60);
    expect(await other.receives(2)).toHaveLength(2);
    expect(speaker.received).toMatchObject([{ payload: { text: 'for all' } }]);
    const replayed = await here.context.messages.replay('g', new Date(0), 25);
    expect(replayed).toHaveLength(2);
  });
});
