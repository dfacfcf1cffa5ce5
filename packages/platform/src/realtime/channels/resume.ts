// Recognises a join that continues a broken connection, and finds the instant from which changes were missed.
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { RealtimeContext } from '#platform/realtime/context.ts';
import type { Channel } from './channel.ts';
import { listenerDigest, type Past } from './listeners.ts';

/** What was on its way when the client last spoke may have been lost with the connection. */
const MARGIN_MS = 5_000;
/** More open connections that ask for the same than one person has tabs: strangers behind one address. */
const CROWD = 4;
/** Of such a crowd nobody is asked; who missed a heartbeat is gone. */
const SILENT_MS = 30_000;

/** Null for a first visit. */
export async function resume(context: RealtimeContext, channel: Channel, identity: Identity): Promise<Date | null> {
  const { session, config } = channel;
  const digest = listenerDigest(identity, session.remote, channel.topic, [config.isPrivate, config.changes]);
  const { listening, past } = await context.listeners.begin(digest, session);
  if (channel.isEnded) {
    context.listeners.forget(listening);
    return null;
  }
  channel.listening = listening;
  // A client's references only grow: one that has used higher ones before is another client.
  const candidates = past.filter(({ lastRef, here }) => lastRef <= session.lastRef && here?.socket !== session);
  const gone = await findGone(context, candidates);
  if (gone.length === 0) return null;
  // Nobody's trace is used up by this: it may be somebody else's, who is yet to come back.
  return new Date(Math.min(...gone.map(({ seenAt }) => seenAt.getTime())) - MARGIN_MS);
}

/** Those whose connection is no more. One that is open in another process may have died with it, and counts as gone. */
async function findGone({ now }: RealtimeContext, candidates: readonly Past[]): Promise<Past[]> {
  const ended = candidates.filter(({ isOpen }) => !isOpen);
  const open = candidates.filter(({ isOpen }) => isOpen);
  if (open.length > CROWD) {
    return [...ended, ...open.filter(({ here }) => here !== null && now() - here.seenAt > SILENT_MS)];
  }
  const answers = await Promise.all(open.map(isGone));
  return [...ended, ...open.filter((_one, index) => answers[index])];
}

/** A tab of the same person that still answers is no predecessor; one whose line is dead is, and is let go. */
async function isGone({ here }: Past): Promise<boolean> {
  const socket = here?.socket;
  if (!socket) return true;
  if (await socket.isAnswering()) return false;
  socket.terminate();
  return true;
}
