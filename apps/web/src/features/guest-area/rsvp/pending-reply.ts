// Replies on their way. Each is written down before it is sent, with a key of its own, and stays until it has arrived or was
// refused: a lost network, a closed tab or a lost answer loses nothing, and the key makes that it counts once.
import { useSyncExternalStore } from 'react';
import { isPassing, LinkRefusal, type Reason } from '#web/features/guest-area/api.ts';
import type { Reply } from '#web/features/guest-area/rsvp/reply.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export interface PendingReply {
  key: string;
  reply: Reply;
  /** Decided against: it is not sent again as it is. */
  refusal: { reason: Reason; hint: string | null } | null;
}

export type Delivery =
  | { kind: 'none' }
  | { kind: 'sent' }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: Reason; hint: string | null };

type Send = (token: string, reply: Reply, key: string) => Promise<unknown>;
type Waiting = Readonly<Record<string, PendingReply>>;

const NONE: Waiting = {};
const listeners = new Set<() => void>();
const underway = new Map<string, Promise<Delivery>>();
let last: { text: string | null; waiting: Waiting } = { text: null, waiting: NONE };

/** Takes the place of one that has not left yet: the last word counts. */
export function writeDown(token: string, reply: Reply, key: string = crypto.randomUUID()): void {
  set(token, { key, reply, refusal: null });
}

export const forgetReply = (token: string): void => set(token, null);

export const pendingReply = (token: string): PendingReply | null => read()[token] ?? null;

export function usePendingReply(token: string): PendingReply | null {
  return useSyncExternalStore(
    subscribe,
    () => pendingReply(token),
    () => null,
  );
}

/** Asked by several at once, it is sent once. */
export function deliver(token: string, send: Send): Promise<Delivery> {
  const running = underway.get(token) ?? attempt(token, send).finally(() => underway.delete(token));
  underway.set(token, running);
  return running;
}

async function attempt(token: string, send: Send): Promise<Delivery> {
  const pending = pendingReply(token);
  if (pending === null || pending.refusal !== null) return { kind: 'none' };
  try {
    await send(token, pending.reply, pending.key);
    settle(token, pending.key, null);
    return { kind: 'sent' };
  } catch (error) {
    const { reason, hint } = error instanceof LinkRefusal ? error : new LinkRefusal('unexpected');
    if (isPassing(reason)) return { kind: 'waiting' };
    settle(token, pending.key, { ...pending, refusal: { reason, hint } });
    return { kind: 'refused', reason, hint };
  }
}

/** Another tab may have written a newer one meanwhile: that one is not ours to end. */
function settle(token: string, key: string, next: PendingReply | null): void {
  if (pendingReply(token)?.key === key) set(token, next);
}

function read(): Waiting {
  const text = remembered('replies');
  if (text !== last.text) last = { text, waiting: parse(text) };
  return last.waiting;
}

function parse(text: string | null): Waiting {
  try {
    const waiting: unknown = JSON.parse(text ?? '{}');
    return typeof waiting === 'object' && waiting !== null ? (waiting as Waiting) : NONE;
  } catch {
    return NONE;
  }
}

function set(token: string, pending: PendingReply | null): void {
  const { [token]: _before, ...others } = read();
  const waiting = pending === null ? others : { ...others, [token]: pending };
  remember('replies', Object.keys(waiting).length === 0 ? null : JSON.stringify(waiting));
  // Where nothing may be kept, it waits as long as the page is open.
  last = { text: remembered('replies'), waiting };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
