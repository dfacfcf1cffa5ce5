// One connection that receives notifications. After a loss it reconnects with jitter, so that processes do not reconnect together.
import pg from 'pg';
import { DatabaseClient } from '#platform/postgres/client.ts';

export interface ListeningOptions {
  connection: pg.ClientConfig;
  channels: readonly string[];
  onNotification: (payload: string, channel: string) => void;
  /** Called after a reconnection: notifications sent meanwhile were missed. */
  onReturn: (lostAt: Date) => void;
  now: () => Date;
  report: (error: unknown) => void;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;

export class ListeningConnection {
  readonly #options: ListeningOptions;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: ListeningOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { connection, channels, onNotification, report } = this.#options;
    const client = new DatabaseClient({ ...connection, application_name: 'liesse realtime', keepAlive: true });
    client.on('error', report);
    client.on('notification', ({ payload, channel }) => onNotification(payload ?? '', channel));
    try {
      await client.connect();
      await client.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; '));
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    client.on('end', () => this.#lost(client));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = null;
    this.#return(this.#options.now(), FIRST_RETRY_MS);
  }

  #return(lostAt: Date, pauseMs: number): void {
    const attempt = async () => {
      try {
        await this.open();
        if (!this.#isClosed) this.#options.onReturn(lostAt);
      } catch {
        if (!this.#isClosed) this.#return(lostAt, Math.min(pauseMs * 2, LAST_RETRY_MS));
      }
    };
    this.#retry = setTimeout(() => void attempt(), pauseMs * (0.5 + Math.random())).unref();
  }
}
