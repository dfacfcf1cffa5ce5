import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from '#platform/realtime/fixtures/database.ts';
import type { ClientSocket } from '#platform/realtime/socket/client-socket.ts';
import { Listeners, listenerDigest } from './listeners.ts';

const identity = (sessionId: string | null) => ({ role: 'anon', claims: {}, claimsText: '{}', sessionId });
const socket = (lastRef: number) => ({ lastRef }) as ClientSocket;

describe('who was listening', () => {
  let database: TestDatabase;
  let here: Listeners;
  let there: Listeners;
  let now = 1_000_000;

  beforeAll(async () => {
    database = await startDatabase();
    here = new Listeners(database.system, () => now);
    there = new Listeners(database.system, () => now);
  });
  afterAll(() => database.stop());

  it('is found by who asks for the same, in another process too, as of when it was last sure', async () => {
    const digest = randomUUID();
    const { listening, past } = await here.begin(digest, socket(3));
    expect(past).toEqual([]);
    listening.lastRef = 9;
    here.end(listening);
    now += 20_000;
    await here.flush();
    const again = await there.begin(digest, socket(10));
    expect(again.past).toMatchObject([{ id: listening.id, lastRef: 9, isOpen: false, here: null }]);
    const age = Date.now() - (again.past[0]?.seenAt.getTime() ?? 0);
    expect(age).toBeGreaterThan(19_000);
    expect(age).toBeLessThan(60_000);
  });

  it('is known to be open here, and assumed to be open elsewhere until reported otherwise', async () => {
    const digest = randomUUID();
    const { listening } = await here.begin(digest, socket(1));
    const [first] = (await here.begin(digest, socket(1))).past;
    expect(first).toMatchObject({ isOpen: true, here: listening });
    const [seen] = (await there.begin(digest, socket(1))).past;
    expect(seen).toMatchObject({ isOpen: true, here: null });
    here.end(listening);
    const found = (await here.begin(digest, socket(2))).past;
    expect(found.find(({ id }) => id === listening.id)).toMatchObject({ isOpen: false, here: null });
  });

  it('is forgotten once it has left, before the database knows and after', async () => {
    const digest = randomUUID();
    const { listening } = await here.begin(digest, socket(1));
    here.forget(listening);
    const next = await here.begin(digest, socket(1));
    expect(next.past).toEqual([]);
    here.forget(next.listening);
    await here.flush();
    expect((await there.begin(digest, socket(1))).past).toEqual([]);
  });

  it('is identified by session, topic and requests, and without a session by address', () => {
    const one = identity(randomUUID());
    const digests = [
      listenerDigest(one, 'a', 't', []),
      listenerDigest(identity(randomUUID()), 'a', 't', []),
      listenerDigest(one, 'a', 'u', []),
      listenerDigest(one, 'a', 't', [1]),
      listenerDigest(identity(null), 'a', 't', []),
      listenerDigest(identity(null), 'b', 't', []),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(listenerDigest(one, 'another address', 't', [])).toBe(digests[0]);
  });

  it('is never more than a few of a crowd, those who ended first', async () => {
    const digest = randomUUID();
    const crowd = await Promise.all(Array.from({ length: 50 }, () => here.begin(digest, socket(1))));
    const [first] = crowd;
    if (first) here.end(first.listening);
    await here.flush();
    const { past } = await there.begin(digest, socket(1));
    expect(past).toHaveLength(20);
    expect(past[0]?.id).toBe(first?.listening.id);
  });
});
