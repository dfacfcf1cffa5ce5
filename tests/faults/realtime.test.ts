// Several processes as one: changes in one are delivered by all, and the loss of one, of the line or of the database is made
// good.
import { randomUUID } from 'node:crypto';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually, Inbox } from '#tests/conformance/realtime/inbox.ts';
import { Stage } from './realtime-stage.ts';
import type { ServerProcess } from './server-process.ts';

let stage: Stage;
let one: ServerProcess;
let two: ServerProcess;

beforeAll(async () => {
  stage = await Stage.open();
  one = await stage.addServer();
  two = await stage.addServer();
});
afterEach(() => stage.endClients());
afterAll(() => stage.close());

describe('F139 two processes on one database', () => {
  it('F139 deliver each other’s changes, each once', async () => {
    const suite = randomUUID();
    const listeners = await Promise.all([one, two].map(async ({ url }) => watch(await stage.client(url), suite)));
    for (const { url } of [one, two]) {
      const { error } = await (await stage.client(url))
        .from('live_values')
        .insert({ id: randomUUID(), suite, words: url });
      expect(error).toBeNull();
    }
    for (const listener of listeners) {
      await listener.values.atLeast(2);
      expect(listener.values.all.map(({ words }) => words)).toEqual([one.url, two.url]);
    }
  });

  it('F139 check each listener’s own policies in both', async () => {
    const suite = randomUUID();
    const [ann, ben] = [await stage.member(), await stage.member()];
    const atOne = await watch(await stage.client(one.url, ann), suite);
    const atTwo = await watch(await stage.client(two.url, ben), suite);
    await stage.note(suite, 'of ann', ann.id);
    await stage.note(suite, 'of ben', ben.id);
    await stage.note(suite, 'of all');
    for (const { notes } of [atOne, atTwo]) await notes.find(({ title }) => title === 'of all');
    expect(atOne.notes.all.map(({ title }) => title)).toEqual(['of ann', 'of all']);
    expect(atTwo.notes.all.map(({ title }) => title)).toEqual(['of ben', 'of all']);
  });

  it('F139 carry messages by socket, by HTTP and from the database, each once', async () => {
    const topic = randomUUID();
    const heard = await Promise.all([one, two].map(({ url }) => hear(url, topic)));
    const speaker = (await stage.client(one.url)).channel(topic);
    await joined(speaker);
    const long = 'é'.repeat(20_000);
    await speaker.send({ type: 'broadcast', event: 'socket', payload: { long } });
    await (await stage.client(two.url)).channel(topic).httpSend('http', { n: 1 });
    await stage.sql(`select realtime.send('{"n": 2}'::jsonb, 'database', $1, false)`, [topic]);
    await (await stage.client(one.url)).channel(topic).httpSend('last', {});
    for (const messages of heard) {
      await messages.find(({ event }) => event === 'last');
      await messages.atLeast(4);
      expect(messages.all.map(({ event }) => event).toSorted()).toEqual(['database', 'http', 'last', 'socket']);
      expect(messages.all.find(({ event }) => event === 'socket')?.payload).toEqual({ long });
    }
  });

  it('F139 carry bytes', async () => {
    const topic = randomUUID();
    const heard = await hear(two.url, topic);
    const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
    await (await stage.client(one.url)).channel(topic).httpSend('bytes', bytes);
    expect(new Uint8Array((await heard.find(() => true)).payload as ArrayBuffer)).toEqual(bytes);
  });

  it('F139 keep the order of one speaker', async () => {
    const topic = randomUUID();
    const heard = await hear(two.url, topic);
    const speaker = (await stage.client(one.url)).channel(topic);
    await joined(speaker);
    for (let n = 0; n < 60; n += 1) await speaker.send({ type: 'broadcast', event: String(n), payload: {} });
    await heard.atLeast(60);
    expect(heard.all.map(({ event }) => event)).toEqual(Array.from({ length: 60 }, (_, n) => String(n)));
  });

  it('F139 show who is present in either, and who leaves', async () => {
    const topic = randomUUID();
    const ann = await present(one.url, topic, 'ann');
    const ben = await present(two.url, topic, 'ben');
    for (const { seen } of [ann, ben]) {
      await seen.find((keys) => keys.join() === 'ann,ben');
    }
    await ann.channel.unsubscribe();
    await ben.seen.find((keys) => keys.join() === 'ben');
    const late = await present(one.url, topic, 'late');
    await late.seen.find((keys) => keys.join() === 'ben,late');
  });

  it('rule 8 signing out at one ends the channels at the other', async () => {
    const member = await stage.member();
    const channel = (await stage.client(two.url, member)).channel(randomUUID());
    const statuses = await joined(channel);
    const answer = await fetch(`${one.url}/auth/v1/logout`, {
      method: 'POST',
      headers: { apikey: member.token, authorization: `Bearer ${member.token}` },
    });
    expect(answer.status).toBe(204);
    await statuses.find((status) => status !== 'SUBSCRIBED');
  });
});

