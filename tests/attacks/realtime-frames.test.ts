// Frames that no client sends: too large, too deep, no JSON, no UTF-8, no sense. The socket may end; the server may not.
import { afterEach, describe, expect, it } from 'vitest';
import { inTime } from '#tests/conformance/realtime/inbox.ts';
import { broadcastFrame, openSocket, type RawSocket, trouble } from './realtime-socket.ts';
import { inspect, library } from './request.ts';

const MEGABYTE = 1024 * 1024;

afterEach(async () => expect(await trouble(library)).toBeNull());

describe('R100 a frame', () => {
  it.each([
    ['of text', 'x'.repeat(MEGABYTE + 1)],
    ['of JSON', JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { text: 'x'.repeat(2 * MEGABYTE) }])],
    ['of bytes', Buffer.alloc(MEGABYTE + 1, 3)],
  ])('R100 %s over a megabyte closes the socket with a reason', async (_, frame) => {
    const raw = await openSocket(library);
    raw.send(frame);
    expect((await closing(raw)).code).toBe(1009);
  });

  it.each([
    ['an empty text', ''],
    ['no JSON', '{"topic":'],
    ['a number', '5'],
    ['a null', 'null'],
    ['a text', '"hello"'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['a list too short', '["1","1","realtime:x"]'],
    ['a list of other types', '[1,2,3,4,5]'],
    ['a list of nulls', '[null,null,null,null,null]'],
    ['a list of lists', '[[],[],[],[],[]]'],
    ['a payload that is no object', '["1","1","realtime:x","phx_join","hello"]'],
    ['a null payload', '["1","1","realtime:x","phx_join",null]'],
    ['a configuration that is no object', '["1","1","realtime:x","phx_join",{"config":"hello"}]'],
    ['presence that is no object', '["1","1","realtime:x","phx_join",{"config":{"presence":5}}]'],
    ['broadcast that is no object', '["1","1","realtime:x","phx_join",{"config":{"broadcast":[]}}]'],
    ['changes that are no list', '["1","1","realtime:x","phx_join",{"config":{"postgres_changes":"all"}}]'],
    ['changes that are a list of texts', '["1","1","realtime:x","phx_join",{"config":{"postgres_changes":["all"]}}]'],
    ['changes that are nulls', '["1","1","realtime:x","phx_join",{"config":{"postgres_changes":[null]}}]'],
    ['an event nobody knows', '["1","1","realtime:x","phx_nothing",{}]'],
    ['an event of objects', '["1","1","realtime:x","constructor",{}]'],
    ['a topic nobody knows', '["1","1","phoenix","phx_join",{}]'],
    ['a topic without a name', '["1","1","realtime:","phx_join",{}]'],
    ['a reference that is long', JSON.stringify(['1', 'r'.repeat(100_000), 'realtime:x', 'phx_join', {}])],
    ['a topic that is long', JSON.stringify(['1', '1', `realtime:${'t'.repeat(100_000)}`, 'phx_join', {}])],
    ['a NUL in the topic', '["1","1","realtime:a\\u0000b","phx_join",{"config":{"private":true}}]'],
    ['half a pair', '["1","1","realtime:\\ud800","phx_join",{"config":{"private":true}}]'],
    ['a message for a channel not joined', '["1","1","realtime:y","broadcast",{"event":"e","payload":{}}]'],
    ['a leave of a channel not joined', '["1","1","realtime:y","phx_leave",{}]'],
    ['a token for a channel not joined', '["1","1","realtime:y","access_token",{"access_token":"x"}]'],
    ['presence in a channel not joined', '["1","1","realtime:y","presence",{"event":"track","payload":{}}]'],
  ])('R100 of %s is refused or ends the socket with a reason, over both serializers', async (_, frame) => {
    for (const vsn of ['2.0.0', '1.0.0']) {
      const raw = await openSocket(library, { vsn });
      raw.send(vsn === '1.0.0' ? asObject(frame) : frame);
      await settled(raw, vsn);
    }
  });

  it('R100 nested 100,000 deep does no harm', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
      const raw = await openSocket(library);
      await raw.join('deep', { config: { broadcast: { ack: true, self: true } } });
      raw.send(`["1","2","realtime:deep","broadcast",{"type":"broadcast","event":"e","payload":${deep}}]`);
      raw.send(`["1","3","realtime:deep","presence",{"type":"presence","event":"track","payload":${deep}}]`);
      raw.send(broadcastFrame('realtime:deep', 'e', deep));
      raw.send(`["1","4","realtime:deeper","phx_join",{"config":${deep}}]`);
      await settled(raw);
    }
  });

  it.each([
    ['an empty one', Buffer.alloc(0)],
    ['a kind nobody knows', Buffer.from([9, 1, 1, 1])],
    ['a kind only the server sends', Buffer.from([4, 0, 0, 0, 1])],
    ['a header that is cut', Buffer.from([3, 1, 1])],
    ['lengths beyond the end', Buffer.from([3, 255, 255, 255, 255, 255, 1, 1, 2, 3])],
    ['an encoding nobody knows', Buffer.concat([Buffer.from([3, 1, 1, 1, 1, 0, 77]), Buffer.from('11xe{}')])],
    ['JSON that is none', broadcastFrame('realtime:bytes', 'e', '{"a":')],
    ['metadata that is no JSON', Buffer.concat([Buffer.from([3, 1, 1, 1, 1, 2, 1]), Buffer.from('11xe{{{}')])],
    ['no UTF-8', Buffer.concat([Buffer.from([3, 1, 1, 2, 2, 0, 1]), Buffer.from([49, 49, 255, 254, 192, 128, 123])])],
    ['a topic not joined', broadcastFrame('realtime:elsewhere', 'e', '{}')],
    ['a megabyte of nothing', Buffer.alloc(MEGABYTE - 10)],
  ])('R100 of bytes, %s, is refused or ends the socket with a reason', async (_, frame) => {
    for (const vsn of ['2.0.0', '1.0.0']) {
      const raw = await openSocket(library, { vsn });
      raw.send(
        vsn === '2.0.0'
          ? '["1","1","realtime:bytes","phx_join",{}]'
          : asObject('["1","1","realtime:bytes","phx_join",{}]'),
      );
      raw.send(frame);
      await settled(raw, vsn);
    }
  });

  it('R100 that never ends is not buffered', async () => {
    const before = (await inspect(library)).rss;
    const raw = await openSocket(library);
    const piece = 'x'.repeat(64 * 1024);
    for (let sent = 0; sent < 200 && raw.socket.readyState === raw.socket.OPEN; sent += 1) {
      await new Promise((resolve) => raw.socket.send(piece, { fin: false }, resolve));
    }
    expect((await closing(raw)).code).toBeGreaterThan(1000);
    expect((await inspect(library)).rss - before).toBeLessThan(100 * MEGABYTE);
  });
});

