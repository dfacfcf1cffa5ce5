// Encodes the messages between the processes of one database as the text of notifications.
import type { Broadcast } from '#platform/realtime/channels/broadcast.ts';
import { broadcastOf, type MessageRow } from '#platform/realtime/channels/messages.ts';
import { isObject, parseJson } from '#platform/realtime/json.ts';

export interface Present {
  ref: string;
  topic: string;
  isPrivate: boolean;
  key: string;
  /** JSON text of an object. */
  meta: string;
}

export type PeerMessage =
  | { kind: 'broadcast'; broadcast: Broadcast }
  | { kind: 'join'; present: Present }
  | { kind: 'leave'; ref: string }
  /** Sent by a process that starts again: its former presences are dropped and sent again after this. */
  | { kind: 'hello' };

export type Notification =
  | { from: 'process'; process: string; messages: PeerMessage[] }
  /** Too long for a notification: it lies in realtime.relay. */
  | { from: 'process'; process: string; relayId: string }
  | { from: 'database'; sender: string | null; broadcast: Broadcast }
  | { from: 'database'; sender: string | null; messageId: string };

/** What a notification holds, with room to spare below PostgreSQL's 8,000 bytes. */
const NOTIFICATION_BYTES = 7_500;

/**
 * As few notifications as hold them all, in their order. The number keeps two of the same words apart: within a
 * transaction PostgreSQL would deliver them once.
 */
export function pack(process: string, messages: readonly PeerMessage[], number: () => number): string[] {
  const bodies: string[] = [];
  let parts: string[] = [];
  let size = 0;
  const close = () => {
    if (parts.length > 0) bodies.push(`{"p":${JSON.stringify(process)},"n":${number()},"m":[${parts.join(',')}]}`);
    parts = [];
    size = 0;
  };
  for (const message of messages) {
    const part = JSON.stringify(encode(message));
    const bytes = Buffer.byteLength(part) + 1;
    if (size + bytes > NOTIFICATION_BYTES - 100) close();
    parts.push(part);
    size += bytes;
  }
  close();
  return bodies;
}

/** Null for what no process of ours has written. */
export function unpack(text: string): Notification | null {
  const value = parseJson(text);
  if (!isObject(value)) return null;
  if (typeof value.p === 'string') {
    if (typeof value.r === 'string') return { from: 'process', process: value.p, relayId: value.r };
    if (!Array.isArray(value.m)) return null;
    return { from: 'process', process: value.p, messages: value.m.flatMap((part: unknown) => decode(part) ?? []) };
  }
  const sender = typeof value.s === 'string' ? value.s : null;
  if (typeof value.i === 'string') return { from: 'database', sender, messageId: value.i };
  const broadcast = isMessageRow(value.d) ? broadcastOf(value.d) : null;
  return broadcast && { from: 'database', sender, broadcast };
}

const TEXTS: ReadonlyMap<unknown, number> = new Map([
  ['b', 3],
  ['j', 4],
  ['l', 1],
  ['h', 0],
]);

function encode(message: PeerMessage): unknown[] {
  switch (message.kind) {
    case 'broadcast': {
      const { topic, isPrivate, event, payload } = message.broadcast;
      const isJson = payload.encoding === 'json';
      return ['b', topic, isPrivate, event, isJson, isJson ? payload.text : payload.bytes.toString('base64')];
    }
    case 'join': {
      const { ref, topic, isPrivate, key, meta } = message.present;
      return ['j', ref, topic, isPrivate, key, meta];
    }
    case 'leave':
      return ['l', message.ref];
    case 'hello':
      return ['h'];
  }
}

function isMessageRow(value: unknown): value is MessageRow {
  if (!isObject(value)) return false;
  const { id, topic, event, private: isPrivate, payload, binary } = value;
  return isTexts([id, topic, event]) && typeof isPrivate === 'boolean' && isContent(payload) && isContent(binary);
}

const isContent = (value: unknown): boolean => value === null || typeof value === 'string';

const isTexts = (values: readonly unknown[]): values is string[] => values.every((value) => typeof value === 'string');

function decode(part: unknown): PeerMessage | null {
  if (!Array.isArray(part)) return null;
  const [kind, ...fields] = part as unknown[];
  // Only our own processes write these; the number of text fields reveals a broken one.
  if (fields.filter((field) => typeof field === 'string').length !== TEXTS.get(kind)) return null;
  switch (kind) {
    case 'b': {
      const [topic, isPrivate, event, isJson, content] = fields as [string, boolean, string, boolean, string];
      const payload = isJson
        ? ({ encoding: 'json', text: content } as const)
        : ({ encoding: 'binary', bytes: Buffer.from(content, 'base64') } as const);
      return { kind: 'broadcast', broadcast: { topic, isPrivate, event, payload } };
    }
    case 'j': {
      const [ref, topic, isPrivate, key, meta] = fields as [string, string, boolean, string, string];
      return { kind: 'join', present: { ref, topic, isPrivate, key, meta } };
    }
    case 'l':
      return { kind: 'leave', ref: fields[0] as string };
    case 'h':
      return { kind: 'hello' };
    default:
      return null;
  }
}
