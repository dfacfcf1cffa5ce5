// One joined channel of one socket: its identity, its permissions and how it closes.
import { randomUUID } from 'node:crypto';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { ChangeData, Subscription } from '#platform/realtime/changes/subscriptions/contract.ts';
import type { RealtimeContext } from '#platform/realtime/context.ts';
import type { ClientSocket } from '#platform/realtime/socket/client-socket.ts';
import type { Access, AccessResult } from './access.ts';
import { type ChannelAddress, type Outgoing, outgoingChange, PREFIX } from './broadcast.ts';
import type { Extension, Member } from './hub.ts';
import type { JoinConfig } from './join-request.ts';
import type { Listening } from './listeners.ts';
import { Sequence } from './sequence.ts';

export interface ChannelStart {
  session: ClientSocket;
  /** As frames name it, with its prefix. */
  topic: string;
  joinRef: string | null;
  config: JoinConfig;
}

const UNREACHABLE = 'Realtime was unable to connect to the project database';
/** A client that rejoins may receive a minute of changes before the reply to its join. */
const MOST_HELD = 20_000;

export class Channel implements Member {
  readonly id: string;
  readonly session: ClientSocket;
  readonly topic: string;
  readonly address: ChannelAddress;
  readonly joinRef: string | null;
  readonly config: JoinConfig;
  readonly presenceKey: string;
  /** Frames of the client, one after the other. */
  readonly frames: Sequence;
  readonly #context: RealtimeContext;
  readonly #replayed = new Set<string>();
  #state: 'joining' | 'joined' | 'ended' = 'joining';
  #identity: Identity;
  #access: Access | null = null;
  #readAt = 0;
  #writeAt = 0;
  #isReviewing = false;
  #held: Array<() => void> = [];
  token: string | undefined;
  subscription: Subscription | null = null;
  listening: Listening | null = null;
  presence: { ref: string; written: string } | null = null;
  showsPresence: boolean;

  constructor(context: RealtimeContext, { session, topic, joinRef, config }: ChannelStart) {
    this.#context = context;
    this.id = `${context.processId}/${context.newId()}`;
    this.session = session;
    this.topic = topic;
    this.address = { topic: topic.slice(PREFIX.length), isPrivate: config.isPrivate };
    this.joinRef = joinRef;
    this.config = config;
    this.presenceKey = config.presenceKey || randomUUID();
    this.showsPresence = config.showsPresence;
    this.#identity = session.identity;
    this.frames = new Sequence(context.limits.queuedPerChannel, (error) => this.fail(error));
  }

  get isEnded(): boolean {
    return this.#state === 'ended';
  }

  get canReadPresence(): boolean {
    return this.#access === null || this.#access.readPresence;
  }

  get canReadBroadcast(): boolean {
    return this.#access === null || this.#access.readBroadcast;
  }

  identity(): Identity {
    return this.#identity;
  }

  setIdentity(identity: Identity, token: string | undefined): void {
    this.#identity = identity;
    this.token = token;
  }

  /** What the policies say now. Who could read and no longer can is out. */
  accept(result: AccessResult, isWriter: boolean): void {
    if (!result.ok) return this.end(result.reason);
    if (!this.address.isPrivate) return;
    const before = this.#access;
    const { access } = result;
    if ((before?.readBroadcast && !access.readBroadcast) || (before?.readPresence && !access.readPresence)) {
      return this.end(`You no longer have permission to read from this Channel topic: ${this.address.topic}`);
    }
    this.#access = isWriter || !before ? access : { ...before, ...readsOf(access) };
    this.#readAt = this.#context.now();
    if (isWriter) this.#writeAt = this.#readAt;
  }

