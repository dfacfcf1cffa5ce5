// A request's body, taken chunk by chunk when the function asks, and never more of it than allowed.
import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** How much of a refused body is read, so that the client receives the answer instead of a broken connection. */
const MOST_DISCARDED = 64 * 1024 * 1024;

export class RequestBody {
  readonly #raw: IncomingMessage;
  readonly #limit: number;
  #size = 0;
  #wake: () => void = () => {};
  #isDiscarded = false;

  constructor(raw: IncomingMessage, limit: number) {
    this.#raw = raw;
    this.#limit = limit;
    const wake = () => this.#wake();
    raw.on('readable', wake).on('end', wake).on('close', wake).on('error', wake);
  }

  get isComplete(): boolean {
    return this.#raw.complete;
  }

  /** Null at the end. Fails when the sender goes away or sends too much. */
  async next(): Promise<Uint8Array<ArrayBuffer> | null> {
    for (;;) {
      if (this.#isDiscarded) throw new Error('nobody reads this body any more');
      const chunk: unknown = this.#raw.read();
      if (chunk instanceof Uint8Array) return this.#count(chunk);
      if (this.#raw.readableEnded) return null;
      if (this.#raw.destroyed) throw new Error('the sender went away');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Lets the rest flow past. */
  discard(): void {
    if (this.#isDiscarded) return;
    this.#isDiscarded = true;
    this.#wake();
    const raw = this.#raw;
    raw.removeAllListeners('readable');
    if (raw.readableEnded || raw.destroyed) return;
    let size = 0;
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_DISCARDED) raw.destroy();
    });
    raw.resume();
  }

  #count(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
    this.#size += chunk.length;
    if (this.#size > this.#limit) throw new BodyTooLarge();
    // A copy of its own, because its memory is handed over to the other thread.
    return new Uint8Array(chunk);
  }
}
