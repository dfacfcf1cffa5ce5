// Shares of a pool, so that what is slow or hostile from one caller never delays another. Anonymous callers are counted by network
// and as a whole, signed-in ones by account: an office behind one address does not share one share.
import type pg from 'pg';

export interface Share {
  /** The account or the network that holds the connection. */
  holder: string;
  isAnonymous: boolean;
}

/** The caller, or all anonymous callers, already hold what they may, and the queue did not move in time. */
export class PoolBusy extends Error {
  constructor() {
    super('the share of the pool is used up');
    this.name = 'PoolBusy';
  }
}

interface Waiter {
  share: Share;
  admit: () => void;
}

/** Longer than an anonymous statement may take, so that a request behind slow ones gets a turn. */
const MAX_WAIT_MS = 4_000;
const MAX_WAITING_OF_ONE = 100;
const MAX_WAITING = 1_000;

const byPool = new WeakMap<pg.Pool, PoolShares>();

/** One account of shares for each pool, whichever service takes connections from it. */
export function sharesOf(pool: pg.Pool): PoolShares {
  const known = byPool.get(pool);
  if (known) return known;
  const made = new PoolShares(pool.options.max);
  byPool.set(pool, made);
  return made;
}

export class PoolShares {
  readonly #mostOfOne: number;
  readonly #mostAnonymous: number;
  readonly #held = new Map<string, number>();
  /** By holder, each in the order of arrival. */
  readonly #waiting = new Map<string, Waiter[]>();
  #anonymous = 0;
  #waiters = 0;

  constructor(size: number) {
    this.#mostOfOne = Math.min(size, Math.max(2, Math.ceil(size / 4)));
    this.#mostAnonymous = Math.max(1, Math.floor(size / 2));
  }

  /** Undefined when the caller may go on at once, which is the path of nearly every request. */
  enter(share: Share): Promise<void> | undefined {
    if (!this.#isBelowLimit(share)) return this.#wait(share);
    this.#take(share);
    return undefined;
  }

  leave({ holder, isAnonymous }: Share): void {
    const left = (this.#held.get(holder) ?? 1) - 1;
    if (left === 0) this.#held.delete(holder);
    else this.#held.set(holder, left);
    if (isAnonymous) this.#anonymous -= 1;
    if (this.#waiters > 0) this.#admitNext();
  }

  #isBelowLimit(share: Share): boolean {
    if (share.isAnonymous && this.#anonymous >= this.#mostAnonymous) return false;
    return this.#heldBy(share) < this.#mostOfOne;
  }

  #heldBy({ holder }: Share): number {
    return this.#held.get(holder) ?? 0;
  }

  #take(share: Share): void {
    this.#held.set(share.holder, this.#heldBy(share) + 1);
    if (share.isAnonymous) this.#anonymous += 1;
  }

  #wait(share: Share): Promise<void> {
    const queue = this.#waiting.get(share.holder) ?? [];
    if (queue.length >= MAX_WAITING_OF_ONE || this.#waiters >= MAX_WAITING) return Promise.reject(new PoolBusy());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        share,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#forget(waiter);
        reject(new PoolBusy());
      }, MAX_WAIT_MS);
      queue.push(waiter);
      this.#waiting.set(share.holder, queue);
      this.#waiters += 1;
    });
  }

  /** Whoever holds least is next, and of two the one that was served longer ago. */
  #admitNext(): void {
    let next: Waiter | undefined;
    for (const [first] of this.#waiting.values()) {
      if (!first || !this.#isBelowLimit(first.share)) continue;
      if (next === undefined || this.#heldBy(first.share) < this.#heldBy(next.share)) next = first;
      if (this.#heldBy(next.share) === 0) break;
    }
    if (next === undefined) return;
    this.#forget(next);
    const { holder } = next.share;
    const queue = this.#waiting.get(holder);
    if (queue !== undefined && this.#waiting.delete(holder)) this.#waiting.set(holder, queue);
    this.#take(next.share);
    next.admit();
  }

  #forget(waiter: Waiter): void {
    const queue = this.#waiting.get(waiter.share.holder) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) this.#waiting.delete(waiter.share.holder);
    this.#waiters -= 1;
  }
}
