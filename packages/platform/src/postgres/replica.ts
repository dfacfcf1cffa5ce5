// A standby that answers reads which may be a moment old. It is used only while it is known to be at most a few seconds behind, and not
// for somebody who has just written: what one wrote one reads.
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { messageOf } from '#platform/observation.ts';

export interface ReplicaOptions {
  /** Connections to the standby, as the callers' own pool has to the primary. */
  pool: pg.Pool;
  /** Connections to the primary with the platform's own rights, to compare positions. */
  primary: pg.Pool;
  observe: Observe;
  intervalMs?: number;
}

const INTERVAL_MS = 1_000;
/** A comparison that is older says nothing about the present. */
const VALID_INTERVALS = 3;
/** Longer than what a usable standby may be behind: two intervals between the positions, and those in which a comparison is valid. */
export const WRITE_WINDOW_MS = 10_000;
const MAX_WRITERS = 10_000;

export class Replica {
  readonly pool: pg.Pool;
  readonly #options: ReplicaOptions;
  readonly #intervalMs: number;
  readonly #writers = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #comparing: Promise<void> | null = null;
  #position: string | null = null;
  #validUntil = 0;
  #wasUsable: boolean | null = null;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.pool = options.pool;
    this.#intervalMs = options.intervalMs ?? INTERVAL_MS;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#comparing ??= this.#compare().finally(() => {
        this.#comparing = null;
      });
    }, this.#intervalMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#comparing;
    await this.pool.end();
  }

  get isUsable(): boolean {
    return performance.now() < this.#validUntil;
  }

  /** Until the next comparison nobody else waits for a standby that failed. */
  suspend(reason: string): void {
    this.#note(false, reason);
  }

  noteWrite(writer: string): void {
    // A map has its keys in the order in which they were added: the first is the oldest.
    this.#writers.delete(writer);
    this.#writers.set(writer, performance.now() + WRITE_WINDOW_MS);
    if (this.#writers.size > MAX_WRITERS) this.#writers.delete(this.#writers.keys().next().value ?? '');
  }

  hasJustWritten(writer: string): boolean {
    const until = this.#writers.get(writer);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.#writers.delete(writer);
    return false;
  }

  /** The standby must have replayed what the primary had written at the comparison before. */
  async #compare(): Promise<void> {
    try {
      const before = this.#position;
      const { rows } = await this.#options.primary.query<{ position: string }>(
        'select pg_current_wal_insert_lsn()::text as position',
      );
      this.#position = rows[0]?.position ?? null;
      if (before === null) return;
      const answer = await this.pool.query<{ fresh: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh',
        [before],
      );
      this.#note(answer.rows[0]?.fresh === true, 'behind');
    } catch (error) {
      this.#note(false, messageOf(error));
    }
  }

  #note(isUsable: boolean, reason: string): void {
    this.#validUntil = isUsable ? performance.now() + VALID_INTERVALS * this.#intervalMs : 0;
    if (isUsable === this.#wasUsable) return;
    this.#wasUsable = isUsable;
    this.#options.observe({ kind: 'replica.changed', isUsable, reason: isUsable ? null : reason });
  }
}
