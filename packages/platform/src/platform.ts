// The platform as one process: keys, database, migrations, services, HTTP.
import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { JWTPayload } from 'jose';
import type pg from 'pg';
import type { AuthConfig } from './auth/config/config.ts';
import { writeSessionRules } from './auth/sessions/session-rules.ts';
import { recordKeys } from './auth/tokens/key-record.ts';
import { followKeys } from './auth/tokens/key-ring.ts';
import { loadKeys, type PlatformKeys } from './auth/tokens/keys.ts';
import { type ChosenKeys, chooseKeys } from './choose-keys.ts';
import { type Database, openDatabase } from './database.ts';
import type { FunctionLimits } from './functions/limits.ts';
import { Cors } from './http/cors.ts';
import { createHttpServer, type HttpServer } from './http/server.ts';
import type { HttpResponse, Service } from './http/types.ts';
import { createInvoke } from './jobs/invoke-function.ts';
import { prepareJobs } from './jobs/runner.ts';
import { checkScheduledCalls } from './jobs/scheduled-calls.ts';
import type { Observe } from './observation.ts';
import { type AddedJobs, startPlatformJobs } from './platform-jobs.ts';
import { prepareDatabase } from './postgres/bootstrap.ts';
import { DatabaseAccess } from './postgres/database-access.ts';
import { applyMigrations } from './postgres/migrations.ts';
import { openPool } from './postgres/pool.ts';
import { lockDataDir } from './postgres/process/lock.ts';
import { Replica } from './postgres/replica.ts';
import { applySeed } from './postgres/seed.ts';
import { type Project, readProject } from './project.ts';
import type { SocketLimits } from './realtime/limits.ts';
import type { CallFunction } from './rest/own-call.ts';
import { SchemaHolder } from './rest/schema/holder.ts';
import { createServices } from './services.ts';
import type { Tracing } from './tracing/span.ts';

export interface PlatformOptions {
  /** The folder that holds `supabase/`. */
  project: string;
  dataDir: string;
  host: string;
  /** 0 takes any free port; by default the one that config.toml names. */
  port?: number | undefined;
  observe: Observe;
  databaseUrl?: string | undefined;
  /** The server behind the pooler of `databaseUrl`, where that gives each transaction another connection. */
  directUrl?: string | undefined;
  /** A hot standby of the server of `databaseUrl`, for the reads that config.toml lists. */
  replicaUrl?: string | undefined;
  /** Defaults of the hosted command line's local stack (keys, admission, sign-up, CORS) instead of the stricter ones. */
  isLocalStack?: boolean | undefined;
  publishableKey?: string | undefined;
  secretKey?: string | undefined;
  /** Accepts HS256 tokens signed with it. */
  jwtSecret?: string | undefined;
  /** Signing keys of another service's making, as a JWK set or a list of private JWKs; the first one signs. */
  signingKeys?: unknown;
  /** The address people use; by default the one listened on. */
  publicUrl?: string | undefined;
  /** Pages of other origins that may call; `*` is every page, which is the default of the local stack. */
  corsOrigins?: readonly string[] | undefined;
  /** Proxies in front whose X-Forwarded-For is believed; limits by network need the client's own address. */
  trustedProxies?: number | undefined;
  /** How long requests are served after the end was asked for, while /health answers 503; 0 by default. */
  shutdownDelayMs?: number | undefined;
  /** How many sockets one network and one account may hold; 200 and 50 by default. */
  sockets?: Partial<SocketLimits> | undefined;
  /** How much one function may take; `defaultLimits` of functions/limits.ts by default. */
  functionLimits?: Partial<FunctionLimits> | undefined;
  /** Whether seed.sql is applied to a new database. */
  seed?: boolean | undefined;
  poolSize?: number | undefined;
  /** Who receives the spans of requests and statements. */
  tracing?: Tracing | undefined;
  /** Statements of requests that take longer are observed as `query.slow`. */
  slowQueryMs?: number | undefined;
  /** What `env(NAME)` in config.toml reads; the process's own by default. */
  environment?: NodeJS.ProcessEnv | undefined;
  /** Overrides of config.toml's [auth], for tests and for the server's own settings. */
  auth?: Partial<AuthConfig> | undefined;
  /** Whether /mailbox shows what could not be sent: for a demonstration, as everyone may read it. */
  mailbox?: boolean | undefined;
  /** Work of the server's own in the platform's job queue. */
  jobs?: AddedJobs | undefined;
  /** Answers what no service of the platform does: pages and files. */
  fallback?: Service | undefined;
  /** Whether the fallback can answer: until then /health says 503. */
  isFallbackReady?: (() => boolean) | undefined;
  onFatal?: ((error: Error) => void) | undefined;
  /** A last look at the database before anything is served; a refusal ends the start. */
  inspect?: ((admin: pg.ClientConfig) => Promise<void>) | undefined;
  /** Ends a start that is under way: it then rejects. */
  signal?: AbortSignal | undefined;
}

