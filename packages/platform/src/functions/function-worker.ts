// One thread that runs one function. It is watched while it works: a loop without end, a crash or too much memory ends the
// thread and the calls in it, nothing else.
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { HttpResponse } from '#platform/http/types.ts';
import { Call, type CallRequest } from './call.ts';
import type { FunctionConfig } from './config.ts';
import { importMapsOf } from './import-maps.ts';
import type { FunctionLimits } from './limits.ts';
import { eachLine } from './lines.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './protocol.ts';
import { FunctionRefusal, type RefusalReason } from './refusals.ts';

export interface FunctionWorkerOptions {
  definition: FunctionConfig;
  /** All that the function finds in its environment. */
  environment: Readonly<Record<string, string>>;
  url: string;
  limits: FunctionLimits;
  /** Something went wrong that its author should read, or the function itself complained. */
  report: (message: string) => void;
}

const WATCH_MS = 1_000;
const MAIN = new URL('./worker/main.ts', import.meta.url);

export class FunctionWorker {
  /** Fails when the function's modules do not load. */
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;
  readonly #options: FunctionWorkerOptions;
  readonly #thread: Worker;
  readonly #calls = new Map<number, Call>();
  readonly #booted = Promise.withResolvers<void>();
  readonly #watch: NodeJS.Timeout;
  readonly #bootTimer: NodeJS.Timeout;
  /** When the ping that is not answered yet was sent. */
  #pingedAt: number | null = null;
  #nextCall = 1;
  #isRetired = false;
  #isGone = false;
  #verdict: RefusalReason = 'crashed';

  constructor(options: FunctionWorkerOptions) {
    const { definition, environment, limits, url } = options;
    this.#options = options;
    const settings: WorkerSettings = {
      entrypoint: pathToFileURL(definition.entrypoint).href,
      importMaps: importMapsOf(definition),
      url,
    };
    this.#thread = new Worker(MAIN, {
      name: `function ${definition.name}`,
      workerData: settings,
      env: { ...environment },
      argv: [],
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    this.ready = this.#booted.promise;
    // Callers of the worker receive the failure; without callers it must not be an unhandled rejection.
    this.ready.catch(() => {});
    this.#thread.on('message', (message: FromWorker) => this.#receive(message));
    this.#thread.on('error', (error: unknown) => this.#failed(error));
    this.exited = new Promise((resolve) => {
      this.#thread.on('exit', () => {
        this.#onExit();
        resolve();
      });
    });
    this.#thread.stdout.resume();
    eachLine(this.#thread.stderr, options.report);
    this.#bootTimer = setTimeout(() => this.terminate('boot', 'its modules take too long to load'), limits.bootMs);
    this.#watch = setInterval(() => this.#measure(), Math.min(WATCH_MS, limits.stuckMs / 2)).unref();
  }

  get isUsable(): boolean {
    return !this.#isGone && !this.#isRetired;
  }

  get isIdle(): boolean {
    return this.#calls.size === 0;
  }

  /** `onOver` is called when the thread has ended the call, which may be long after the answer. */
  call(request: CallRequest, onOver: () => void): Promise<HttpResponse> {
    if (this.#isGone) {
      onOver();
      return Promise.reject(new FunctionRefusal(this.#verdict));
    }
    const id = this.#nextCall++;
    const call = new Call(id, request, this.#options.limits, {
      post: (message, transfer) => this.#post(message, transfer),
      onOver: () => {
        this.#calls.delete(id);
        onOver();
        if (this.#isRetired && this.#calls.size === 0) this.terminate();
      },
      onSilence: () => {
        this.#options.report('it did not answer in time');
        this.retire();
        call.end();
      },
      onFailure: this.#options.report,
    });
    this.#calls.set(id, call);
    return call.answer;
  }

  /** Takes no further calls; ends with the last of those it has. */
  retire(): void {
    this.#isRetired = true;
    if (this.#calls.size === 0) this.terminate();
  }

  /** Ends now, and the calls in it with the verdict. */
  terminate(verdict: RefusalReason = 'crashed', why?: string): void {
    if (this.#isGone) return;
    this.#verdict = verdict;
    if (why !== undefined) this.#options.report(why);
    void this.#thread.terminate();
    this.#onExit();
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') {
      clearTimeout(this.#bootTimer);
      this.#booted.resolve();
    } else if (message.kind === 'boot-failed') this.terminate('boot', message.message);
    else if (message.kind === 'pong') this.#answered(message.heldBytes);
    else this.#calls.get(message.call)?.receive(message);
  }

  #post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    if (!this.#isGone) this.#thread.postMessage(message, transfer);
  }

  #measure(): void {
    if (this.#calls.size === 0) return;
    if (this.#pingedAt === null) {
      this.#pingedAt = performance.now();
      this.#post({ kind: 'ping' });
    } else if (performance.now() - this.#pingedAt > this.#options.limits.stuckMs) {
      this.terminate('limit', 'it blocked its thread for too long');
    }
  }

  /** Buffers lie outside the heap that the thread's own limit counts. */
  #answered(heldBytes: number): void {
    this.#pingedAt = null;
    if (heldBytes > this.#options.limits.memoryMb * 1024 * 1024) this.terminate('limit', 'it holds too much memory');
  }

  #failed(error: unknown): void {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    this.terminate(
      isMemory ? 'limit' : 'crashed',
      error instanceof Error ? (error.stack ?? error.message) : 'it threw',
    );
  }

  #onExit(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    clearTimeout(this.#bootTimer);
    clearInterval(this.#watch);
    this.#booted.reject(new FunctionRefusal(this.#verdict === 'crashed' ? 'boot' : this.#verdict));
    for (const call of this.#calls.values()) {
      call.fail(this.#verdict);
      call.end();
    }
  }
}