describe('R100 keys that mean something to objects', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'])(
    'R100 %s as topic, event, presence key, field or reference pollutes nothing',
    async (name) => {
      const raw = await openSocket(library);
      const field = `{"${name}":{"polluted":"yes","status":"ok"}}`;
      const joined = await raw.join(name, {
        config: { broadcast: { ack: true, self: true }, presence: { key: name, enabled: true } },
      });
      expect(joined.status).toBe('ok');
      raw.send(`["1","20","realtime:${name}","presence",{"type":"presence","event":"track","payload":${field}}]`);
      raw.send(`["${name}","${name}","realtime:${name}","phx_join",${field}]`);
      raw.send(`["1","21","realtime:other","phx_join",{"config":${field},"${name}":{"polluted":"yes"}}]`);
      raw.send(broadcastFrame(`realtime:${name}`, name, field));
      await settled(raw);
      const fresh = await openSocket(library);
      const reply = await fresh.join('clean');
      expect(JSON.stringify(reply)).not.toContain('polluted');
      fresh.socket.terminate();
    },
  );

  it('R100 presence under such a key is seen and leaves', async () => {
    const watcher = await openSocket(library);
    const enabled = { presence: { key: 'watcher', enabled: true } };
    await watcher.join('proto-room', { config: enabled });
    const raw = await openSocket(library);
    await raw.join('proto-room', { config: { presence: { key: '__proto__' } } });
    raw.push('realtime:proto-room', 'presence', { type: 'presence', event: 'track', payload: { here: 1 } }, '1');
    await watcher.frames.find((frame) => typeof frame === 'string' && /presence_diff.*"joins".*__proto__/.test(frame));
    raw.socket.terminate();
    await watcher.frames.find((frame) => typeof frame === 'string' && /"leaves":\{"__proto__/.test(frame));
    watcher.socket.terminate();
  });
});

const closing = (raw: RawSocket) => inTime(raw.closed, 'the socket is closed', 20_000);

/** Either the socket was closed with a code and a reason, or it answers. */
async function settled(raw: RawSocket, vsn = '2.0.0'): Promise<void> {
  const beat = '[null,"beat","phoenix","heartbeat",{}]';
  raw.send(vsn === '1.0.0' ? asObject(beat) : beat);
  const outcome = await Promise.race([
    raw.messages.find(({ ref, topic }) => ref === 'beat' && topic === 'phoenix', 20_000).then(() => null),
    closing(raw),
  ]);
  if (outcome === null) return raw.socket.terminate();
  expect(outcome.code).toBeGreaterThan(1000);
  expect(outcome.code).not.toBe(1006);
  expect(outcome.code).not.toBe(1011);
  expect(outcome.reason).not.toBe('');
  expect(outcome.reason).not.toMatch(/Error|undefined|\bat /);
}

/** The same message as serializer 1.0.0 writes it, where it is one. */
function asObject(frame: string): string {
  try {
    const value: unknown = JSON.parse(frame);
    if (!Array.isArray(value)) return frame;
    const [join_ref, ref, topic, event, payload] = value as unknown[];
    return JSON.stringify({ join_ref, ref, topic, event, payload });
  } catch {
    return frame;
  }
}
