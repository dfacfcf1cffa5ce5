// Handles the frames a client sends in a joined channel: broadcasts, presence, a renewed token, leave.

import type { RealtimeContext } from '#platform/realtime/context.ts';
import { isObject, isStorable, type JsonObject } from '#platform/realtime/json.ts';
import { handlePresence, sendPresenceAgain } from '#platform/realtime/presence/presence-frames.ts';
import type { Frame, UserPayload } from '#platform/realtime/socket/frame.ts';
import type { Broadcast } from './broadcast.ts';
import type { Channel } from './channel.ts';
import { inFrameSpan } from './frame-span.ts';
import { readIdentity } from './identity.ts';

export function handleFrame(context: RealtimeContext, channel: Channel, frame: Frame): void {
  if (frame.event === 'phx_leave') return leave(channel, frame);
  const isTaken = channel.frames.add(() => {
    if (channel.isEnded) return;
    switch (frame.event) {
      case 'broadcast':
        return inFrameSpan(context, 'broadcast', () => handleBroadcast(context, channel, frame));
      case 'presence':
        return inFrameSpan(context, 'presence', () => handlePresence(context, channel, frame));
      case 'access_token':
        return inFrameSpan(context, 'access_token', () => handleToken(context, channel, frame));
      default:
        channel.session.reply(frame, 'error', { reason: 'unknown event' });
    }
  });
  if (!isTaken) channel.session.reply(frame, 'error', { reason: 'rate limited' });
}

function leave(channel: Channel, frame: Frame): void {
  // A delayed leave of a former join of the topic does not end this one.
  if (frame.joinRef === null || frame.joinRef === channel.joinRef) {
    channel.dispose({ isClean: true });
    channel.session.reply(frame, 'ok', {});
    channel.sendClosed();
    return;
  }
  channel.session.reply(frame, 'ok', {});
}

function handleBroadcast(context: RealtimeContext, channel: Channel, frame: Frame): void | Promise<void> {
  const message = readBroadcast(context, channel, frame);
  if (typeof message === 'string') return channel.session.reply(frame, 'error', { reason: message });
  const send = (isAllowed: boolean) => {
    if (channel.isEnded) return;
    if (!isAllowed) return channel.session.reply(frame, 'error', { reason: channel.writeRefusal });
    if (message.persist) return storeBroadcast(context, channel, frame, message);
    context.publish(message.broadcast, channel.config.receivesOwn ? undefined : (member) => member === channel);
    if (channel.config.isAcknowledged) channel.session.reply(frame, 'ok', {});
  };
  return channel.address.isPrivate ? channel.canWrite('broadcast').then(send) : send(true);
}

interface ClientBroadcast {
  broadcast: Broadcast;
  persist: { ttlSeconds: number | null } | null;
}

/** A sentence when it cannot be message. */
function readBroadcast({ limits }: RealtimeContext, channel: Channel, frame: Frame): ClientBroadcast | string {
  const event = frame.kind === 'broadcast' ? frame.userEvent : frame.payload.event;
  if (typeof event !== 'string' || !isStorable(event) || Buffer.byteLength(event) > limits.eventBytes) {
    return 'The event of a broadcast must be a short text';
  }
  const payload: UserPayload =
    frame.kind === 'broadcast'
      ? frame.payload
      : { encoding: 'json', text: JSON.stringify(frame.payload.payload ?? {}) };
  const size = payload.encoding === 'json' ? Buffer.byteLength(payload.text) : payload.bytes.length;
  if (size > limits.payloadBytes) return 'Payload size exceeded';
  const persist = readPersist(frame.kind === 'broadcast' ? frame.metadata.persist : frame.payload.persist);
  if (persist === undefined || (persist && !channel.address.isPrivate)) {
    return 'Only messages of private channels can be stored';
  }
  return { broadcast: { ...channel.address, event, payload }, persist };
}

/** A day at most, as what the database keeps goes after three. Null for none, undefined for nonsense. */
const LONGEST_TTL_S = 3 * 24 * 3_600;

export function readPersist(value: unknown): { ttlSeconds: number | null } | null | undefined {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return { ttlSeconds: null };
  if (!isObject(value)) return undefined;
  const { ttl = null } = value;
  if (ttl === null) return { ttlSeconds: null };
  return typeof ttl === 'number' && ttl > 0 ? { ttlSeconds: Math.min(ttl, LONGEST_TTL_S) } : undefined;
}

/** Stores the broadcast; the database then notifies every process. The sender is named so that it does not receive its own message. */
async function storeBroadcast(
  context: RealtimeContext,
  channel: Channel,
  frame: Frame,
  { broadcast, persist }: ClientBroadcast,
): Promise<void> {
  const sender = channel.config.receivesOwn ? null : channel.id;
  const isStored = await context.messages.store(broadcast, sender, persist?.ttlSeconds ?? null);
  if (!isStored) channel.session.reply(frame, 'error', { error: 'The payload cannot be stored' });
  else if (channel.config.isAcknowledged) channel.session.reply(frame, 'ok', {});
}

/** As on hosted Supabase nothing is answered unless the token is refused: then the channel ends. */
async function handleToken(context: RealtimeContext, channel: Channel, frame: Frame): Promise<void> {
  const token = tokenOf(frame.kind === 'message' ? frame.payload : {});
  if (token === null) return channel.session.reply(frame, 'error', { reason: 'The token must be a text' });
  if (token === channel.token) return;
  const reading = await readIdentity(context, channel.session, token);
  if (!reading.ok) return channel.end(reading.reason);
  if (channel.isEnded) return;
  const tooMany = context.shares.addAccount(channel.session, reading.identity);
  if (tooMany) return channel.session.close(tooMany.code, tooMany.reason);
  const topic = channel.address.isPrivate ? channel.address.topic : null;
  const result = await context.access.read({ identity: reading.identity, topic, isWriter: channel.address.isPrivate });
  if (channel.isEnded) return;
  const isSamePerson = channel.identity().claims.sub === reading.identity.claims.sub;
  channel.setIdentity(reading.identity, token);
  channel.accept(result, true);
  if (!isSamePerson && !channel.isEnded) sendPresenceAgain(context, channel);
}

/** Undefined for none, which leaves the key of the socket; null for nonsense. */
function tokenOf({ access_token: token }: JsonObject): string | undefined | null {
  if (token === undefined || token === null || token === '') return undefined;
  return typeof token === 'string' ? token : null;
}
