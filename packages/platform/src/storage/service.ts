// /storage/v1: finds the endpoint, reads who asks, and renders refusals in the shape storage-js knows.
import { join } from 'node:path';
import { finished, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { HttpRequest, HttpResponse, Service } from '#platform/http/types.ts';
import { messageOf, type Observe } from '#platform/observation.ts';
import { createBackend } from './backends/backend.ts';
import { createConfiguredBuckets } from './buckets/configured.ts';
import { callerDb } from './caller-db.ts';
import type { StorageConfig } from './config.ts';
import type { Endpoint, StorageContext, StorageRequest } from './endpoint.ts';
import { storageEndpoints } from './endpoints.ts';
import { invalidRequest, StorageError } from './errors.ts';
import { explain, type Refused, refused } from './explain.ts';
import { createVariants } from './images/variants.ts';
import { createRouter } from './router.ts';
import { createUrlSigner } from './signed-urls/tokens.ts';
import { createSweeper } from './sweeper.ts';
import { discardBody } from './uploads/body-stream.ts';

export interface StorageServiceOptions {
  /** Connections that can do nothing until a caller's role is entered. */
  pool: pg.Pool;
  /** Connections with the platform's own rights. */
  system: pg.Pool;
  callers: CallerReader;
  config: StorageConfig;
  dataDir: string;
  /** Signed addresses derive their key from it. */
  secret: string;
  root: string;
  now: () => Date;
  observe: Observe;
}

/** Longer than the host lets requests end by themselves. */
const PATIENCE_MS = 12_000;

const ANONYMOUS: Identity = { role: 'anon', claims: {}, claimsText: '{"role":"anon"}', sessionId: null };

export function createStorageService(options: StorageServiceOptions): Service {
  const { root, observe } = options;
  const route = createRouter(storageEndpoints);
  const open = new OpenRequests();
  let running: Running | null = null;

  async function answer(http: HttpRequest): Promise<HttpResponse> {
    const path = http.path.slice(root.length) || '/';
    const found = route(http.method, path);
    if (found.kind === 'nothing') throw new StorageError('NoSuchRoute');
    if (found.kind === 'other-methods') return methodNotAllowed(found.methods);
    if (running === null) throw new StorageError('SlowDown');
    const request = await readRequest(options, http, path, found.endpoint, found.params);
    return found.endpoint.handle(running.context, request);
  }

  function refusal(error: unknown, http: HttpRequest): HttpResponse {
    discardBody(http.raw);
    const known = explain(error);
    if (known) return render(known);
    const message = messageOf(error);
    observe({ kind: 'request.failed', service: 'storage', method: http.method, message });
    return render(refused(new StorageError('InternalError')));
  }

  return {
    service: 'storage',
    handle: (http) => open.follow(answer(http).catch((error: unknown) => refusal(error, http))),
    open: async () => {
      running = await start(options);
    },
    close: async () => {
      await running?.sweeper.close();
      await open.ended();
      await running?.context.variants.close();
      await running?.context.backend.close();
    },
  };
}

type Running = Awaited<ReturnType<typeof start>>;

async function start({ pool, system, config, dataDir, secret, root, now, observe }: StorageServiceOptions) {
  const backend = await createBackend(config, dataDir);
  const variants = createVariants({ backend, cacheDir: join(dataDir, 'cache', 'images') });
  await createConfiguredBuckets(system, config);
  const onFailure = ({ message }: Error) =>
    observe({ kind: 'request.failed', service: 'storage', method: 'SWEEP', message });
  const sweeper = createSweeper({ system, backend, variants, now, onFailure });
  const signer = createUrlSigner(secret, now);
  const context: StorageContext = {
    pool,
    system,
    config,
    backend,
    variants,
    signer,
    root,
    sweepSoon: () => sweeper.soon(),
    now,
    observe,
  };
  sweeper.open();
  return { context, sweeper };
}

async function readRequest(
  { callers, pool }: StorageServiceOptions,
  http: HttpRequest,
  path: string,
  endpoint: Endpoint,
  params: Record<string, string>,
): Promise<StorageRequest> {
  const query = new URLSearchParams(http.query);
  const caller = endpoint.access === 'none' ? null : await identify(callers, http, endpoint.access);
  const db = callerDb(pool, http, path, caller ?? ANONYMOUS);
  return { http, method: http.method, path, query, params, caller, db };
}

/** Keys are accepted in headers only: an address with a key would be stored in histories and logs. */
async function identify(
  callers: CallerReader,
  http: HttpRequest,
  access: 'key' | 'optional',
): Promise<Identity | null> {
  const hasKey = (http.headers.authorization ?? http.headers['apikey'] ?? '') !== '';
  if (!hasKey && access === 'optional') return null;
  const caller = await callers.read(http.headers, null);
  // Where requests without a key enter the other services, storage still asks for the header, in the hosted service's words.
  if (caller.ok && !hasKey) throw invalidRequest("headers must have required property 'authorization'");
  if (caller.ok) return caller.identity;
  if (caller.reason === 'no-key') throw new StorageError('InvalidJWT', 'No API key or token was given');
  throw new StorageError('InvalidJWT', caller.error?.message ?? 'Invalid API key');
}

function render({ status, headers, body }: Refused): HttpResponse {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

const methodNotAllowed = (methods: string[]): HttpResponse =>
  render({
    status: 405,
    headers: { allow: methods.join(', ') },
    body: { statusCode: '405', code: 'MethodNotAllowed', error: 'Method Not Allowed', message: 'Method not allowed' },
  });

/** Answers under way, their bodies included: the store is closed only after the last of them. */
class OpenRequests {
  #count = 0;
  #ended = Promise.withResolvers<void>();

  async follow(answer: Promise<HttpResponse>): Promise<HttpResponse> {
    this.#count += 1;
    const response = await answer.finally(() => this.#leave());
    if (response.body instanceof Readable) {
      this.#count += 1;
      finished(response.body, { writable: false }, () => this.#leave());
    }
    return response;
  }

  /** For a while: a body that nobody took must not keep the process. */
  async ended(): Promise<void> {
    if (this.#count > 0) await Promise.race([this.#ended.promise, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  }

  #leave(): void {
    this.#count -= 1;
    if (this.#count === 0) {
      this.#ended.resolve();
      this.#ended = Promise.withResolvers();
    }
  }
}