describe('a process that is killed', () => {
  it('F139 takes its people with it, and no others', async () => {
    const doomed = await stage.addServer();
    const topic = randomUUID();
    const staying = await present(one.url, topic, 'staying');
    await present(doomed.url, topic, 'doomed');
    const both = await staying.seen.find((keys) => keys.join() === 'doomed,staying');
    const since = staying.seen.all.indexOf(both);
    await stage.kill(doomed);
    await staying.seen.find((keys, place) => place > since && keys.join() === 'staying', 45_000);
  });

  it('F131 leaves its clients to the others, and they miss nothing', async () => {
    const doomed = await stage.addServer();
    const suite = randomUUID();
    const member = await stage.member();
    stage.line.lead([doomed.url]);
    const listener = await watch(await stage.client(stage.line.url, member), suite);
    await stage.note(suite, 'before', member.id);
    await listener.notes.find(({ title }) => title === 'before');
    await stage.kill(doomed);
    for (const title of ['meanwhile 1', 'meanwhile 2']) await stage.note(suite, title, member.id);
    await listener.statuses.find((status, place) => place > 0 && status === 'SUBSCRIBED', 30_000);
    await stage.note(suite, 'after', member.id);
    await listener.notes.find(({ title }) => title === 'after', 30_000);
    expect([...new Set(listener.notes.all.map(({ title }) => title))]).toEqual([
      'before',
      'meanwhile 1',
      'meanwhile 2',
      'after',
    ]);
  });
});

describe('F131 a storm', () => {
  it('F131 of 200 sockets cut at once comes back and is caught up, and data is answered meanwhile', async () => {
    const suite = randomUUID();
    const members = await Promise.all([1, 2, 3, 4].map(() => stage.member()));
    const listeners: Awaited<ReturnType<typeof watch>>[] = [];
    for (let n = 0; n < 200; n += 20) {
      const batch = Array.from({ length: 20 }, async (_, i) =>
        watch(await stage.client(stage.line.url, members[(n + i) % 4]), suite),
      );
      listeners.push(...(await Promise.all(batch)));
    }
    await stage.note(suite, 'before');
    for (const { notes } of listeners) await notes.find(({ title }) => title === 'before', 30_000);
    expect(stage.line.cut()).toBeGreaterThanOrEqual(200);
    await stage.note(suite, 'meanwhile');
    const asked = await fetch(`${one.url}/health`);
    expect(asked.status).toBe(200);
    for (const { statuses } of listeners)
      await statuses.find((status, place) => place > 0 && status === 'SUBSCRIBED', 60_000);
    await stage.note(suite, 'after');
    for (const { notes } of listeners) {
      await notes.find(({ title }) => title === 'meanwhile', 30_000);
      await notes.find(({ title }) => title === 'after', 30_000);
    }
    expect((await (await stage.client(two.url)).from('live_notes').select().eq('suite', suite)).data).toHaveLength(3);
  });
});

describe('F127 a database that is restarted', () => {
  it('F127 leaves sockets that recover by themselves, for changes, messages and presence', async () => {
    const suite = randomUUID();
    const member = await stage.member();
    const listener = await Promise.all(
      [one, two].map(async ({ url }) => watch(await stage.client(url, member), suite)),
    );
    const topic = randomUUID();
    const ann = await present(one.url, topic, 'ann');
    await ann.seen.find((keys) => keys.join() === 'ann');
    await stage.note(suite, 'before', member.id);
    for (const { notes } of listener) await notes.find(({ title }) => title === 'before');
    await stage.stopDatabase();
    await stage.startDatabase();
    await stage.note(suite, 'after', member.id);
    for (const { notes } of listener) await notes.find(({ title }) => title === 'after', 30_000);
    const heard = await hear(two.url, topic);
    await eventually(
      async () => {
        await (await stage.client(one.url))
          .channel(topic)
          .httpSend('again', {})
          .catch(() => {});
        return heard.all.length > 0;
      },
      'messages pass again',
      30_000,
    );
    const ben = await present(two.url, topic, 'ben');
    await ben.seen.find((keys) => keys.join() === 'ann,ben', 30_000);
  });
});

type Note = Record<string, unknown>;
type Heard = { event: string; payload: unknown };

/** Every state that subscribe() reports. */
async function joined(channel: RealtimeChannel): Promise<Inbox<string>> {
  const statuses = new Inbox<string>();
  channel.subscribe((status) => statuses.add(status));
  const first = await statuses.find(() => true, 30_000);
  if (first !== 'SUBSCRIBED') throw new Error(`${first}\n${stage.log()}`);
  return statuses;
}

async function watch(client: SupabaseClient, suite: string) {
  const notes = new Inbox<Note>();
  const values = new Inbox<Note>();
  const channel = client.channel(randomUUID());
  for (const [table, inbox] of [
    ['live_notes', notes],
    ['live_values', values],
  ] as const) {
    const filter = { event: 'INSERT', schema: 'public', table, filter: `suite=eq.${suite}` } as const;
    channel.on('postgres_changes', filter, ({ new: row }) => inbox.add(row));
  }
  const flowing = new Inbox<string>();
  channel.on('system', {}, ({ status }: { status: string }) => flowing.add(status));
  const statuses = await joined(channel);
  await flowing.find((status) => status === 'ok');
  return { notes, values, statuses };
}

async function hear(url: string, topic: string): Promise<Inbox<Heard>> {
  const messages = new Inbox<Heard>();
  const channel = (await stage.client(url)).channel(topic);
  channel.on('broadcast', { event: '*' }, (message: Heard) => messages.add(message));
  await joined(channel);
  return messages;
}

/** Somebody present; `seen` is every state of the room as this client knows it, keys in order. */
async function present(url: string, topic: string, key: string) {
  const seen = new Inbox<string[]>();
  const channel = (await stage.client(url)).channel(topic, { config: { presence: { key } } });
  channel.on('presence', { event: 'sync' }, () => seen.add(Object.keys(channel.presenceState()).toSorted()));
  await joined(channel);
  expect(await channel.track({ key })).toBe('ok');
  return { channel, seen };
}
