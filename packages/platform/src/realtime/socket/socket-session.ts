// One socket: reads its frames within limits, knows its channels, writes to it as long as its reader keeps up.
import type { WebSocket } from 'ws';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { Outgoing } from '#platform/realtime/channels/broadcast.ts';
import type { Channel } from '#platform/realtime/channels/channel.ts';
import { handleFrame } from '#platform/realtime/channels/channel-frames.ts';
import { joinChannel } from '#platform/realtime/channels/join.ts';
import type { RealtimeContext } from '#platform/realtime/context.ts';
import type { ClientSocket } from './client-socket.ts';
import type { Frame, Version } from './frame.ts';
import { encodeMessage, type Message, parseFrame } from './protocol.ts';
import { TokenBucket } from './token-bucket.ts';

export interface SessionStart {
  socket: WebSocket;
  version: Version;
  /** Of the key that the socket was opened with. */
  identity: Identity;
  remote: string;
  onEnd: (session: SocketSession) => void;
}

const OPEN = 1;
/** How long a client may take to answer a close. */
const CLOSING_MS = 10_000;
const PONG_MS = 1_000;

export class SocketSession implements ClientSocket {
  readonly version: Version;
  readonly identity: Identity;
  readonly remote: string;
  readonly presences: TokenBucket;
  readonly shares = new Set<string>();
  readonly #context: RealtimeContext;
  readonly #socket: WebSocket;
  readonly #channels = new Map<string, Channel>();
  readonly #frames: TokenBucket;
  readonly #joins: TokenBucket;
  #refused = 0;
  #lastReceivedAt: number;
  #congestedSince: number | null = null;
  #lastRef = 0;

  constructor(context: RealtimeContext, { socket, version, identity, remote, onEnd }: SessionStart) {
    const { limits, now } = context;
    this.#context = context;
    this.#socket = socket;
    this.version = version;
    this.identity = identity;
    this.remote = remote;
    this.#frames = new TokenBucket(limits.frames, now);
    this.#joins = new TokenBucket(limits.joins, now);
    this.presences = new TokenBucket(limits.presences, now);
    this.#lastReceivedAt = now();
    context.shares.add(this);
    socket.on('message', (data: Buffer, isBinary) => this.#read(data, isBinary));
    // The library closes by itself what breaks the protocol, with a code; nothing is left to say.
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const channel of this.#channels.values()) channel.dispose({ isClean: false });
      context.shares.remove(this);
      onEnd(this);
    });
  }

  get lastRef(): number {
    return this.#lastRef;
  }

  forget(channel: { topic: string }): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic);
  }

  send(outgoing: Outgoing): void {
    const frame = outgoing.as(this.version);
    if (frame) this.#write(frame.data, frame.isBinary);
  }

  sendMessage(message: Message): void {
    this.#write(Buffer.from(encodeMessage(this.version, message), 'utf8'), false);
  }

  reply(frame: Frame, status: 'ok' | 'error', response: unknown): void {
    const { joinRef, ref, topic } = frame;
    this.sendMessage({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  close(code: number, reason: string): void {
    if (this.#socket.readyState !== OPEN) return;
    this.#socket.close(code, reason);
    const timer = setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
    this.#socket.once('close', () => clearTimeout(timer));
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Looked at now and then: a silent socket is given up, one that does not read too. */
  inspect(): void {
    const { limits, now } = this.#context;
    if (now() - this.#lastReceivedAt > limits.silenceMs) return this.close(4408, 'no heartbeat');
    this.#watchReader();
  }

  /** Whether the client answers a ping. */
  isAnswering(): Promise<boolean> {
    if (this.#socket.readyState !== OPEN) return Promise.resolve(false);
    return new Promise((resolve) => {
      const answer = (isConnected: boolean) => {
        clearTimeout(timer);
        this.#socket.off('pong', onPong);
        resolve(isConnected);
      };
      const onPong = () => answer(true);
      const timer = setTimeout(() => answer(false), PONG_MS).unref();
      this.#socket.on('pong', onPong);
      this.#socket.ping();
    });
  }

  #read(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== OPEN) return;
    const frame = parseFrame(this.version, data, isBinary);
    if (!frame) return this.close(1007, 'malformed frame');
    this.#note(frame);
    if (!this.#frames.take()) return this.#refuse(frame);
    if (frame.topic === 'phoenix') return this.#answerPhoenix(frame);
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (channel) return handleFrame(this.#context, channel, frame);
    if (frame.event === 'phx_leave') return this.reply(frame, 'ok', {});
    this.reply(frame, 'error', { reason: 'unmatched topic' });
  }

  /** A frame proves that its client reads, unless outgoing data is waiting. */
  #note(frame: Frame): void {
    const now = this.#context.now();
    this.#lastReceivedAt = now;
    const ref = Number(frame.ref);
    if (Number.isSafeInteger(ref) && ref > this.#lastRef) this.#lastRef = ref;
    const isUpToDate = this.#socket.bufferedAmount === 0;
    for (const { listening } of this.#channels.values()) {
      if (!listening) continue;
      listening.lastRef = this.#lastRef;
      if (isUpToDate) listening.seenAt = now;
      this.#context.listeners.touch(listening);
    }
  }

  #answerPhoenix(frame: Frame): void {
    if (frame.event === 'heartbeat') this.reply(frame, 'ok', {});
    else this.reply(frame, 'error', { reason: 'unmatched topic' });
  }

  #join(frame: Frame): void {
    if (!this.#joins.take()) {
      this.reply(frame, 'error', { reason: 'ClientJoinRateLimitReached: Too many joins per second' });
      return this.close(1008, 'too many joins');
    }
    if (frame.kind === 'message') joinChannel(this.#context, this, this.#channels, frame);
  }

  #refuse(frame: Frame): void {
    this.#refused += 1;
    this.reply(frame, 'error', { reason: 'rate limited' });
    if (this.#refused > this.#context.limits.refusedFrames) this.close(1008, 'rate limited');
  }

  #write(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== OPEN || !this.#watchReader()) return;
    this.#socket.send(data, { binary: isBinary });
  }

  /** False once the client reads too slowly and its socket was closed. */
  #watchReader(): boolean {
    const { limits, now } = this.#context;
    const waiting = this.#socket.bufferedAmount;
    if (waiting <= limits.softBufferBytes) {
      this.#congestedSince = null;
      return true;
    }
    this.#congestedSince ??= now();
    if (waiting <= limits.hardBufferBytes && now() - this.#congestedSince < limits.congestionMs) return true;
    this.close(1013, 'slow reader');
    return false;
  }
}
