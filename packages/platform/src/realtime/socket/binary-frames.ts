// Binary frames of serialisation 2.0.0: a broadcast as a client pushes it (kind 3) and as it receives it (kind 4). Each
// field's length in bytes precedes the fields, in one byte.

import { isObject, isShallow, type JsonObject, parseJson } from '#platform/realtime/json.ts';
import { LIMITS } from '#platform/realtime/limits.ts';
import type { Frame, UserPayload } from './frame.ts';

const PUSH = 3;
const RECEIVED = 4;
const BYTES = 0;
const JSON_TEXT = 1;
const LONGEST = 255;

/** kind, then the lengths of join ref, ref, topic, event and metadata, then the payload's encoding. */
const PUSH_HEADER = 7;

/** Null when it is no such frame, or its fields do not fit in it, or what is said to be JSON is none. */
export function decodeUserBroadcast(data: Buffer): Frame | null {
  const encoding = data[6];
  if (data[0] !== PUSH || data.length < PUSH_HEADER || (encoding !== BYTES && encoding !== JSON_TEXT)) return null;
  const lengths = [...data.subarray(1, 6)];
  const end = lengths.reduce((sum, length) => sum + length, PUSH_HEADER);
  if (end > data.length) return null;
  const fields: string[] = [];
  let offset = PUSH_HEADER;
  for (const length of lengths) {
    const text = utf8(data.subarray(offset, offset + length));
    if (text === null) return null;
    fields.push(text);
    offset += length;
  }
  const [joinRef = '', ref = '', topic = '', userEvent = '', metadataText = ''] = fields;
  const metadata = metadataText === '' ? {} : parseJson(metadataText);
  const payload = payloadOf(encoding, data.subarray(end));
  if (!isObject(metadata) || payload === null) return null;
  return {
    kind: 'broadcast',
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    userEvent,
    payload,
    metadata,
  };
}

export interface Received {
  topic: string;
  event: string;
  payload: UserPayload;
  metadata: JsonObject | null;
}

/** Null when a field is longer than the frame can say. */
export function encodeReceivedBroadcast({ topic, event, payload, metadata }: Received): Buffer | null {
  const fields = [topic, event, metadata ? JSON.stringify(metadata) : ''].map((text) => Buffer.from(text, 'utf8'));
  const lengths = fields.map(({ length }) => length);
  if (lengths.some((length) => length > LONGEST)) return null;
  const isJson = payload.encoding === 'json';
  const header = Buffer.from([RECEIVED, ...lengths, isJson ? JSON_TEXT : BYTES]);
  return Buffer.concat([header, ...fields, isJson ? Buffer.from(payload.text, 'utf8') : payload.bytes]);
}

function payloadOf(encoding: number, bytes: Buffer): UserPayload | null {
  // A copy: the bytes are a window on the socket's own buffer.
  if (encoding === BYTES) return { encoding: 'binary', bytes: Buffer.from(bytes) };
  const text = utf8(bytes);
  const value = text === null ? undefined : parseJson(text);
  return text === null || value === undefined || !isShallow(value, LIMITS.depth) ? null : { encoding: 'json', text };
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
