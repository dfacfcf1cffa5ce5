// Delivers a guest's reply. It is stored in this browser with an idempotency key before it is sent, and stays there until the database
// has accepted or refused it: a lost network, a closed tab or a lost answer loses nothing, and the key makes that it counts once. The
// outbox has a copy, which the service worker sends when no page is open.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { callFunction, functionRequest, isTemporary, LinkRefusal, type Reason } from '#web/features/guest-area/api.ts';
import { readSavedReply } from '#web/features/guest-area/invitation/guest-page-schema.ts';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { pageQuery } from '#web/features/guest-area/queries.ts';
import type { Reply } from '#web/features/guest-area/rsvp/reply.ts';
import { inTurn, removeRequest, storeRequest } from '#web/lib/offline/outbox.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export interface PendingReply {
  key: string;
  reply: Reply;
  /** A reply that the database refused is not sent again unchanged. */
  refusal: { reason: Reason; hint: string | null } | null;
  /** What the service worker shows when the reply is refused, in the language of the guest. */
  refusedTitle: string;
}

export type Delivery =
  | { kind: 'none' }
  | { kind: 'sent' }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: Reason; hint: string | null };

type Send = (token: string, reply: Reply, key: string) => Promise<unknown>;

/** Sends the stored reply and shows the result: the page with the new answers, and a toast. */
export function useSendReply(token: string): () => Promise<Delivery> {
  const { toasts: text } = useGuestText();
  const cache = useQueryClient();
  const { queryKey } = pageQuery(token);

  const send: Send = async (...sent) => {
    const { page } = await callGuestReply(...sent);
    // A request that began before the reply would bring the former page back.
    await cache.cancelQueries({ queryKey });
    // Before the stored reply is deleted: in between, the page would look unanswered.
    cache.setQueryData(queryKey, page);
  };

  return async () => {
    const delivery = await deliver(token, send);
    if (delivery.kind === 'sent') toast({ title: text.updated, description: text.updatedText });
    if (delivery.kind === 'refused') {
      toast({ variant: 'destructive', title: text.failed, description: text.failedText });
      // The reason of the refusal may have changed the questions of the form.
      await cache.invalidateQueries({ queryKey });
    }
    return delivery;
  };
}

const RETRY_MS = 15_000;

/** Sends a stored reply again: when the page opens, when the network or the tab is back, and at intervals. */
export function useReplyRetries(token: string): void {
  const send = useSendReply(token);
  const pending = usePendingReply(token);
  const isWaiting = pending !== null && pending.refusal === null;
  const retry = useEffectEvent(() => void (navigator.onLine && send()));
  useEffect(() => {
    if (!isWaiting) return;
    const retryWhenVisible = () => document.visibilityState === 'visible' && retry();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retryWhenVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retryWhenVisible);
    };
  }, [isWaiting]);
  // An earlier visit may have left a reply behind.
  useEffect(() => retry(), []);
}

/** A request without an answer for so long counts as a lost network. */
const TIMEOUT_MS = 20_000;

const callGuestReply = async (token: string, reply: Reply, key: string): Promise<{ page: Invitation }> =>
  readSavedReply(await callFunction('guest_reply', { token, reply, key }, AbortSignal.timeout(TIMEOUT_MS)));

const sending = new Map<string, Promise<Delivery>>();

/** Concurrent calls for one invitation share one request. */
export function deliver(token: string, send: Send): Promise<Delivery> {
  const running = sending.get(token) ?? inTurn(() => attempt(token, send)).finally(() => sending.delete(token));
  sending.set(token, running);
  return running;
}

async function attempt(token: string, send: Send): Promise<Delivery> {
  const pending = pendingReply(token);
  if (pending === null || pending.refusal !== null) return { kind: 'none' };
  try {
    await send(token, pending.reply, pending.key);
    replaceStored(token, pending.key, null);
    return { kind: 'sent' };
  } catch (error) {
    const { reason, hint } = error instanceof LinkRefusal ? error : new LinkRefusal('unexpected');
    if (isTemporary(reason)) return { kind: 'waiting' };
    replaceStored(token, pending.key, { ...pending, refusal: { reason, hint } });
    return { kind: 'refused', reason, hint };
  }
}

/** Replaces a reply that is stored and not sent: the last one counts. */
export const storeReply = (
  token: string,
  reply: Reply,
  refusedTitle: string,
  key: string = crypto.randomUUID(),
): void => write(token, { key, reply, refusal: null, refusedTitle });

export const discardReply = (token: string): void => write(token, null);

export const pendingReply = (token: string): PendingReply | null => read()[token] ?? null;

export function usePendingReply(token: string): PendingReply | null {
  return useSyncExternalStore(
    subscribe,
    () => pendingReply(token),
    () => null,
  );
}

/** Another tab may have stored a newer reply meanwhile, which must stay. */
function replaceStored(token: string, key: string, next: PendingReply | null): void {
  if (pendingReply(token)?.key === key) write(token, next);
}

type StoredReplies = Readonly<Record<string, PendingReply>>;

const NONE: StoredReplies = {};
const listeners = new Set<() => void>();
let last: { text: string | null; replies: StoredReplies } = { text: null, replies: NONE };

function read(): StoredReplies {
  const stored = remembered('replies');
  if (stored !== last.text) last = { text: stored, replies: parse(stored) };
  return last.replies;
}

function parse(stored: string | null): StoredReplies {
  try {
    const replies: unknown = JSON.parse(stored ?? '{}');
    return typeof replies === 'object' && replies !== null ? (replies as StoredReplies) : NONE;
  } catch {
    return NONE;
  }
}

function write(token: string, pending: PendingReply | null): void {
  const { [token]: _before, ...others } = read();
  const replies = pending === null ? others : { ...others, [token]: pending };
  remember('replies', Object.keys(replies).length === 0 ? null : JSON.stringify(replies));
  // Without permission to store, the reply lasts as long as the page.
  last = { text: remembered('replies'), replies };
  for (const listener of listeners) listener();
  void copyToOutbox(token, pending).catch(() => {});
}

async function copyToOutbox(token: string, pending: PendingReply | null): Promise<void> {
  // One that the form of the page stored without the application is older.
  await removeRequest(location.pathname);
  if (pending === null || pending.refusal !== null) return removeRequest(token);
  const { key, reply, refusedTitle } = pending;
  const request = functionRequest('guest_reply', { token, reply, key });
  // The policy of the service worker allows requests to this site alone.
  if (new URL(request.url).origin === location.origin) await storeRequest({ of: token, key, refusedTitle, ...request });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
