import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outgoingBroadcast, outgoingMessage } from '#platform/realtime/channels/broadcast.ts';
import type { Frame, UserPayload } from './frame.ts';
import { encodeMessage, parseFrame } from './protocol.ts';

// The official client's own serialiser is the specification.
const { serializer } = createClient('http://127.0.0.1:1', 'sb_publishable_x').realtime;

const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((value) => value.isWellFormed());
const ref = fc.option(fc.nat().map(String), { nil: null });
const json = fc
  .dictionary(text, fc.jsonValue({ maxDepth: 4 }))
  .map((value) => JSON.parse(JSON.stringify(value)) as object);

function clientEncodes(message: object): { data: Buffer; isBinary: boolean } {
  let result: ArrayBuffer | string = '';
  serializer.encode(message as Parameters<typeof serializer.encode>[0], (encoded) => {
    result = encoded;
  });
  const encoded = result as ArrayBuffer | string;
  return typeof encoded === 'string'
    ? { data: Buffer.from(encoded), isBinary: false }
    : { data: Buffer.from(encoded), isBinary: true };
}

function clientDecodes({ data, isBinary }: { data: Buffer; isBinary: boolean }): Record<string, unknown> {
  let result: Record<string, unknown> = {};
  const raw = isBinary ? new Uint8Array(data).buffer : data.toString('utf8');
  serializer.decode(raw, (decoded: Record<string, unknown>) => {
    result = decoded;
  });
  return result;
}

const valueOf = (payload: UserPayload): unknown =>
  payload.encoding === 'json' ? JSON.parse(payload.text) : [...payload.bytes];

describe('a frame of 2.0.0', () => {
  it('is read as the official client wrote it', () => {
    fc.assert(
      fc.property(ref, ref, text, json, (joinRef, frameRef, topic, payload) => {
        const message = { join_ref: joinRef, ref: frameRef, topic, event: 'phx_join', payload };
        const { data, isBinary } = clientEncodes(message);
        expect(parseFrame('2.0.0', data, isBinary)).toEqual({
          kind: 'message',
          joinRef,
          ref: frameRef,
          topic,
          event: 'phx_join',
          payload,
        });
      }),
    );
  });

  it('is written so that the official client reads it', () => {
    fc.assert(
      fc.property(ref, ref, text, text, json, (joinRef, frameRef, topic, event, payload) => {
        const data = Buffer.from(encodeMessage('2.0.0', { joinRef, ref: frameRef, topic, event, payload }));
        expect(clientDecodes({ data, isBinary: false })).toEqual({
          join_ref: joinRef,
          ref: frameRef,
          topic,
          event,
          payload,
        });
      }),
    );
  });

  it('holds a broadcast of JSON or bytes as the official client pushes it', () => {
    const content = fc.oneof(
      json,
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes).buffer),
    );
    fc.assert(
      fc.property(ref, ref, text, text, content, fc.boolean(), (joinRef, frameRef, topic, event, payload, persist) => {
        const said = { type: 'broadcast', event, payload, ...(persist ? { persist: true } : {}) };
        const { data, isBinary } = clientEncodes({
          join_ref: joinRef,
          ref: frameRef,
          topic,
          event: 'broadcast',
          payload: said,
        });
        const frame = parseFrame('2.0.0', data, isBinary) as Extract<Frame, { kind: 'broadcast' }>;
        expect(frame).toMatchObject({ kind: 'broadcast', joinRef, ref: frameRef, topic, userEvent: event });
        expect(frame.metadata).toEqual(persist ? { persist: true } : {});
        expect(valueOf(frame.payload)).toEqual(payload instanceof ArrayBuffer ? [...new Uint8Array(payload)] : payload);
      }),
    );
  });

  it('encodes a broadcast of JSON or bytes so that the official client reads it', () => {
    const content: fc.Arbitrary<UserPayload> = fc.oneof(
      json.map((value): UserPayload => ({ encoding: 'json', text: JSON.stringify(value) })),
      fc
        .uint8Array({ maxLength: 200 })
        .map((bytes): UserPayload => ({ encoding: 'binary', bytes: Buffer.from(bytes) })),
    );
    fc.assert(
      fc.property(text, text, content, fc.boolean(), (topic, event, payload, isReplayed) => {
        const broadcast = { topic, event, payload, isPrivate: true, ...(isReplayed ? { id: 'm1', isReplayed } : {}) };
        const frame = outgoingBroadcast(broadcast).as('2.0.0');
        const decoded = clientDecodes(frame ?? { data: Buffer.alloc(0), isBinary: false });
        expect(decoded.topic).toBe(`realtime:${topic}`);
        expect(decoded.event).toBe('broadcast');
        const received = decoded.payload as Record<string, unknown>;
        expect(received.event).toBe(event);
        expect(received.meta).toEqual(isReplayed ? { replayed: true, id: 'm1' } : undefined);
        const value =
          received.payload instanceof ArrayBuffer ? [...new Uint8Array(received.payload)] : received.payload;
        expect(value).toEqual(valueOf(payload));
      }),
    );
  });
});

