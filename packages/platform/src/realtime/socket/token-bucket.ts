// A rate with a burst: so many at once, then so many a second.

export interface Rate {
  perSecond: number;
  burst: number;
}

export class TokenBucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#at = now();
  }

  /** Whether so many may pass now; what does not pass costs nothing. */
  take(count = 1): boolean {
    const now = this.#now();
    const gained = (Math.max(0, now - this.#at) / 1_000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#at = now;
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }
}
