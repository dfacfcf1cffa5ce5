// Composes the realtime service and runs its loops: heartbeats, ended sessions, cleanup.
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import { messageOf, type Observe } from '#platform/observation.ts';
import type { Tracing } from '#platform/tracing/span.ts';
import type { ChangeFeed } from './changes/subscriptions/contract.ts';
import { AccessReader } from './channels/access.ts';
import { type Broadcast, outgoingBroadcast } from './channels/broadcast.ts';
import { Hub, type Member } from './channels/hub.ts';
import { Listeners } from './channels/listeners.ts';
import { MessageStore } from './channels/messages.ts';
import { endStale } from './channels/watch.ts';
import type { RealtimeContext } from './context.ts';
import { Gate } from './gate.ts';
import { LIMITS, type Limits } from './limits.ts';
import { PresenceBoard } from './presence/presence.ts';
import { Processes } from './relay/processes.ts';
import { Relay } from './relay/relay.ts';
import { type Repeated, repeat } from './repeat.ts';
import { SocketShares } from './socket/socket-shares.ts';

export interface EngineOptions {
  pool: pg.Pool;
  system: pg.Pool;
  admin: pg.ClientConfig;
  callers: CallerReader;
  feed: ChangeFeed;
  now: () => Date;
  observe: Observe;
  tracing?: Tracing | undefined;
  limits?: Partial<Limits> | undefined;
}

const BEAT_MS = 5_000;
const LISTENERS_MS = 5_000;
const SWEEP_MS = 10 * 60_000;
/** Messages committed around the loss of the connection may or may not have arrived. */
const MARGIN_MS = 5_000;
const MAX_RECENT = 5_000;

export class RealtimeEngine {
  readonly context: RealtimeContext;
  readonly #options: EngineOptions;
  readonly #relay: Relay;
  readonly #processes: Processes;
  /** Stored messages delivered lately, so that catching up after a loss delivers none of them twice. */
  readonly #recent = new LRUCache<string, true>({ max: MAX_RECENT });
  #loops: Repeated[] = [];

  constructor(options: EngineOptions) {
    const { system, now, observe } = options;
    const processId = randomUUID();
    const report = (error: unknown) => {
      const message = messageOf(error);
      observe({ kind: 'request.failed', service: 'realtime', method: '', message });
    };
    const hub = new Hub();
    const messages = new MessageStore(system);
    this.#options = options;
    this.#relay = new Relay({
      ...options,
      processId,
      messages,
      report,
      onBroadcast: (broadcast, sender) => this.#deliverStored(broadcast, sender),
      onPeer: (process, received) => {
        this.#relay.hasPeers = true;
        for (const message of received) {
          if (message.kind === 'broadcast') deliver(hub, message.broadcast);
          else this.context.presence.receive(process, message);
        }
      },
      onReturn: (lostAt) => void this.#catchUp(lostAt).catch(report),
    });
    const presence = new PresenceBoard({
      processId,
      send: (message) => this.#relay.send(message),
      deliver: (address, diff) => hub.deliver(address, diff, 'presence'),
    });
    this.#processes = new Processes({ processId, system, presence, relay: this.#relay });
    const milliseconds = () => now().getTime();
    const limits = { ...LIMITS, ...options.limits };
    let lastId = 0;
    this.context = {
      processId,
      callers: options.callers,
      access: new AccessReader(options.pool),
      feed: options.feed,
      hub,
      presence,
      messages,
      listeners: new Listeners(system, milliseconds),
      joins: new Gate(limits.joinsAtOnce),
      limits,
      shares: new SocketShares(limits),
      now: milliseconds,
      newId: () => (lastId += 1).toString(36),
      report,
      tracing: options.tracing,
      publish: (broadcast, except) => {
        deliver(hub, broadcast, except);
        this.#relay.send({ kind: 'broadcast', broadcast });
      },
    };
  }

  async open(inspectSockets: () => void): Promise<void> {
    const { context } = this;
    const { limits, report, listeners, hub } = context;
    await this.#relay.open();
    await this.#processes.sendHeartbeat();
    await this.#relay.whilePaused(() => this.#processes.loadOthers());
    const every = (pauseMs: number, work: () => void | Promise<void>) => repeat(pauseMs, work, report);
    this.#loops = [
      every(BEAT_MS, () => this.#processes.sendHeartbeat()),
      every(limits.sessionCheckMs, () => endStale(hub.channels, this.#options.system, context.now())),
      every(LISTENERS_MS, () => listeners.flush()),
      every(limits.sweepMs, inspectSockets),
      every(SWEEP_MS, async () => {
        await context.messages.sweep();
        await listeners.sweep();
      }),
    ];
  }

  async close(): Promise<void> {
    await Promise.all(this.#loops.map((loop) => loop.stop()));
    this.context.presence.close();
    // A client that reconnects to another process finds there until when it listened.
    await this.context.listeners.flush().catch(this.context.report);
    await this.#relay.close();
    await this.#processes.leave().catch(this.context.report);
  }

  #deliverStored(broadcast: Broadcast, sender: string | null): void {
    const { id } = broadcast;
    if (id !== undefined) {
      if (this.#recent.has(id)) return;
      this.#recent.set(id, true);
    }
    deliver(this.context.hub, broadcast, sender === null ? undefined : (channel) => channel.id === sender);
  }

  /** After a lost connection: delivers the messages stored meanwhile and loads the presences of the other processes. */
  async #catchUp(lostAt: Date): Promise<void> {
    const missed = await this.context.messages.missed(new Date(lostAt.getTime() - MARGIN_MS));
    for (const broadcast of missed) this.#deliverStored(broadcast, null);
    await this.#processes.sendHeartbeat();
    await this.#relay.whilePaused(() => this.#processes.loadOthers());
  }
}

function deliver(hub: Hub, broadcast: Broadcast, except?: (channel: Member) => boolean): void {
  hub.deliver(broadcast, outgoingBroadcast(broadcast), 'broadcast', { messageId: broadcast.id, except });
}
