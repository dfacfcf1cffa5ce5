// Who is present in which channel, through this process and the others. As in Phoenix, changes of one moment are sent as one
// diff: joins and leaves by key, each with its own reference.
import {
  type ChannelAddress,
  channelKey,
  type Outgoing,
  outgoingMessage,
} from '#platform/realtime/channels/broadcast.ts';
import { parseJson } from '#platform/realtime/json.ts';
import type { PeerMessage, Present } from '#platform/realtime/relay/relay-wire.ts';

export interface PresenceOptions {
  processId: string;
  send: (message: PeerMessage) => void;
  deliver: (address: ChannelAddress, diff: Outgoing) => void;
}

interface Entry {
  process: string;
  present: Present;
}

interface Topic {
  address: ChannelAddress;
  /** The state that the channels have received. */
  shown: Map<string, Entry>;
  /** The changes of the next diff; null means a leave. */
  pending: Map<string, Entry | null>;
}

type Grouped = Record<string, { metas: unknown[] }>;

/** Long enough that a room filling up is a few messages, short enough that nobody notices. */
const TOGETHER_MS = 25;

export class PresenceBoard {
  readonly #options: PresenceOptions;
  readonly #topics = new Map<string, Topic>();
  readonly #entries = new Map<string, Entry>();
  readonly #changed = new Set<Topic>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** The state that the channels have received; later changes follow as a diff. */
  state(address: ChannelAddress): Grouped {
    return group(this.#topics.get(channelKey(address))?.shown.values() ?? []);
  }

  count(address: ChannelAddress): number {
    const topic = this.#topics.get(channelKey(address));
    return topic ? topic.shown.size + topic.pending.size : 0;
  }

  join(present: Present): void {
    this.#add({ process: this.#options.processId, present });
    this.#options.send({ kind: 'join', present });
  }

  leave(ref: string): void {
    if (this.#remove(ref)) this.#options.send({ kind: 'leave', ref });
  }

  receive(process: string, message: PeerMessage): void {
    if (message.kind === 'hello') this.#removeAll((owner) => owner === process);
    if (message.kind === 'join') this.#add({ process, present: message.present });
    if (message.kind === 'leave' && this.#entries.get(message.ref)?.process === process) this.#remove(message.ref);
  }

  /** Replaces the presences of the other processes by those in the database, after a lost connection. */
  replaceOthers(found: ReadonlyArray<{ process: string; present: Present }>): void {
    const known = new Set(found.map(({ present }) => present.ref));
    this.#removeAll((owner, ref) => owner !== this.#options.processId && !known.has(ref));
    for (const entry of found) if (entry.process !== this.#options.processId) this.#add(entry);
  }

  /** The people of a process that gives no sign of life any more have left. */
  retainOnly(alive: ReadonlySet<string>): void {
    this.#removeAll((owner) => owner !== this.#options.processId && !alive.has(owner));
  }

  /** Sends every presence again: the other processes had dropped this one, or a message could not be sent. */
  resendAll(): void {
    this.#options.send({ kind: 'hello' });
    for (const { process, present } of this.#entries.values()) {
      if (process === this.#options.processId) this.#options.send({ kind: 'join', present });
    }
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #add(entry: Entry): void {
    const { ref } = entry.present;
    if (this.#entries.has(ref)) return;
    this.#entries.set(ref, entry);
    this.#change(entry.present, (topic) => topic.pending.set(ref, entry));
  }

  #remove(ref: string): boolean {
    const entry = this.#entries.get(ref);
    if (!entry) return false;
    this.#entries.delete(ref);
    this.#change(entry.present, (topic) => {
      if (topic.shown.has(ref)) topic.pending.set(ref, null);
      else topic.pending.delete(ref);
    });
    return true;
  }

  #removeAll(isGone: (process: string, ref: string) => boolean): void {
    for (const [ref, { process }] of this.#entries) if (isGone(process, ref)) this.#remove(ref);
  }

  #change({ topic: name, isPrivate }: Present, apply: (topic: Topic) => void): void {
    const address = { topic: name, isPrivate };
    const key = channelKey(address);
    const topic = this.#topics.get(key) ?? { address, shown: new Map(), pending: new Map() };
    this.#topics.set(key, topic);
    apply(topic);
    this.#changed.add(topic);
    this.#timer ??= setTimeout(() => this.#deliverDiffs(), TOGETHER_MS).unref();
  }

  #deliverDiffs(): void {
    this.#timer = null;
    for (const topic of this.#changed) this.#deliverDiff(topic);
    this.#changed.clear();
  }

  #deliverDiff(topic: Topic): void {
    const joined: Entry[] = [];
    const left: Entry[] = [];
    for (const [ref, entry] of topic.pending) {
      const before = topic.shown.get(ref);
      if (entry && !before) {
        joined.push(entry);
        topic.shown.set(ref, entry);
      } else if (entry === null && before) {
        left.push(before);
        topic.shown.delete(ref);
      }
    }
    topic.pending.clear();
    if (topic.shown.size === 0) this.#topics.delete(channelKey(topic.address));
    if (joined.length + left.length === 0) return;
    const diff = { joins: group(joined), leaves: group(left) };
    this.#options.deliver(topic.address, outgoingMessage(topic.address.topic, 'presence_diff', diff));
  }
}

/** Without a prototype: keys are whatever people chose, `__proto__` too. */
function group(entries: Iterable<Entry>): Grouped {
  const groups = Object.create(null) as Grouped;
  for (const { present } of entries) {
    const same = (groups[present.key] ??= { metas: [] });
    same.metas.push(parseJson(present.meta));
  }
  return groups;
}
