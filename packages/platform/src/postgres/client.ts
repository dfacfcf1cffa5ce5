// The one class by which connections to PostgreSQL are opened, alone or in a pool. A connection that breaks, in use or idle,
// never ends the process: the pending query gets the error.
import pg from 'pg';
import { isRecorded } from '#platform/tracing/span.ts';
import { currentTrace, traceparentOf } from '#platform/tracing/trace-context.ts';
import { DatabaseUnavailable } from './database-faults.ts';
import { type StatementWatch, watchStatements } from './statement-watch.ts';

export interface DatabaseClientConfig extends pg.ClientConfig {
  /** Hears how each attempt to connect ended. */
  connected?: (error: Error | null) => void;
  /** False behind a pooler that loses named statements. */
  hasNamedStatements?: boolean;
  /** What is observed of each statement. */
  statements?: StatementWatch | undefined;
}

export class DatabaseClient extends pg.Client {
  readonly #connected: (error: Error | null) => void;
  readonly #statements: StatementWatch | undefined;

  constructor(config: DatabaseClientConfig = {}) {
    super(config);
    this.#connected = config.connected ?? (() => {});
    this.#statements = config.statements;
    if (config.hasNamedStatements === false) this.query = withoutNames(this.query.bind(this));
    // Around it, so that spans have the names that are not sent.
    if (config.statements !== undefined) watchStatements(this, config.statements);
    // Node ends a process whose emitter has an error and no listener.
    this.on('error', () => {});
  }

  /** What continues the current trace if its statements are recorded. */
  recordedTraceparent(): string | null {
    const trace = currentTrace();
    const tracing = this.#statements?.tracing;
    return trace !== undefined && tracing !== undefined && isRecorded(trace, tracing) ? traceparentOf(trace) : null;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.Client> | void {
    if (callback === undefined) {
      return new Promise((resolve, reject) => this.#open((error) => (error === null ? resolve(this) : reject(error))));
    }
    // Two shapes of a callback in the driver's types, which take the same arguments.
    this.#open(callback as (error: Error | null, client: pg.Client) => void);
  }

  #open(callback: (error: Error | null, client: pg.Client) => void): void {
    super.connect((error: Error | null) => {
      const refusal = error && new DatabaseUnavailable(error);
      this.#connected(refusal);
      callback(refusal, this);
    });
  }
}

/** The driver's function has many shapes; in each of them the first argument is a text or an object that may have a name. */
function withoutNames(query: pg.Client['query']): pg.Client['query'] {
  const send = query as (first: unknown, ...others: unknown[]) => unknown;
  const unnamed = (first: unknown, ...others: unknown[]): unknown => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && 'text' in first;
    return send(isNamed ? { ...first, name: undefined } : first, ...others);
  };
  return unnamed as pg.Client['query'];
}

type ConnectCallback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** Opens a connection for one piece of work. */
export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new DatabaseClient(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
