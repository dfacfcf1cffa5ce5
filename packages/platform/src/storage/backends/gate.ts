// Lets so many in at once and so many wait, so that what each holds in memory has a sum that is known.
import { HttpError } from '#platform/http/errors.ts';

export class Busy extends HttpError {
  constructor() {
    super(503, 'The service is busy', { 'retry-after': '1' });
    this.name = 'Busy';
  }
}

export class Gate {
  readonly #queueLimit: number;
  readonly #waiting: Array<() => void> = [];
  #free: number;

  constructor(slots: number, queueLimit: number) {
    this.#free = slots;
    this.#queueLimit = queueLimit;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> | void {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#queueLimit) throw new Busy();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The slot passes directly to the next in the queue, so that no new arrival can take it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
