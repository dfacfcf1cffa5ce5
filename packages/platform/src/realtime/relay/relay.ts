// Connects the server processes of one database: outgoing messages are sent in batches as notifications, incoming ones are
// processed in order.
import type pg from 'pg';
import type { Broadcast } from '#platform/realtime/channels/broadcast.ts';
import type { MessageStore } from '#platform/realtime/channels/messages.ts';
import { Sequence } from '#platform/realtime/channels/sequence.ts';
import { ListeningConnection } from './listening.ts';
import { type Notification, type PeerMessage, type Present, pack, unpack } from './relay-wire.ts';

export interface RelayOptions {
  processId: string;
  admin: pg.ClientConfig;
  system: pg.Pool;
  messages: MessageStore;
  now: () => Date;
  report: (error: unknown) => void;
  /** A message stored by the database; `sender` names the channel that must not receive it. */
  onBroadcast: (broadcast: Broadcast, sender: string | null) => void;
  onPeer: (process: string, messages: readonly PeerMessage[]) => void;
  onReturn: (lostAt: Date) => void;
}

const CHANNEL = 'realtime_relay';
/** Others' notifications wait while a long one is fetched. */
const MAX_INCOMING = 50_000;
/** Above this number the database does not keep up, and messages are dropped rather than held in memory. */
const MAX_OUTGOING = 20_000;

export class Relay {
  readonly #options: RelayOptions;
  readonly #connection: ListeningConnection;
  readonly #incoming: Sequence;
  #outgoing: PeerMessage[] = [];
  #flushing: Promise<void> | null = null;
  #number = 0;
  #isClosed = false;
  /** Whether other processes listen. Without them, only presence is written to the database. */
  hasPeers = false;
  /** A message could not be sent: the other processes and the table need every presence again. */
  isBehind = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#incoming = new Sequence(MAX_INCOMING, options.report);
    this.#connection = new ListeningConnection({
      connection: options.admin,
      channels: [CHANNEL],
      onNotification: (payload) => this.#receive(payload),
      onReturn: options.onReturn,
      now: options.now,
      report: options.report,
    });
  }

  open(): Promise<void> {
    return this.#connection.open();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#flushing;
    await this.#connection.close();
  }

  /** Runs the work while incoming notifications wait. */
  whilePaused(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const isTaken = this.#incoming.add(() => work().then(resolve, reject));
      if (!isTaken) reject(new Error('too much is waiting to be heard'));
    });
  }

  send(message: PeerMessage): void {
    if (this.#isClosed || (message.kind === 'broadcast' && !this.hasPeers)) return;
    if (this.#outgoing.length >= MAX_OUTGOING) {
      this.isBehind = true;
      return;
    }
    this.#outgoing.push(message);
    this.#flushing ??= this.#flush();
  }

  /** Messages that arrive while a batch is being sent form the next batch. */
  async #flush(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.#outgoing.length > 0) {
      const batch = this.#outgoing;
      this.#outgoing = [];
      try {
        await this.#publish(batch);
      } catch (error) {
        this.isBehind = true;
        this.#options.report(error);
      }
    }
    this.#flushing = null;
  }

  async #publish(batch: readonly PeerMessage[]): Promise<void> {
    const gone = new Set(batch.flatMap((message) => (message.kind === 'leave' ? [message.ref] : [])));
    const joined: Present[] = batch.flatMap((message) =>
      message.kind === 'join' && !gone.has(message.present.ref) ? [message.present] : [],
    );
    const isNew = batch.some(({ kind }) => kind === 'hello');
    const bodies = this.hasPeers || isNew ? pack(this.#options.processId, batch, () => (this.#number += 1)) : [];
    if (isNew) await this.#forgetOwn();
    await this.#options.system.query({
      name: 'realtime_publish',
      text: 'select realtime.publish($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [
        this.#options.processId,
        joined.map(({ ref }) => ref),
        joined.map(({ topic }) => topic),
        joined.map(({ isPrivate }) => isPrivate),
        joined.map(({ key }) => key),
        joined.map(({ meta }) => meta),
        [...gone],
        bodies,
      ],
    });
  }

  async #forgetOwn(): Promise<void> {
    await this.#options.system.query('delete from realtime.presences where process = $1', [this.#options.processId]);
  }

  #receive(payload: string): void {
    const notification = unpack(payload);
    if (!notification || (notification.from === 'process' && notification.process === this.#options.processId)) return;
    this.#incoming.add(() => this.#pass(notification));
  }

  #pass(notification: Notification): void | Promise<void> {
    if ('relayId' in notification) return this.#fetchRelayed(notification.relayId);
    if ('messageId' in notification) return this.#fetchMessage(notification.messageId, notification.sender);
    if (notification.from === 'database') this.#options.onBroadcast(notification.broadcast, notification.sender);
    else this.#options.onPeer(notification.process, notification.messages);
  }

  async #fetchRelayed(id: string): Promise<void> {
    const { rows } = await this.#options.system.query<{ body: string }>(
      'select body from realtime.relay where id = $1::bigint',
      [id],
    );
    const notification = rows[0] ? unpack(rows[0].body) : null;
    if (notification && !('relayId' in notification)) return this.#pass(notification);
  }

  async #fetchMessage(id: string, sender: string | null): Promise<void> {
    const broadcast = await this.#options.messages.find(id);
    if (broadcast) this.#options.onBroadcast(broadcast, sender);
  }
}
