// Keeps the schema cache current: loaded at start, again on `NOTIFY pgrst`, and whole at every moment in between.
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { DatabaseClient } from '#platform/postgres/client.ts';
import { defaultRestConfig, type RestConfig, withDatabaseSettings } from '#platform/rest/config.ts';
import { loadSchema } from './load.ts';
import type { SchemaCache } from './model.ts';

export interface Schema {
  cache: SchemaCache;
  config: RestConfig;
  /** Changes with every load; plans of another generation are stale. */
  generation: number;
}

const RECONNECT_MS = 250;

export class SchemaHolder {
  readonly #connection: pg.ClientConfig;
  readonly #observe: Observe;
  readonly #base: RestConfig;
  #current: Schema | null = null;
  #client: pg.Client | null = null;
  #loading: Promise<void> = Promise.resolve();
  #wanted = false;
  #closed = false;

  constructor(connection: pg.ClientConfig, observe: Observe, config: Partial<RestConfig>) {
    this.#connection = connection;
    this.#observe = observe;
    this.#base = { ...defaultRestConfig, ...config };
  }

  get current(): Schema | null {
    return this.#current;
  }

  /** Whether the connection that receives schema changes is open. */
  get isConnected(): boolean {
    return this.#client !== null;
  }

  async open(): Promise<void> {
    const client = new DatabaseClient(this.#connection);
    client.on('error', (error) => this.#observe({ kind: 'schema.failed', message: error.message }));
    client.on('notification', () => this.#reload());
    try {
      await client.connect();
      this.#client = client;
      await client.query('listen pgrst');
      await this.#load(client);
      client.on('end', () => this.#lost(client));
    } catch (error) {
      this.#client = null;
      await client.end().catch(() => {});
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#loading;
    await this.#client?.end();
  }

  /** Notifications that arrive during a load ask for one more, not for one each. */
  #reload(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#loading = this.#loading.then(async () => {
      this.#wanted = false;
      const client = this.#client;
      if (client === null || this.#closed) return;
      await this.#load(client).catch((error: Error) =>
        this.#observe({ kind: 'schema.failed', message: error.message }),
      );
    });
  }

  async #load(client: pg.Client): Promise<void> {
    const started = performance.now();
    const cache = await loadSchema(client);
    const generation = (this.#current?.generation ?? 0) + 1;
    const config = withDatabaseSettings(this.#base, cache);
    this.#current = { cache, config, generation };
    const served = ({ schema }: { schema: string }) => config.schemas.includes(schema);
    this.#observe({
      kind: 'schema.loaded',
      tables: [...cache.relations.values()].filter(served).length,
      functions: [...cache.routines.values()].flat().filter(served).length,
      ms: performance.now() - started,
    });
  }

  /** The database went away: changes may have been missed, so the next connection loads again. */
  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    const retry = () => {
      if (this.#closed) return;
      this.open().catch(() => setTimeout(retry, RECONNECT_MS).unref());
    };
    setTimeout(retry, RECONNECT_MS).unref();
  }
}
