// One function and its current thread: started by the first call, reused, and replaced when it dies.
import type { HttpResponse } from '#platform/http/types.ts';
import type { CallRequest } from './call.ts';
import { FunctionWorker, type FunctionWorkerOptions } from './function-worker.ts';
import { FunctionRefusal } from './refusals.ts';

/** Threads that end with their last call, beside the one that takes new ones. */
const MOST_RETIRED = 2;

export class FunctionHost {
  readonly #options: FunctionWorkerOptions;
  readonly #all = new Set<FunctionWorker>();
  #current: FunctionWorker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #open = 0;
  #brokenUntil = 0;
  #isClosing = false;
  #whenQuiet: () => void = () => {};

  constructor(options: FunctionWorkerOptions) {
    this.#options = options;
  }

  async call(request: CallRequest): Promise<HttpResponse> {
    if (this.#isClosing) throw new FunctionRefusal('closing');
    if (this.#open >= this.#options.limits.concurrency) throw new FunctionRefusal('busy');
    this.#open += 1;
    const worker = await this.#ready().catch((error: unknown) => {
      this.#over();
      throw error;
    });
    return worker.call(request, () => this.#over());
  }

  /** Lets calls under way end for so long, then ends every thread. */
  async close(patienceMs: number): Promise<void> {
    this.#isClosing = true;
    if (this.#idle) clearTimeout(this.#idle);
    if (this.#open > 0) await this.#quiet(patienceMs);
    const workers = [...this.#all];
    for (const worker of workers) worker.terminate('closing');
    await Promise.all(workers.map(({ exited }) => exited));
  }

  async #ready(): Promise<FunctionWorker> {
    if (this.#idle) clearTimeout(this.#idle);
    // A module that does not load would cost every caller a new thread.
    if (performance.now() < this.#brokenUntil) throw new FunctionRefusal('boot');
    const worker = this.#current?.isUsable ? this.#current : this.#start();
    await worker.ready.catch((error: unknown) => {
      this.#brokenUntil = performance.now() + this.#options.limits.retryMs;
      throw error;
    });
    return worker;
  }

  #start(): FunctionWorker {
    this.#dismissOldest();
    const worker = new FunctionWorker(this.#options);
    this.#current = worker;
    this.#all.add(worker);
    void worker.exited.then(() => this.#all.delete(worker));
    return worker;
  }

  #dismissOldest(): void {
    const retired = [...this.#all].filter((worker) => !worker.isUsable);
    if (retired.length >= MOST_RETIRED) retired[0]?.terminate('limit', 'too many of its calls do not end');
  }

  #over(): void {
    this.#open -= 1;
    if (this.#open > 0) return;
    this.#whenQuiet();
    if (this.#isClosing) return;
    this.#idle = setTimeout(() => this.#current?.retire(), this.#options.limits.idleMs).unref();
  }

  #quiet(patienceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, patienceMs);
      this.#whenQuiet = () => {
        clearTimeout(patience);
        resolve();
      };
    });
  }
}
