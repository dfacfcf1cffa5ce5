// Who is present where, through this process and through the others. Changes of one moment are told together, as Phoenix
// tells them: what joined and what left, by key, each with a reference of its own.
import { type Outgoing, outgoingMessage, type Place, placeKey } from '#platform/realtime/channels/broadcast.ts';
import { parseJson } from '#platform/realtime/json.ts';
import type { Present, Telling } from '#platform/realtime/relay/relay-wire.ts';

export interface PresenceOptions {
  processId: string;
  tell: (telling: Telling) => void;
  show: (place: Place, diff: Outgoing) => void;
}

interface Entry {
  process: string;
  present: Present;
}

interface Topic {
  place: Place;
  /** What its channels have been told. */
  shown: Map<string, Entry>;
  /** What they will be told next; null for who left. */
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

  /** Everybody as the channels of the place have been told; changes since follow as a diff. */
  state(place: Place): Grouped {
    return group(this.#topics.get(placeKey(place))?.shown.values() ?? []);
  }

  count(place: Place): number {
    const topic = this.#topics.get(placeKey(place));
    return topic ? topic.shown.size + topic.pending.size : 0;
  }

  join(present: Present): void {
    this.#add({ process: this.#options.processId, present });
    this.#options.tell({ kind: 'join', present });
  }

  leave(ref: string): void {
    if (this.#remove(ref)) this.#options.tell({ kind: 'leave', ref });
  }

  hear(process: string, telling: Telling): void {
    if (telling.kind === 'hello') this.#removeAll((owner) => owner === process);
    if (telling.kind === 'join') this.#add({ process, present: telling.present });
    if (telling.kind === 'leave' && this.#entries.get(telling.ref)?.process === process) this.#remove(telling.ref);
  }

  /** What the database says of the others, after a time in which they were not heard. */
  replaceOthers(found: ReadonlyArray<{ process: string; present: Present }>): void {
    const known = new Set(found.map(({ present }) => present.ref));
    this.#removeAll((owner, ref) => owner !== this.#options.processId && !known.has(ref));
    for (const entry of found) if (entry.process !== this.#options.processId) this.#add(entry);
  }

  /** The people of a process that gives no sign of life any more have left. */
  keepOnly(alive: ReadonlySet<string>): void {
    this.#removeAll((owner) => owner !== this.#options.processId && !alive.has(owner));
  }

  /** Says from the beginning who is here: the others had given this process up, or could not be told. */
  tellAgain(): void {
    this.#options.tell({ kind: 'hello' });
    for (const { process, present } of this.#entries.values()) {
      if (process === this.#options.processId) this.#options.tell({ kind: 'join', present });
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
    const place = { topic: name, isPrivate };
    const key = placeKey(place);
    const topic = this.#topics.get(key) ?? { place, shown: new Map(), pending: new Map() };
    this.#topics.set(key, topic);
    apply(topic);
    this.#changed.add(topic);
    this.#timer ??= setTimeout(() => this.#tellAll(), TOGETHER_MS).unref();
  }

  #tellAll(): void {
    this.#timer = null;
    for (const topic of this.#changed) this.#tellTopic(topic);
    this.#changed.clear();
  }

  #tellTopic(topic: Topic): void {
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
    if (topic.shown.size === 0) this.#topics.delete(placeKey(topic.place));
    if (joined.length + left.length === 0) return;
    const diff = { joins: group(joined), leaves: group(left) };
    this.#options.show(topic.place, outgoingMessage(topic.place.topic, 'presence_diff', diff));
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
