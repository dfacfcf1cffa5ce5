// phx_join: parse, authorise, execute, answer. Nothing is sent in a channel before its client knows that it has joined, and
// nothing that happens from the first look on is lost to it.
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { RealtimeContext } from '#platform/realtime/context.ts';
import { isStorable } from '#platform/realtime/json.ts';
import type { ClientSocket } from '#platform/realtime/socket/client-socket.ts';
import type { Frame } from '#platform/realtime/socket/frame.ts';
import { outgoingBroadcast, PREFIX } from './broadcast.ts';
import { Channel } from './channel.ts';
import { inFrameSpan } from './frame-span.ts';
import { readIdentity } from './identity.ts';
import { type JoinConfig, readJoin } from './join-request.ts';
import { resume } from './resume.ts';

type JoinFrame = Extract<Frame, { kind: 'message' }>;
type Joined = { ok: true; since: Date | null } | { ok: false; reason: string };

/** After a return, more than a client may ask for: it must miss nothing. */
const MOST_RESUMED = 1_000;

export function joinChannel(
  context: RealtimeContext,
  session: ClientSocket,
  channels: Map<string, Channel>,
  frame: JoinFrame,
): void {
  const refuse = (reason: string) => session.reply(frame, 'error', { reason });
  const problem = topicProblem(context, frame.topic);
  if (problem) return refuse(problem);
  const reading = readJoin(frame.payload);
  if (!reading.ok) return refuse(reading.reason);
  const former = channels.get(frame.topic);
  if (!former && channels.size >= context.limits.channelsPerSocket) {
    return refuse('ChannelRateLimitReached: Too many channels');
  }
  // As in Phoenix, a second join of a topic leaves the first.
  former?.dispose({ isClean: true });
  former?.sendClosed();
  const { config, token } = reading.request;
  const channel = new Channel(context, { session, topic: frame.topic, joinRef: frame.joinRef ?? frame.ref, config });
  channels.set(frame.topic, channel);
  // Whatever else the client says in it waits until the join is answered.
  channel.frames.add(() => inFrameSpan(context, 'phx_join', () => answerJoin(context, channel, frame, token)));
}

async function answerJoin(
  context: RealtimeContext,
  channel: Channel,
  frame: JoinFrame,
  token: string | undefined,
): Promise<void> {
  const { session } = channel;
  const refuse = (reason: string) => {
    // It left, or was joined again, before the answer.
    if (channel.isEnded) return;
    channel.dispose({ isClean: true });
    session.reply(frame, 'error', { reason });
  };
  try {
    const identified = await readIdentity(context, session, token);
    if (!identified.ok) return refuse(identified.reason);
    // Its socket may have closed meanwhile, and counts for nobody any more.
    if (channel.isEnded) return;
    const tooMany = context.shares.addAccount(session, identified.identity);
    if (tooMany) {
      refuse(`ConnectionRateLimitReached: ${tooMany.reason}`);
      return session.close(tooMany.code, tooMany.reason);
    }
    channel.setIdentity(identified.identity, token);
    const joined = await context.joins.pass(() => enter(context, channel, identified.identity));
    if (!joined.ok) return refuse(joined.reason);
    await welcome(context, channel, frame, joined.since);
  } catch (error) {
    context.report(error);
    refuse(UNREACHABLE);
  }
}

const UNREACHABLE = 'UnableToConnectToProject: Realtime was unable to connect to the project database';

function topicProblem({ limits }: RealtimeContext, topic: string): string | null {
  if (!topic.startsWith(PREFIX)) return 'unmatched topic';
  if (topic.length === PREFIX.length) return 'TopicNameRequired: You must provide a topic name';
  if (!isStorable(topic) || Buffer.byteLength(topic) > limits.topicBytes)
    return 'InvalidTopic: The topic is not acceptable';
  return null;
}

/** Policies, session, what was missed, subscriptions: all that asks the database. */
async function enter(context: RealtimeContext, channel: Channel, identity: Identity): Promise<Joined> {
  const { address, config } = channel;
  if (channel.isEnded) return { ok: true, since: null };
  const topic = address.isPrivate ? address.topic : null;
  const result = await context.access.read({ identity, topic, isWriter: false });
  if (!result.ok) return { ok: false, reason: `InvalidJWTToken: ${result.reason}` };
  if (address.isPrivate && !mayRead(config, result.access)) {
    const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${address.topic}`;
    return { ok: false, reason };
  }
  channel.accept(result, false);
  const since = isWorthResuming(config) ? await resume(context, channel, identity) : null;
  if (channel.isEnded) return { ok: true, since };
  // From here on whatever is said is held for it.
  context.hub.add(channel);
  return config.changes.length > 0 ? subscribe(context, channel, since) : { ok: true, since };
}

const mayRead = ({ replay }: JoinConfig, access: { readBroadcast: boolean; readPresence: boolean }): boolean =>
  access.readBroadcast || (access.readPresence && replay === null);

const isWorthResuming = ({ changes, isPrivate }: JoinConfig): boolean => changes.length > 0 || isPrivate;

async function subscribe(context: RealtimeContext, channel: Channel, since: Date | null): Promise<Joined> {
  const subscriber = {
    identity: () => channel.identity(),
    deliver: channel.deliverChange.bind(channel),
    refuse: (reason: string) => channel.end(reason),
  };
  const result = await context.feed.subscribe(subscriber, channel.config.changes, since);
  if (!result.ok) {
    channel.system('postgres_changes', 'error', result.reason);
    return { ok: false, reason: `RealtimeDisabledForConfiguration: ${result.reason}` };
  }
  if (channel.isEnded) result.subscription.leave();
  else channel.subscription = result.subscription;
  return { ok: true, since };
}

async function welcome(
  context: RealtimeContext,
  channel: Channel,
  frame: JoinFrame,
  since: Date | null,
): Promise<void> {
  const { session, config, subscription, address } = channel;
  if (channel.isEnded) return;
  const missed = await missedMessages(context, channel, since);
  if (channel.isEnded) return;
  const changes = config.written.map((entry, index) => ({ id: subscription?.ids[index], ...entry }));
  session.reply(frame, 'ok', { postgres_changes: changes });
  if (subscription) channel.system('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
  if (config.wantsReadiness) channel.system('system', 'ok', 'Replication connection established');
  if (channel.showsPresence && channel.canReadPresence) {
    const payload = context.presence.state(address);
    session.sendMessage({ joinRef: channel.joinRef, topic: channel.topic, event: 'presence_state', payload });
  }
  for (const broadcast of missed) channel.replay(outgoingBroadcast({ ...broadcast, isReplayed: true }), broadcast.id);
  channel.begin();
}

function missedMessages({ messages }: RealtimeContext, channel: Channel, since: Date | null) {
  const { address, config } = channel;
  if (!address.isPrivate || !channel.canReadBroadcast) return [];
  if (since) return messages.replay(address.topic, since, MOST_RESUMED);
  return config.replay ? messages.replay(address.topic, config.replay.since, config.replay.limit) : [];
}
