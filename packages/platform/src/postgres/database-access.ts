// Whether the database lets this process in. A connection that was refused is tried again until one opens, so that /health
// also recovers without a request.
import type pg from 'pg';
import { withClient } from './client.ts';

const PROBE_MS = 250;
const PROBE_TIMEOUT_MS = 2_000;

export class DatabaseAccess {
  readonly #connection: pg.ClientConfig;
  #isRefused = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  get isOpen(): boolean {
    return !this.#isRefused;
  }

  /** Notes how an attempt to connect ended. */
  readonly connected = (error: Error | null): void => {
    this.#isRefused = error !== null;
    clearTimeout(this.#timer);
    if (error !== null) this.#timer = setTimeout(() => void this.#probe(), PROBE_MS).unref();
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  async #probe(): Promise<void> {
    const connection = { ...this.#connection, connectionTimeoutMillis: PROBE_TIMEOUT_MS };
    await withClient(connection, async () => {}).then(() => this.connected(null), this.connected);
  }
}
