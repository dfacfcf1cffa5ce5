// Restarts the job queue when it ends by itself, and stops it within a time limit.
import type { Runner } from 'graphile-worker';
import type { Observe } from '#platform/observation.ts';

const RESTART_MS = 1_000;
const STOP_MS = 8_000;

export class QueueSupervisor {
  readonly #start: () => Promise<Runner>;
  readonly #observe: Observe;
  #runner: Runner | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(start: () => Promise<Runner>, observe: Observe) {
    this.#start = start;
    this.#observe = observe;
  }

  async start(): Promise<void> {
    const runner = await this.#start();
    this.#runner = runner;
    const ended = () => this.#ended(runner);
    runner.promise.then(ended, ended);
    // Stopped while it was starting.
    if (this.#isStopping) await this.stop();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const runner = this.#runner;
    if (!runner) return;
    // A job cut off so is handed back to the queue.
    const timer = setTimeout(() => void runner.kill().catch(() => {}), STOP_MS);
    await runner.stop().catch(() => {});
    await runner.promise.catch(() => {});
    clearTimeout(timer);
  }

  #ended(runner: Runner): void {
    if (this.#isStopping || this.#runner !== runner) return;
    this.#runner = null;
    this.#observe({ kind: 'pool.error', message: 'the job queue ended and is started again' });
    this.#restart();
  }

  #restart(): void {
    this.#timer = setTimeout(() => {
      this.start().catch(() => {
        if (!this.#isStopping) this.#restart();
      });
    }, RESTART_MS);
  }
}
