// Follows the log: reads new entries, has them delivered, and lets new subscriptions catch up with the others. One step at a time, so
// that memory does not grow when the database is slow; newcomers' past and the present take turns.
import { setTimeout as pause } from 'node:timers/promises';
import { type DeliveryParts, deliver, sliceOf } from '#platform/realtime/changes/delivery/delivery.ts';
import { isOutage } from '#platform/realtime/changes/limited-query.ts';
import { type Entry, Registry } from '#platform/realtime/changes/subscriptions/registry.ts';
import { inSpan, type Tracing } from '#platform/tracing/span.ts';
import { continueTrace } from '#platform/tracing/trace-context.ts';
import type { Change, ChangeLog, Range } from './log.ts';
import { isOlder, type Snapshot } from './snapshot.ts';

export interface FollowerParts extends DeliveryParts {
  log: ChangeLog;
  tracing?: Tracing | undefined;
}

const RETRY_MS = 500;

/** New subscriptions that first receive earlier changes. */
interface CatchUp {
  entries: Entry[];
  registry: Registry;
  range: Range;
}

export class ChangeFollower {
  readonly #parts: FollowerParts;
  readonly #live = new Registry();
  readonly #closing = new AbortController();
  #range: Range;
  #newcomers: Entry[] = [];
  #catchUp: CatchUp | null = null;
  #isWanted = false;
  #running: Promise<void> | null = null;

  constructor(parts: FollowerParts, position: Snapshot) {
    this.#parts = parts;
    this.#range = { since: position, until: null, afterId: 0 };
  }

  add(entry: Entry): void {
    this.#newcomers.push(entry);
    this.wake();
  }

  remove(entry: Entry): void {
    entry.isGone = true;
    this.#live.remove(entry);
    this.#catchUp?.registry.remove(entry);
  }

  /** There may be something to read. */
  wake(): void {
    this.#isWanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      // It was woken after the last read.
      if (this.#isWanted && !this.#closing.signal.aborted) this.wake();
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    let hasFailed = false;
    while (this.#isWanted && !this.#closing.signal.aborted) {
      this.#isWanted = false;
      try {
        await this.#step();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) this.#parts.report(error);
        hasFailed = true;
        this.#isWanted = true;
        await pause(RETRY_MS * (0.5 + Math.random()), null, { signal: this.#closing.signal, ref: false }).catch(
          () => {},
        );
      }
    }
  }

  async #step(): Promise<void> {
    if (this.#live.size === 0) this.#range = startingAt(await this.#parts.log.position());
    else if (await this.#advance(this.#range, this.#live))
      this.#range = startingAt(this.#range.until ?? this.#range.since);
    else this.#isWanted = true;
    await this.#bringNewcomers();
    if (this.#catchUp || this.#newcomers.length > 0) this.#isWanted = true;
  }

  /** Delivers one page and returns true when the range is complete. */
  async #advance(range: Range, registry: Registry): Promise<boolean> {
    const page = await this.#parts.log.page(range, registry.tables());
    range.until = page.until;
    await this.#deliver(page.changes, registry, range);
    return !page.hasMore;
  }

  /** The position advances with each slice, so that nothing is delivered twice after a lost connection. */
  async #deliver(changes: readonly Change[], registry: Registry, range: Range): Promise<void> {
    for (let from = 0; from < changes.length; ) {
      if (this.#closing.signal.aborted) return;
      const slice = changes.slice(from, from + sliceOf(registry));
      if (registry.size > 0) {
        const attributes = { 'liesse.changes': slice.length, 'liesse.subscribers': registry.size };
        const span = { kind: 'consumer', name: 'deliver changes', attributes } as const;
        await inSpan(this.#parts.tracing, continueTrace(undefined), span, () =>
          deliver(this.#parts, slice, registry),
        ).catch((error: unknown) => {
          if (isOutage(error)) throw error;
          this.#parts.report(error);
        });
      }
      from += slice.length;
      range.afterId = slice.at(-1)?.id ?? range.afterId;
    }
  }

  async #bringNewcomers(): Promise<void> {
    if (!this.#catchUp) {
      const entries = this.#newcomers.filter(({ isGone }) => !isGone);
      this.#newcomers = [];
      if (entries.length === 0) return;
      this.#catchUp = { entries, registry: new Registry(entries), range: this.#pastOf(entries) };
    }
    const { entries, registry, range } = this.#catchUp;
    if (!(await this.#advance(range, registry))) return;
    const reached = range.until ?? range.since;
    for (const entry of entries) entry.after = [...entry.after.slice(0, 1), reached];
    if (this.#range.until !== null) return;
    if (reached.text !== this.#range.since.text) {
      this.#catchUp.range = { since: reached, until: this.#range.since, afterId: 0 };
      return;
    }
    this.#catchUp = null;
    for (const entry of entries) if (!entry.isGone) this.#live.add(entry);
  }

  /** From the oldest instant that one of them begins at to where the others are. */
  #pastOf(entries: readonly Entry[]): Range {
    const begins = entries.flatMap(({ after }) => after.slice(0, 1));
    const since = begins.reduce((oldest, one) => (isOlder(one, oldest) ? one : oldest));
    return { since, until: this.#range.since, afterId: 0 };
  }
}

const startingAt = (position: Snapshot): Range => ({ since: position, until: null, afterId: 0 });
