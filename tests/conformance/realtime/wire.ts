// A transport for the official client that keeps every frame and can cut the line as a lost network does.
import type { RealtimeClientOptions } from '@supabase/supabase-js';
import { type CloseEvent, type MessageEvent, WebSocket } from 'ws';
import { Inbox } from './inbox.ts';

export type Frame = string | ArrayBuffer;
export type Closing = { code: number; reason: string };

type Transport = NonNullable<RealtimeClientOptions['transport']>;

export type Wire = {
  /** What the client takes as its WebSocket. */
  transport: Transport;
  sent: Inbox<Frame>;
  received: Inbox<Frame>;
  opened: Inbox<string>;
  closed: Inbox<Closing>;
  /** No close frame: the other end hears nothing but the end of the connection. */
  cut(): void;
};

/** `detours`: where the first connections go instead. */
export function openWire({ detours = [] }: { detours?: string[] } = {}): Wire {
  const sockets: WebSocket[] = [];
  const sent = new Inbox<Frame>();
  const received = new Inbox<Frame>();
  const opened = new Inbox<string>();
  const closed = new Inbox<Closing>();

  class RecordedSocket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(detours.shift() ?? address, protocols);
      sockets.push(this);
      this.addEventListener('open', () => opened.add(String(address)));
      this.addEventListener('message', ({ data }: MessageEvent) => received.add(data as Frame));
      this.addEventListener('close', ({ code, reason }: CloseEvent) => closed.add({ code, reason }));
    }

    override send(data: Frame): void {
      sent.add(data);
      super.send(data);
    }
  }

  const cut = () => {
    for (const socket of sockets.splice(0)) socket.terminate();
  };
  // The two describe one interface with types that do not meet.
  return { transport: RecordedSocket as unknown as Transport, sent, received, opened, closed, cut };
}

export type Message = { joinRef: string | null; ref: string | null; topic: string; event: string; payload: unknown };

/** A text frame of either serializer, in one shape. */
export function readFrame(frame: Frame): Message | null {
  if (typeof frame !== 'string') return null;
  const value: unknown = JSON.parse(frame);
  if (Array.isArray(value)) {
    const [joinRef, ref, topic, event, payload] = value as [string | null, string | null, string, string, unknown];
    return { joinRef, ref, topic, event, payload };
  }
  const { join_ref: joinRef = null, ref = null, topic, event, payload } = value as Record<string, unknown>;
  return { joinRef, ref, topic, event, payload } as Message;
}
