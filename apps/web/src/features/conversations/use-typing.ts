// Shows each side that the other one is typing, over the private channel of the conversation. Nothing of the text is sent.
import type { RealtimeChannel } from '@supabase/supabase-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Side } from '#web/features/conversations/conversation.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const SHOWN_MS = 4000;
const SEND_EVERY_MS = 2000;
const TYPING = 'typing';

interface TypingOptions {
  conversationId: string;
  side: Side;
  /** The last message on screen: once it changes, whoever was typing has sent their message. */
  lastId: string;
}

interface Typing {
  isOtherTyping: boolean;
  /** Called at each key; at most one in two seconds is sent. */
  announceTyping: () => void;
}

/** The client returns a channel of the same name that is just being closed, so the next one waits for it. */
let closing: Promise<unknown> = Promise.resolve();

export function useTyping({ conversationId, side, lastId }: TypingOptions): Typing {
  const [typingAfter, setTypingAfter] = useState<string | null>(null);
  const joined = useRef<RealtimeChannel | null>(null);
  const sentAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const receive = useEffectEvent((payload: unknown) => {
    if (!isFromOther(payload, side)) return;
    setTypingAfter(lastId);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTypingAfter(null), SHOWN_MS);
  });

  useEffect(() => {
    let isLeft = false;
    const opened = closing.then(supabase).then(async (client) => {
      await client.realtime.setAuth();
      const channel = client.channel(`conversation:${conversationId}`, { config: { private: true } });
      channel.on('broadcast', { event: TYPING }, ({ payload }) => receive(payload));
      channel.subscribe((status: string) => {
        joined.current = status === 'SUBSCRIBED' && !isLeft ? channel : null;
      });
      return { client, channel };
    });
    // Without realtime nobody sees who is typing, and everything else works.
    opened.catch(() => {});
    return () => {
      isLeft = true;
      joined.current = null;
      clearTimeout(timer.current);
      closing = opened.then(({ client, channel }) => client.removeChannel(channel)).catch(() => {});
    };
  }, [conversationId]);

  return {
    isOtherTyping: typingAfter !== null && typingAfter === lastId,
    announceTyping() {
      const now = Date.now();
      if (joined.current === null || now - sentAt.current < SEND_EVERY_MS) return;
      sentAt.current = now;
      void joined.current.send({ type: 'broadcast', event: TYPING, payload: { side } });
    },
  };
}

/** Colleagues of the same side share the channel. */
const isFromOther = (payload: unknown, own: Side): boolean =>
  typeof payload === 'object' && payload !== null && 'side' in payload && payload.side !== own;
