// The platform as one process: keys, database, migrations, services, HTTP.
import { mkdir } from 'node:fs/promises';
import type { JWTPayload } from 'jose';
import type pg from 'pg';
import { CallerReader } from './auth/caller.ts';
import { importSigningKeys, loadKeys, type PlatformKeys } from './auth/tokens/keys.ts';
import { createSigner } from './auth/tokens/signer.ts';
import { TokenVerifier } from './auth/tokens/verifier.ts';
import { openDatabase } from './database.ts';
import { Cors } from './http/cors.ts';
import type { Observe } from './http/observation.ts';
import { createHttpServer } from './http/server.ts';
import type { HttpResponse, Service } from './http/types.ts';
import { prepareDatabase } from './postgres/bootstrap.ts';
import { applyMigrations } from './postgres/migrations.ts';
import { openPool } from './postgres/pool.ts';
import { applySeed } from './postgres/seed.ts';
import { readProject } from './project.ts';
import { SchemaHolder } from './rest/schema/holder.ts';
import { createRestService } from './rest/service.ts';

export interface PlatformOptions {
  /** The folder that holds `supabase/`. */
  project: string;
  dataDir: string;
  host: string;
  /** 0 takes any free port. */
  port: number;
  observe: Observe;
  databaseUrl?: string | undefined;
  /** Accepts HS256 tokens signed with it. */
  jwtSecret?: string | undefined;
  /** Signing keys of another service's making, as a JWK set or a list of private JWKs; the first one signs. */
  signingKeys?: unknown;
  /** The address people use; by default the one listened on. */
  publicUrl?: string | undefined;
  corsOrigins?: readonly string[] | undefined;
  /** Whether seed.sql is applied to a new database. */
  seed?: boolean | undefined;
  poolSize?: number | undefined;
  /** Answers what no service of the platform does: pages and files. */
  fallback?: Service | undefined;
  onFatal?: ((error: Error) => void) | undefined;
}

export interface Platform {
  url: string;
  keys: PlatformKeys;
  admin: pg.ClientConfig;
  signToken(claims: JWTPayload): Promise<string>;
  /** Whether requests can be answered now. */
  isReady(): boolean;
  /** Stops accepting and waits for open requests, 10 s at most. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const DRAIN_MS = 10_000;
const AUDIENCE = 'authenticated';

export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { dataDir, observe } = options;
  refuseWeakSecret(options.jwtSecret);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const kept = await loadKeys(dataDir);
  const keys =
    options.signingKeys === undefined ? kept : { ...kept, signingKeys: importSigningKeys(options.signingKeys) };
  const project = await readProject(options.project);
  const database = await openDatabase({
    dataDir,
    databaseUrl: options.databaseUrl ?? null,
    secret: keys.secretKey,
    observe,
    onFatal: options.onFatal ?? (() => {}),
  });
  try {
    return await serve();
  } catch (error) {
    await database.stop();
    throw error;
  }

  async function serve(): Promise<Platform> {
    const { admin, authenticator, authenticatorPassword } = database;
    await prepareDatabase(admin, authenticatorPassword === null ? {} : { authenticatorPassword });
    await applyMigrations(admin, { folder: project.migrations, observe });
    if (project.seed !== null && options.seed !== false) await applySeed(admin, { file: project.seed, observe });

    const pool = openPool({ connection: authenticator, size: options.poolSize ?? 10, observe });
    const schema = new SchemaHolder(admin, observe, project.rest);
    await schema.open();

    const tokens = {
      issuer: `${options.publicUrl ?? `http://${options.host}:${options.port}`}/auth/v1`,
      audience: AUDIENCE,
      now: Date.now,
    };
    const verifier = new TokenVerifier({
      keys,
      ...tokens,
      ...(options.jwtSecret === undefined ? {} : { jwtSecret: options.jwtSecret }),
    });
    const callers = new CallerReader(keys, verifier);
    const report = (error: Error) =>
      observe({ kind: 'request.failed', service: 'rest', method: '', message: error.message });
    let isDraining = false;
    const isReady = () => !isDraining && schema.isConnected;

    const server = createHttpServer({
      routes: [
        { prefix: '/rest/v1', ...createRestService({ pool, schema, callers, root: '/rest/v1', report }) },
        { prefix: '/health', service: 'health', handle: () => healthAnswer(isReady()) },
      ],
      fallback: options.fallback ?? { service: 'none', handle: notFound },
      cors: new Cors(options.corsOrigins ?? []),
      observe,
    });
    const url = await server.listen(options.host, options.port);
    observe({ kind: 'server.listening', address: url });

    const drain = async () => {
      if (isDraining) return;
      isDraining = true;
      await server.drain(DRAIN_MS);
    };
    const stop = async () => {
      await drain();
      await schema.close();
      await pool.end();
      await database.stop();
      observe({ kind: 'server.stopped' });
    };
    return { url, keys, admin, signToken: createSigner(keys, tokens), isReady, drain, stop };
  }
}

function refuseWeakSecret(secret: string | undefined): void {
  if (secret !== undefined && secret.length < 32) throw new Error('the JWT secret must have 32 characters at least');
}

const healthAnswer = (isReady: boolean): HttpResponse => ({
  status: isReady ? 200 : 503,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify({ status: isReady ? 'ok' : 'unavailable' }),
});

const notFound = (): HttpResponse => ({
  status: 404,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ message: 'Not found' }),
});