export interface PoolFigures {
  total: number;
  idle: number;
  waiting: number;
}

export interface Platform {
  url: string;
  keys: PlatformKeys;
  admin: pg.ClientConfig;
  signToken(claims: JWTPayload): Promise<string>;
  /** Calls a function of the database with the secret key. */
  callFunction: CallFunction;
  /** Whether requests can be answered now. */
  isReady(): boolean;
  /** The connections of both pools together, and the requests that wait for one. */
  poolFigures(): PoolFigures;
  /** Stops accepting and waits for open requests, 10 s at most. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const DRAIN_MS = 10_000;
/** Of the hosted command line's local stack. */
const DEFAULT_PORT = 54321;

export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { dataDir, observe } = options;
  const isLocalStack = options.isLocalStack === true;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const project = await readProject(options.project, options.environment ?? process.env, { isLocalStack });
  for (const notice of project.notices) observe({ kind: 'config.notice', ...notice });
  const stored = await loadKeys(dataDir);
  const chosen = chooseKeys({ stored, options, project: project.keys, isLocalStack, host: options.host });
  const entrance = await openEntrance(options, options.port ?? project.port ?? DEFAULT_PORT);
  let database: Database | null = null;
  // What a start that fails has opened: a connection that is left open would keep the process from ending.
  const opened = new AsyncDisposableStack();
  try {
    database = await openDatabase({
      dataDir,
      databaseUrl: options.databaseUrl ?? null,
      directUrl: options.directUrl ?? null,
      replicaUrl: options.replicaUrl ?? null,
      secret: chosen.derivationSecret,
      observe,
      onFatal: options.onFatal ?? (() => {}),
    });
    await layProject(options, project, database);
    await options.inspect?.(database.admin);
    return await serve(options, project, database, chosen, entrance, opened);
  } catch (error) {
    await entrance.server.drain(0);
    await opened.disposeAsync();
    await database?.stop();
    throw error;
  }
}

/** Prepares and migrates the database as a start does, without serving anything: for a step before a rollout. */
export async function migratePlatform(options: PlatformOptions): Promise<void> {
  const isLocalStack = options.isLocalStack === true;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const project = await readProject(options.project, options.environment ?? process.env, { isLocalStack });
  const stored = await loadKeys(options.dataDir);
  const chosen = chooseKeys({ stored, options, project: project.keys, isLocalStack, host: options.host });
  const database = await openDatabase({
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl ?? null,
    directUrl: options.directUrl ?? null,
    replicaUrl: null,
    secret: chosen.derivationSecret,
    observe: options.observe,
    onFatal: options.onFatal ?? (() => {}),
  });
  try {
    await layProject(options, project, database);
  } finally {
    await database.stop();
  }
}

interface Entrance {
  server: HttpServer;
  url: string;
}

/** Listens before the database has started: a load balancer gets 503, and a port in use fails at once. */
async function openEntrance(options: PlatformOptions, port: number): Promise<Entrance> {
  const server = createHttpServer({ ...STARTING, ...hostOptions(options) });
  const url = await server.listen(options.host, port).catch(async (error: Error) => {
    // A folder in use is named first: its holder often has the port as well.
    if (options.databaseUrl === undefined) await (await lockDataDir(await realpath(options.dataDir))).release();
    throw error;
  });
  return { server, url };
}

const hostOptions = (options: PlatformOptions) => ({
  cors: new Cors(corsOriginsOf(options)),
  observe: options.observe,
  trustedProxies: options.trustedProxies,
  tracing: options.tracing,
});

const corsOriginsOf = ({ corsOrigins, isLocalStack }: PlatformOptions): readonly string[] =>
  corsOrigins ?? (isLocalStack === true ? ['*'] : []);

/** Brings the database to where the project's files say it is. */
async function layProject(options: PlatformOptions, project: Project, database: Database): Promise<void> {
  const { observe, seed, signal } = options;
  const { admin, keys } = database;
  await prepareDatabase(admin, { ...keys, isLocalStack: options.isLocalStack === true, observe, signal });
  await prepareJobs(admin, observe);
  if (project.appliesMigrations) await applyMigrations(admin, { folder: project.migrations, observe, signal });
  await checkScheduledCalls(admin, project.schedule);
  if (seed !== false) for (const file of project.seeds) await applySeed(admin, { ...file, observe, signal });
  signal?.throwIfAborted();
}

