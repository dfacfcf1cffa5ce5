import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PeerMessage, pack, unpack } from './relay-wire.ts';

const numbers = () => {
  let number = 0;
  return () => (number += 1);
};

const text = fc.string({ unit: 'binary', maxLength: 300 }).filter((value) => value.isWellFormed());
const message: fc.Arbitrary<PeerMessage> = fc.oneof(
  fc.record({
    kind: fc.constant('broadcast' as const),
    broadcast: fc.record({
      topic: text,
      isPrivate: fc.boolean(),
      event: text,
      payload: fc.oneof(
        text.map((value) => ({ encoding: 'json' as const, text: JSON.stringify(value) })),
        fc.uint8Array().map((bytes) => ({ encoding: 'binary' as const, bytes: Buffer.from(bytes) })),
      ),
    }),
  }),
  fc.record({
    kind: fc.constant('join' as const),
    present: fc.record({ ref: text, topic: text, isPrivate: fc.boolean(), key: text, meta: text }),
  }),
  fc.record({ kind: fc.constant('leave' as const), ref: text }),
  fc.constant({ kind: 'hello' as const }),
);

describe('the messages between processes', () => {
  it('arrives whole and in order', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 60 }), (messages) => {
        const notification = pack('p', messages, numbers()).map(unpack);
        const all = notification.flatMap((one) => (one && 'messages' in one ? one.messages : []));
        expect(all).toEqual(messages);
      }),
    );
  });

  it('fits into notifications, except what alone is too long for one', () => {
    const short: PeerMessage = { kind: 'leave', ref: 'x'.repeat(100) };
    const long: PeerMessage = { kind: 'leave', ref: 'x'.repeat(9_000) };
    const bodies = pack('p', [...Array.from({ length: 500 }, () => short), long, short], numbers());
    expect(bodies.filter((body) => Buffer.byteLength(body) > 7_500)).toHaveLength(1);
    expect(bodies.length).toBeLessThan(15);
  });

  it('keeps two of the same words apart', () => {
    const number = numbers();
    const said: PeerMessage = { kind: 'leave', ref: 'x' };
    expect(pack('p', [said], number)).not.toEqual(pack('p', [said], number));
  });

  it('loses only what is broken in it', () => {
    const notification = unpack('{"p":"a","m":[["b"],["l","x"],["j",1],["?"],5,["h"]]}');
    expect(notification).toEqual({
      from: 'process',
      process: 'a',
      messages: [{ kind: 'leave', ref: 'x' }, { kind: 'hello' }],
    });
  });

  it.each(['', 'null', '[]', '{}', '{"p":1}', '{"p":"a"}', '{"d":{}}', 'x'])('is not %j', (body) => {
    expect(unpack(body)).toBeNull();
  });
});