  async canWrite(extension: Extension): Promise<boolean> {
    if (!this.address.isPrivate) return true;
    if (this.#context.now() - this.#writeAt >= this.#context.limits.accessMs) {
      this.accept(await this.#checkAccess(true), true);
    }
    if (this.isEnded || !this.#access) return false;
    return extension === 'broadcast' ? this.#access.writeBroadcast : this.#access.writePresence;
  }

  get writeRefusal(): string {
    return `Unauthorized: You do not have permissions to write to this Channel topic: ${this.address.topic}`;
  }

  deliver(outgoing: Outgoing, extension: Extension, messageId?: string): void {
    if (this.isEnded || (extension === 'presence' && !this.showsPresence)) return;
    if (messageId !== undefined && this.#replayed.has(messageId)) return;
    if (this.#mustWait) return this.#hold(() => this.deliver(outgoing, extension, messageId));
    if (this.address.isPrivate && this.#context.now() - this.#readAt >= this.#context.limits.accessMs) {
      this.#hold(() => this.deliver(outgoing, extension, messageId));
      return void this.#review();
    }
    if (extension === 'broadcast' ? this.canReadBroadcast : this.canReadPresence) this.session.send(outgoing);
  }

  /** Sends a changed row to the requests that subscribed to it. */
  deliverChange(ids: readonly number[], data: ChangeData): void {
    if (this.isEnded) return;
    if (this.#mustWait) return this.#hold(() => this.deliverChange(ids, data));
    this.session.send(outgoingChange(this.address.topic, ids, data));
  }

  replay(outgoing: Outgoing, messageId: string | undefined): void {
    if (messageId !== undefined) this.#replayed.add(messageId);
    this.session.send(outgoing);
  }

  /** From here on the client knows that it has joined; what came before it knew follows. */
  begin(): void {
    if (this.#state === 'joining') this.#state = 'joined';
    this.#release();
  }

  /** Says why, and closes the channel: its client does not come back by itself. */
  end(message: string): void {
    if (this.isEnded) return;
    const wasJoined = this.#state === 'joined';
    this.dispose({ isClean: true });
    if (!wasJoined) return;
    this.system('system', 'error', message);
    this.sendClosed();
  }

  /** The server failed: the client is asked to join again. */
  fail(error: unknown): void {
    this.#context.report(error);
    if (this.isEnded) return;
    this.dispose({ isClean: false });
    this.system('system', 'error', UNREACHABLE);
    this.session.sendMessage({
      joinRef: this.joinRef,
      ref: this.joinRef,
      topic: this.topic,
      event: 'phx_error',
      payload: {},
    });
  }

  sendClosed(): void {
    this.session.sendMessage({
      joinRef: this.joinRef,
      ref: this.joinRef,
      topic: this.topic,
      event: 'phx_close',
      payload: {},
    });
  }

  system(extension: string, status: 'ok' | 'error', message: string): void {
    const payload = { extension, status, message, channel: this.address.topic };
    this.session.sendMessage({ joinRef: this.joinRef, topic: this.topic, event: 'system', payload });
  }

  /** Takes it out of everything. Unless it left of its own will, its return is awaited. */
  dispose({ isClean }: { isClean: boolean }): void {
    if (this.isEnded) return;
    this.#state = 'ended';
    this.#held = [];
    this.frames.clear();
    this.#context.hub.remove(this);
    this.session.forget(this);
    this.subscription?.leave();
    if (this.presence) this.#context.presence.leave(this.presence.ref);
    if (this.listening && isClean) this.#context.listeners.forget(this.listening);
    else if (this.listening) this.#context.listeners.end(this.listening);
  }

  /** Until its client knows that it has joined, and while its policies are asked again. */
  get #mustWait(): boolean {
    return this.#state === 'joining' || this.#isReviewing;
  }

  #hold(again: () => void): void {
    if (this.#held.length >= MOST_HELD) return this.fail(new Error('too much waits for one channel'));
    this.#held.push(again);
  }

  async #review(): Promise<void> {
    this.#isReviewing = true;
    try {
      this.accept(await this.#checkAccess(false), false);
    } catch (error) {
      this.fail(error);
    }
    this.#isReviewing = false;
    this.#release();
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    if (this.isEnded) return;
    for (const again of held) again();
  }

  #checkAccess(isWriter: boolean): Promise<AccessResult> {
    return this.#context.access.read({ identity: this.#identity, topic: this.address.topic, isWriter });
  }
}

const readsOf = ({ readBroadcast, readPresence }: Access) => ({ readBroadcast, readPresence });
