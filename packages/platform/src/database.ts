// The database of the platform: the embedded server, restarted when it stops, or a remote one, which requests may reach through a
// pooler.
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Observe } from './observation.ts';
import { launchPostgres, type PostgresServer } from './postgres/launcher.ts';
import { inspectPooling } from './postgres/pooler.ts';

export interface Database {
  /** The server itself with the platform's own rights: for listeners, jobs, locks and migrations. */
  admin: pg.ClientConfig;
  /** The platform's own statements, each in one transaction. */
  system: pg.ClientConfig;
  /** The statements of callers, each in one transaction. */
  authenticator: pg.ClientConfig;
  /** The statements of callers that a standby may answer; null without one. */
  replica: pg.ClientConfig | null;
  /** Whether statements may be prepared under a name. */
  hasNamedStatements: boolean;
  /** The password of the authenticator role on a remote server is derived from this secret. */
  keys: { authenticatorPassword: string; keysFingerprint: string } | null;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  databaseUrl: string | null;
  /** The server behind the pooler of `databaseUrl`. */
  directUrl: string | null;
  /** A standby of the same server. */
  replicaUrl: string | null;
  /** The authenticator's password derives from it, so that processes with the same keys agree on it. */
  secret: string;
  observe: Observe;
  /** The embedded server ended and could not be started again. */
  onFatal: (error: Error) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === null ? embedded(options) : remote(options.databaseUrl, options);
}

async function remote(databaseUrl: string, { directUrl, replicaUrl, secret }: DatabaseOptions): Promise<Database> {
  const hasNamedStatements = await inspectAddresses(databaseUrl, directUrl);
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  const password = derive('authenticator');
  const asAuthenticator = (address: string): pg.ClientConfig => {
    const url = new URL(address);
    url.username = 'authenticator';
    url.password = password;
    return { connectionString: url.href };
  };
  return {
    admin: { connectionString: directUrl ?? databaseUrl },
    system: { connectionString: databaseUrl },
    authenticator: asAuthenticator(databaseUrl),
    replica: replicaUrl === null ? null : asAuthenticator(replicaUrl),
    hasNamedStatements,
    keys: { authenticatorPassword: password, keysFingerprint: derive('fingerprint') },
    stop: async () => {},
  };
}

/** Refuses an address that cannot serve, and answers whether statements may have names. */
async function inspectAddresses(databaseUrl: string, directUrl: string | null): Promise<boolean> {
  const pooled = await inspectPooling({ connectionString: databaseUrl });
  if (directUrl === null) {
    if (pooled.isByTransaction) throw new Error(NEEDS_DIRECT);
    return true;
  }
  const direct = await inspectPooling({ connectionString: directUrl });
  if (direct.isByTransaction) throw new Error(NOT_DIRECT);
  return pooled.hasNamedStatements;
}

const NEEDS_DIRECT =
  'DATABASE_URL leads to a pooler that gives each transaction another connection. ' +
  'Set DATABASE_DIRECT_URL to the address of the server itself, for listeners, jobs, locks and migrations.';
const NOT_DIRECT =
  'DATABASE_DIRECT_URL leads to a pooler that gives each transaction another connection: ' +
  'it must be the address of the server itself, or of a pooler in session mode.';

async function embedded(options: DatabaseOptions): Promise<Database> {
  const supervisor = new PostgresSupervisor(options);
  const { connection } = await supervisor.start();
  return {
    admin: connection,
    system: connection,
    hasNamedStatements: true,
    replica: null,
    authenticator: { ...connection, user: 'authenticator' },
    keys: null,
    stop: () => supervisor.stop(),
  };
}

const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;

/** Starts the server again when it dies by itself, unless it does so over and over. */
class PostgresSupervisor {
  readonly #options: DatabaseOptions;
  readonly #deaths: number[] = [];
  #server: PostgresServer | null = null;
  #stopping = false;
  #restarting: Promise<void> = Promise.resolve();

  constructor(options: DatabaseOptions) {
    this.#options = options;
  }

  async start(): Promise<PostgresServer> {
    const { dataDir, observe } = this.#options;
    const server = await launchPostgres({ dataDir, observe });
    this.#server = server;
    void server.exited.then(({ expected }) => {
      if (!expected && !this.#stopping) this.#restarting = this.#restart();
    });
    return server;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#restarting;
    await this.#server?.stop();
  }

  async #restart(): Promise<void> {
    const now = performance.now();
    this.#deaths.push(now);
    const recent = this.#deaths.filter((at) => now - at < RESTART_WINDOW_MS);
    if (recent.length > MAX_RESTARTS) return this.#options.onFatal(new Error('PostgreSQL keeps stopping'));
    await this.start().catch((error: Error) => this.#options.onFatal(error));
  }
}
