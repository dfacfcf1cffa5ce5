// Sends the reply that waits: when it is written, when the network is back, when the page is looked at again, and now and then.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sendReply } from '#web/features/guest-area/mutations.ts';
import { pageQuery } from '#web/features/guest-area/queries.ts';
import { type Delivery, deliver, usePendingReply } from '#web/features/guest-area/rsvp/pending-reply.ts';
import { guest } from '#web/locales/fr/guest.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { toasts: text } = guest;
const AGAIN_MS = 15_000;

/** Answers what became of it; the page and the message follow by themselves. Give its component the token as `key`. */
export function useDelivery(token: string): () => Promise<Delivery> {
  const cache = useQueryClient();
  const { queryKey } = pageQuery(token);
  const pending = usePendingReply(token);
  const isWaiting = pending !== null && pending.refusal === null;

  /** The page is changed before the reply is crossed out: in between, it would look unanswered. */
  async function sendAndShow(...reply: Parameters<typeof sendReply>): ReturnType<typeof sendReply> {
    const answer = await sendReply(...reply);
    // One that was asked for before may know nothing of the reply.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, answer.page);
    return answer;
  }

  async function send(): Promise<Delivery> {
    const delivery = await deliver(token, sendAndShow);
    if (delivery.kind === 'sent') toast({ title: text.updated, description: text.updatedText });
    if (delivery.kind === 'refused') {
      toast({ variant: 'destructive', title: text.failed, description: text.failedText });
      // What refused it may have changed what there is to answer.
      await cache.invalidateQueries({ queryKey });
    }
    return delivery;
  }

  const sendAgain = useEffectEvent(() => void (navigator.onLine && send()));
  useEffect(() => {
    if (!isWaiting) return;
    const whenSeen = () => document.visibilityState === 'visible' && sendAgain();
    const timer = setInterval(sendAgain, AGAIN_MS);
    window.addEventListener('online', sendAgain);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAgain);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [isWaiting]);
  // One that an earlier visit left behind.
  useEffect(() => sendAgain(), []);
  return send;
}
