// Work in the order in which it came, at once as long as nothing before it waits.

type Work = () => void | Promise<void>;

export class Sequence {
  readonly #queue: Work[] = [];
  readonly #limit: number;
  readonly #onError: (error: unknown) => void;
  #isBusy = false;

  constructor(limit: number, onError: (error: unknown) => void) {
    this.#limit = limit;
    this.#onError = onError;
  }

  /** False when too much waits already: the work is not done. */
  add(work: Work): boolean {
    if (this.#queue.length >= this.#limit) return false;
    this.#queue.push(work);
    if (!this.#isBusy) this.#run();
    return true;
  }

  clear(): void {
    this.#queue.length = 0;
  }

  #run(): void {
    this.#isBusy = true;
    for (let work = this.#queue.shift(); work; work = this.#queue.shift()) {
      const done = this.#begin(work);
      if (!done) continue;
      void done.catch(this.#onError).then(() => this.#run());
      return;
    }
    this.#isBusy = false;
  }

  #begin(work: Work): void | Promise<void> {
    try {
      return work();
    } catch (error) {
      this.#onError(error);
    }
  }
}
