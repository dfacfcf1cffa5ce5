// Broadcasts and other messages to many sockets. Each is serialised once per protocol version, not once per socket.

import type { ChangeData } from '#platform/realtime/changes/subscriptions/contract.ts';
import { encodeReceivedBroadcast } from '#platform/realtime/socket/binary-frames.ts';
import type { UserPayload, Version } from '#platform/realtime/socket/frame.ts';
import { encodeMessage, encodeWithText } from '#platform/realtime/socket/protocol.ts';

export interface ChannelAddress {
  /** Without the `realtime:` that frames carry. */
  topic: string;
  isPrivate: boolean;
}

export interface Broadcast extends ChannelAddress {
  event: string;
  payload: UserPayload;
  /** Set when the database stores the message. */
  id?: string;
  isReplayed?: boolean;
}

export interface Outgoing {
  /** Null when this protocol version cannot express the message. */
  as(version: Version): { data: Buffer; isBinary: boolean } | null;
}

export const PREFIX = 'realtime:';

/** A public and a private channel of one name are two channels. */
export const channelKey = ({ topic, isPrivate }: ChannelAddress): string =>
  `${isPrivate ? 'private' : 'public'}:${topic}`;

export const outgoingMessage = (topic: string, event: string, payload: unknown): Outgoing =>
  once((version) => text(encodeMessage(version, { topic: PREFIX + topic, event, payload })));

/** The ids are each subscriber's own; the row is the same for many, and its text is made once. */
export const outgoingChange = (topic: string, ids: readonly number[], data: ChangeData): Outgoing =>
  once((version) => {
    const known = changeTexts.get(data) ?? JSON.stringify(data);
    changeTexts.set(data, known);
    const payload = `{"ids":${JSON.stringify(ids)},"data":${known}}`;
    return text(encodeWithText(version, { topic: PREFIX + topic, event: 'postgres_changes' }, payload));
  });

const changeTexts = new WeakMap<ChangeData, string>();

export const outgoingBroadcast = (broadcast: Broadcast): Outgoing =>
  once((version) => {
    const { event, payload } = broadcast;
    const topic = PREFIX + broadcast.topic;
    const metadata = metadataOf(broadcast);
    if (payload.encoding === 'binary') {
      // JSON alone cannot carry bytes.
      const data = version === '2.0.0' ? encodeReceivedBroadcast({ topic, event, payload, metadata }) : null;
      return data && { data, isBinary: true };
    }
    const meta = metadata ? `,"meta":${JSON.stringify(metadata)}` : '';
    const body = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload.text}${meta}}`;
    return text(encodeWithText(version, { topic, event: 'broadcast' }, body));
  });

function metadataOf({ id, isReplayed }: Broadcast): Record<string, unknown> | null {
  if (id === undefined) return null;
  return isReplayed ? { replayed: true, id } : { id };
}

const text = (frame: string) => ({ data: Buffer.from(frame, 'utf8'), isBinary: false });

function once(encode: Outgoing['as']): Outgoing {
  const known = new Map<Version, ReturnType<Outgoing['as']>>();
  return {
    as: (version) => {
      const found = known.get(version);
      if (found !== undefined) return found;
      const made = encode(version);
      known.set(version, made);
      return made;
    },
  };
}
