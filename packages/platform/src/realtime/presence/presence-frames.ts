// presence: track and untrack. Who somebody is comes from the token: `user_id` in what others see is the server's word, and
// whatever the client wrote there is dropped.
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { Channel } from '#platform/realtime/channels/channel.ts';
import type { RealtimeContext } from '#platform/realtime/context.ts';
import { isObject, type JsonObject, parseJson } from '#platform/realtime/json.ts';
import type { Frame } from '#platform/realtime/socket/frame.ts';

export function handlePresence(context: RealtimeContext, channel: Channel, frame: Frame): void | Promise<void> {
  const { session } = channel;
  const payload = frame.kind === 'message' ? frame.payload : {};
  const event = typeof payload.event === 'string' ? payload.event.toLowerCase() : '';
  if (event !== 'track' && event !== 'untrack') return session.reply(frame, 'error', { reason: 'unknown event' });
  if (!session.presences.take()) return session.reply(frame, 'error', { reason: 'rate limited' });
  if (event === 'untrack') {
    untrack(context, channel);
    return session.reply(frame, 'ok', {});
  }
  const written = payload.payload ?? {};
  if (!isObject(written)) return session.reply(frame, 'error', { reason: 'Presence track payload must be a map' });
  const answer = (isAllowed: boolean) => {
    if (channel.isEnded) return;
    const problem = isAllowed ? track(context, channel, written) : channel.writeRefusal;
    if (problem === null) session.reply(frame, 'ok', {});
    else session.reply(frame, 'error', { reason: problem });
  };
  return channel.address.isPrivate ? channel.canWrite('presence').then(answer) : answer(true);
}

/** A sentence when it cannot be. */
function track(context: RealtimeContext, channel: Channel, written: JsonObject): string | null {
  const { limits, presence } = context;
  const text = JSON.stringify(written);
  if (Buffer.byteLength(text) > limits.presenceBytes) return 'Track message size exceeded';
  const before = channel.presence;
  if (before?.written === text) return null;
  if (!before && presence.count(channel.address) >= limits.presencesPerTopic)
    return 'Too many presences in this Channel';
  const ref = `${context.processId.slice(0, 8)}.${context.newId()}`;
  const meta = JSON.stringify(metaOf(written, channel.identity(), ref, before?.ref));
  presence.join({ ref, ...channel.address, key: channel.presenceKey, meta });
  if (before) presence.leave(before.ref);
  channel.presence = { ref, written: text };
  if (!channel.showsPresence) show(context, channel);
  return null;
}

/** The channel has passed to somebody else: what is shown under the old name goes. */
export function sendPresenceAgain(context: RealtimeContext, channel: Channel): void {
  const shown = channel.presence && parseJson(channel.presence.written);
  untrack(context, channel);
  if (isObject(shown)) track(context, channel, shown);
}

function untrack(context: RealtimeContext, channel: Channel): void {
  if (channel.presence) context.presence.leave(channel.presence.ref);
  channel.presence = null;
}

/** Whoever shows itself sees the others from then on. */
function show(context: RealtimeContext, channel: Channel): void {
  channel.showsPresence = true;
  if (!channel.canReadPresence) return;
  const payload = context.presence.state(channel.address);
  channel.session.sendMessage({ joinRef: channel.joinRef, topic: channel.topic, event: 'presence_state', payload });
}

/** Keys that only the server writes: readers would trust a client's value of the same name. */
const RESERVED: ReadonlySet<string> = new Set(['phx_ref', 'phx_ref_prev', 'presence_ref', 'user_id']);

export function metaOf(written: JsonObject, identity: Identity, ref: string, before: string | undefined): JsonObject {
  const allowed = Object.entries(written).filter(([name]) => !RESERVED.has(name));
  const { sub } = identity.claims;
  return {
    ...Object.fromEntries(allowed),
    ...(sub === undefined ? {} : { user_id: sub }),
    ...(before === undefined ? {} : { phx_ref_prev: before }),
    phx_ref: ref,
  };
}