describe('a frame of 1.0.0', () => {
  it('is read and written as JSON objects', () => {
    fc.assert(
      fc.property(ref, text, text, json, (frameRef, topic, event, payload) => {
        const written = JSON.stringify({ topic, event, payload, ref: frameRef, join_ref: '7' });
        const frame = parseFrame('1.0.0', Buffer.from(written), false);
        expect(frame).toEqual({ kind: 'message', joinRef: '7', ref: frameRef, topic, event, payload });
        const back: unknown = JSON.parse(encodeMessage('1.0.0', { ref: frameRef, topic, event, payload }));
        expect(back).toEqual({ topic, event, payload, ref: frameRef });
      }),
    );
  });

  it('cannot encode bytes', () => {
    const payload: UserPayload = { encoding: 'binary', bytes: Buffer.from([1]) };
    expect(outgoingBroadcast({ topic: 't', isPrivate: false, event: 'e', payload }).as('1.0.0')).toBeNull();
  });
});

describe('what is no frame', () => {
  it('is null, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.boolean(), fc.boolean(), (bytes, isBinary, isNew) => {
        const frame = parseFrame(isNew ? '2.0.0' : '1.0.0', Buffer.from(bytes), isBinary);
        if (isBinary && bytes[0] !== 3) expect(frame).toBeNull();
      }),
    );
  });

  it.each([
    ['a field that ends after the frame', Buffer.from([3, 0, 0, 200, 0, 0, 1, 65])],
    ['JSON that is none', Buffer.from([3, 0, 0, 1, 1, 0, 1, 65, 65, 123])],
    ['an encoding that does not exist', Buffer.from([3, 0, 0, 1, 1, 0, 9, 65, 65])],
    ['text that is no UTF-8', Buffer.from([3, 0, 0, 1, 1, 0, 0, 0xff, 65])],
  ])('is %s', (_name, data) => {
    expect(parseFrame('2.0.0', data, true)).toBeNull();
  });

  it('is a payload nested deeper than others could clone', () => {
    const deep = (levels: number) => `[null,"1","t","e",{"a":${'['.repeat(levels)}${']'.repeat(levels)}}]`;
    expect(parseFrame('2.0.0', Buffer.from(deep(60)), false)).not.toBeNull();
    expect(parseFrame('2.0.0', Buffer.from(deep(70)), false)).toBeNull();
    expect(parseFrame('2.0.0', Buffer.from(deep(200_000)), false)).toBeNull();
  });
});

describe('what goes to many', () => {
  it('is serialised once for each version', () => {
    const outgoing = outgoingMessage('t', 'e', {});
    expect(outgoing.as('2.0.0')).toBe(outgoing.as('2.0.0'));
    expect(outgoing.as('1.0.0')).toBe(outgoing.as('1.0.0'));
  });
});