async function serve(
  options: PlatformOptions,
  project: Project,
  database: Database,
  { keys, jwtSecret, isImported }: ChosenKeys,
  { server, url }: Entrance,
  opened: AsyncDisposableStack,
): Promise<Platform> {
  const { observe, host } = options;
  const { admin, hasNamedStatements } = database;
  const access = [new DatabaseAccess(database.authenticator), new DatabaseAccess(database.system)] as const;
  for (const each of access) opened.defer(() => each.close());
  const statements = { slowMs: options.slowQueryMs, tracing: options.tracing };
  const open = (connection: pg.ClientConfig, size: number, { connected }: DatabaseAccess) => {
    const made = openPool({ connection, size, observe, connected, hasNamedStatements, statements });
    opened.defer(() => made.end());
    return made;
  };
  const pool = open(database.authenticator, options.poolSize ?? 10, access[0]);
  const system = open(database.system, 5, access[1]);
  const replica =
    database.replica === null
      ? null
      : new Replica({
          pool: openPool({ connection: database.replica, size: options.poolSize ?? 10, observe, statements }),
          primary: system,
          observe,
        });
  replica?.start();
  const schema = new SchemaHolder(admin, observe, project.rest);
  opened.defer(() => schema.close());
  await schema.open();
  const port = Number(new URL(url).port);
  const ownUrl = options.publicUrl ?? `http://${host}:${port}`;
  const authConfig: AuthConfig = {
    ...project.auth,
    siteUrl: project.auth.siteUrl || ownUrl,
    redirectOrigins: [...project.auth.redirectOrigins, ...loopbackOrigins(host, port)],
    ...options.auth,
  };
  await writeSessionRules(system, authConfig);
  await recordKeys(system, keys.signingKeys, { isImported });
  const services = createServices({
    admin,
    pool,
    system,
    schema,
    replica,
    replicaReads: project.replica,
    keys,
    ownUrl,
    authConfig,
    templates: project.templates,
    storage: project.storage,
    functions: project.functions,
    dataDir: options.dataDir,
    corsOrigins: [...corsOriginsOf(options), ...loopbackOrigins(host, port)],
    jwtSecret,
    isImported,
    isLocalStack: options.isLocalStack === true,
    mailbox: options.mailbox === true,
    sockets: options.sockets,
    functionLimits: options.functionLimits,
    observe,
    tracing: options.tracing,
  });

  let isDraining = false;
  const isReady = () =>
    !isDraining && schema.isConnected && access.every(({ isOpen }) => isOpen) && (options.isFallbackReady?.() ?? true);
  for (const service of services.routes) {
    opened.defer(async () => service.close?.());
    await service.open?.();
  }
  server.serve({
    routes: [...services.routes, { prefix: '/health', service: 'health', handle: () => healthAnswer(isReady()) }],
    fallback: options.fallback ?? { service: 'none', handle: notFound },
  });
  observe({ kind: 'server.listening', address: url });
  const jobs = await startPlatformJobs({
    connection: admin,
    smtp: authConfig.smtp,
    storage: project.storage,
    backup: project.backup,
    dataDir: options.dataDir,
    calls: project.schedule,
    keysDir: isImported ? null : options.dataDir,
    invoke: createInvoke(url, keys.secretKey),
    added: options.jobs,
    observe,
    tracing: options.tracing,
  });
  // Imported keys are not those of the file: there is nothing to follow.
  const onFailure = (error: Error) =>
    observe({ kind: 'request.failed', service: 'keys', method: '', message: error.message });
  const onChange = () => recordKeys(system, keys.signingKeys, { isImported });
  const ring = isImported ? null : followKeys({ dataDir: options.dataDir, keys, onChange, onFailure });

  const drain = async () => {
    if (isDraining) return;
    isDraining = true;
    // A load balancer sees 503 on /health and sends nothing more before the port is closed.
    await delay(options.shutdownDelayMs ?? 0);
    const drained = server.drain(DRAIN_MS);
    // Sockets are open requests that never end by themselves.
    await Promise.all(services.routes.map(async (service) => service.close?.()));
    await drained;
  };
  const stop = async () => {
    await drain();
    ring?.close();
    await jobs.stop();
    await schema.close();
    await replica?.stop();
    await pool.end();
    await system.end();
    for (const one of access) one.close();
    await database.stop();
    observe({ kind: 'server.stopped' });
  };
  const poolFigures = (): PoolFigures => ({
    total: pool.totalCount + system.totalCount,
    idle: pool.idleCount + system.idleCount,
    waiting: pool.waitingCount + system.waitingCount,
  });
  return {
    url,
    keys,
    admin,
    signToken: services.sign,
    callFunction: services.callFunction,
    isReady,
    poolFigures,
    drain,
    stop,
  };
}

/** On one's own machine the same server has two names, and browsers make passkeys only for the one in letters. */
const loopbackOrigins = (host: string, port: number): string[] =>
  host === '127.0.0.1' || host === '::1' ? [`http://${host}:${port}`, `http://localhost:${port}`] : [];

const healthAnswer = (isReady: boolean): HttpResponse => ({
  status: isReady ? 200 : 503,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(isReady ? {} : { 'retry-after': '1' }),
  },
  body: JSON.stringify({ status: isReady ? 'ok' : 'unavailable' }),
});

/** What answers until the services do. */
const STARTING = {
  routes: [],
  fallback: { service: 'start', handle: () => healthAnswer(false) },
};

const notFound = (): HttpResponse => ({
  status: 404,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ message: 'Not found' }),
});
