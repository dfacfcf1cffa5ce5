// One program of the cluster. It is started again a second after it ended by itself or was killed, as systemd does with Restart=always.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface ServiceOptions {
  name: string;
  file: string;
  args: string[];
  log: string;
  env?: Record<string, string>;
  cwd?: string;
  account?: { uid: number; gid: number };
  /** The signal that asks it to end. */
  stopSignal?: NodeJS.Signals;
  isReady: () => Promise<boolean>;
}

const RESTART_MS = 1_000;
const START_MS = 180_000;
const STOP_MS = 30_000;

export class Service {
  readonly name: string;
  readonly log: string;
  readonly #options: ServiceOptions;
  #child: ChildProcess | null = null;
  #isWanted = false;

  constructor(options: ServiceOptions) {
    this.name = options.name;
    this.log = options.log;
    this.#options = options;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** One that was not stopped runs, or is started again by itself. */
  async start(): Promise<void> {
    const isStarted = this.#isWanted;
    this.#isWanted = true;
    if (!isStarted) this.#spawn();
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (!(await this.#options.isReady().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${this.name} did not start:\n${this.logTail()}`);
      await delay(50);
    }
  }

  /** Ends it and leaves it ended. */
  async stop(signal: NodeJS.Signals = this.#options.stopSignal ?? 'SIGTERM'): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child === null || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const patience = new AbortController();
    const isLate = await Promise.race([
      ended.then(() => false),
      delay(STOP_MS, true, { signal: patience.signal }).catch(() => false),
    ]);
    patience.abort();
    if (!isLate) return;
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends it at once. What supervises it starts it again. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  logTail(lines = 30): string {
    return readFileSync(this.log, 'utf8').split('\n').slice(-lines).join('\n');
  }

  #spawn(): void {
    const { file, args, env, cwd, account } = this.#options;
    const output = openSync(this.log, 'a');
    const child = spawn(file, args, {
      // A group of its own: the terminal's Ctrl-C reaches only this command, which stops everything in order.
      detached: true,
      stdio: ['ignore', output, output],
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env },
      ...(cwd && { cwd }),
      ...account,
    });
    this.#child = child;
    child.once('error', () => {});
    child.once('exit', () => {
      if (!this.#isWanted) return;
      setTimeout(() => this.#isWanted && this.#spawn(), RESTART_MS).unref();
    });
  }
}
