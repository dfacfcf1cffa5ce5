// A socket as an attacker holds it: any frame, any header; and whether the server is fine after it.
import { WebSocket } from 'ws';
import { Inbox, inTime } from '#tests/conformance/realtime/inbox.ts';
import { type Closing, type Frame, type Message, readFrame } from '#tests/conformance/realtime/wire.ts';
import { ask } from './request.ts';
import type { Target } from './setup.ts';

export type Reply = { status: string; response: Record<string, unknown> };

export type Attempt = {
  key?: string;
  vsn?: string;
  headers?: Record<string, string>;
  origin?: string;
  query?: string;
  /** The network it comes from. */
  localAddress?: string;
};

export class RawSocket {
  readonly socket: WebSocket;
  readonly frames = new Inbox<Frame>();
  readonly messages = new Inbox<Message>();
  readonly closed: Promise<Closing>;
  #ref = 0;

  constructor(target: Target, attempt: Attempt = {}) {
    const { key = target.publishableKey, vsn = '2.0.0', query = '', ...options } = attempt;
    const address = `${target.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}${query}`;
    this.socket = new WebSocket(address, { ...options, perMessageDeflate: false });
    this.socket.binaryType = 'arraybuffer';
    this.socket.on('message', (data: ArrayBuffer | Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    // Refusals arrive as an error and then as a close.
    this.socket.on('error', () => {});
    const { promise, resolve } = Promise.withResolvers<Closing>();
    this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    this.closed = promise;
  }

  send(frame: string | Uint8Array): void {
    this.socket.send(frame);
  }

  /** A well-formed message of serializer 2.0.0; answers its reference. */
  push(topic: string, event: string, payload: unknown, joinRef: string | null = null): string {
    const ref = String((this.#ref += 1));
    this.send(JSON.stringify([joinRef ?? ref, ref, topic, event, payload]));
    return ref;
  }

  async ask(topic: string, event: string, payload: unknown, joinRef: string | null = null): Promise<Reply> {
    const ref = this.push(topic, event, payload, joinRef);
    const reply = await this.messages.find((message) => message.ref === ref && message.event === 'phx_reply');
    return reply.payload as Reply;
  }

  join(topic: string, options: { token?: string; config?: Record<string, unknown> } = {}): Promise<Reply> {
    return this.ask(`realtime:${topic}`, 'phx_join', {
      config: { broadcast: { ack: true, self: false }, presence: { key: '', enabled: false }, ...options.config },
      ...(options.token === undefined ? {} : { access_token: options.token }),
    });
  }

  /** What came from so many frames on, as text: what must not leak is looked for in it. */
  text(from = 0): string {
    return this.frames.all
      .slice(from)
      .map((frame) => (typeof frame === 'string' ? frame : Buffer.from(frame).toString()))
      .join('\n');
  }

  #receive(data: ArrayBuffer | Buffer, isBinary: boolean): void {
    if (isBinary) {
      this.frames.add(data as ArrayBuffer);
      return this.messages.add(readBroadcast(Buffer.from(data as ArrayBuffer)));
    }
    const text = Buffer.from(data as ArrayBuffer).toString('utf8');
    this.frames.add(text);
    const message = readFrame(text);
    if (message) this.messages.add(message);
  }
}

export async function openSocket(target: Target, attempt: Attempt = {}): Promise<RawSocket> {
  const raw = new RawSocket(target, attempt);
  const opened = new Promise<true>((resolve) => raw.socket.on('open', () => resolve(true)));
  if (!(await Promise.race([opened, raw.closed.then(() => false)]))) throw new Error('the socket was refused');
  return raw;
}

/** The status with which a socket is refused, or 101. */
export function knock(target: Target, attempt: Attempt = {}): Promise<number> {
  const { socket } = new RawSocket(target, attempt);
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.on('unexpected-response', (_request, response) => {
    resolve(response.statusCode ?? 0);
    socket.terminate();
  });
  socket.on('open', () => {
    resolve(101);
    socket.terminate();
  });
  return inTime(promise, 'an answer to the knock');
}

/** Why the server is not fine; null when data is answered and a new socket hears what is said. */
export async function trouble(target: Target): Promise<string | null> {
  const { status } = await ask(target, '/tags?select=id&limit=1');
  if (status !== 200) return `the data endpoint answers ${status}`;
  const raw = await openSocket(target);
  try {
    const topic = `health-${Math.random()}`;
    const { status: joined } = await raw.join(topic, { config: { broadcast: { ack: true, self: true } } });
    if (joined !== 'ok') return `a join answers ${joined}`;
    raw.send(broadcastFrame(`realtime:${topic}`, 'beat', '{"fine":true}'));
    await raw.messages.find(({ event, payload }) => event === 'broadcast' && JSON.stringify(payload).includes('fine'));
    return null;
  } finally {
    raw.socket.terminate();
  }
}

/** A broadcast that the server wrote as bytes: kind 4. Its payload stays text. */
function readBroadcast(bytes: Buffer): Message {
  const [, topicLength = 0, eventLength = 0, metadataLength = 0] = bytes;
  const topic = bytes.toString('utf8', 5, 5 + topicLength);
  const event = bytes.toString('utf8', 5 + topicLength, 5 + topicLength + eventLength);
  const payload = bytes.toString('utf8', 5 + topicLength + eventLength + metadataLength);
  return { joinRef: null, ref: null, topic, event: 'broadcast', payload: { type: 'broadcast', event, payload } };
}

/** A user's broadcast as serializer 2.0.0 writes it: kind 3. */
export function broadcastFrame(topic: string, event: string, payload: string, joinRef = '1', ref = '99'): Uint8Array {
  const parts = [joinRef, ref, topic, event, ''].map((part) => Buffer.from(part));
  const header = Buffer.from([3, ...parts.map(({ length }) => length), 1]);
  return Buffer.concat([header, ...parts, Buffer.from(payload)]);
}
