// Questions asked at about the same moment go to the database as one: a storm of joins is a few statements.
import pg from 'pg';

export interface BatchOptions<Item, Answer> {
  /** Answers in the order of the items. */
  run: (items: readonly Item[]) => Promise<readonly Answer[]>;
  size: number;
  /** How many statements may run at a time. */
  concurrency: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

export class Batch<Item, Answer> {
  readonly #options: BatchOptions<Item, Answer>;
  readonly #waiting: Array<Waiting<Item, Answer>> = [];
  #running = 0;
  #isScheduled = false;

  constructor(options: BatchOptions<Item, Answer>) {
    this.#options = options;
  }

  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#running >= this.#options.concurrency) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#start();
    });
  }

  #start(): void {
    const batch = this.#waiting.splice(0, this.#options.size);
    if (batch.length === 0) return;
    this.#running += 1;
    void this.#answer(batch).finally(() => {
      this.#running -= 1;
      if (this.#waiting.length > 0) this.#schedule();
    });
    if (this.#waiting.length > 0) this.#schedule();
  }

  async #answer(batch: ReadonlyArray<Waiting<Item, Answer>>): Promise<void> {
    try {
      const answers = await this.#options.run(batch.map(({ item }) => item));
      if (answers.length !== batch.length) throw new Error('a batch was not answered whole');
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      // One item that cannot be answered must not take the others with it; without a database none can.
      if (batch.length > 1 && error instanceof pg.DatabaseError)
        for (const waiting of batch) await this.#answer([waiting]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
