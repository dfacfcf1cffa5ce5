// /functions/v1: runs the project's functions, each in a thread of its own. Parse, authorise, execute, answer.
import pg from 'pg';
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import { type Identity, levelOf } from '#platform/auth/tokens/verifier.ts';
import type { HttpRequest, HttpResponse, Service } from '#platform/http/types.ts';
import type { Observe } from '#platform/observation.ts';
import { inSpan, type Tracing } from '#platform/tracing/span.ts';
import { continueTrace, currentTrace, traceparentOf } from '#platform/tracing/trace-context.ts';
import type { FunctionConfig, FunctionsConfig } from './config.ts';
import { FunctionHost } from './function-host.ts';
import { requestHeaders } from './headers.ts';
import { defaultLimits, type FunctionLimits } from './limits.ts';
import type { VerifiedCaller } from './protocol.ts';
import { FunctionRefusal, refusalResponse } from './refusals.ts';
import { RequestBody } from './request-body.ts';

export interface FunctionsServiceOptions {
  config: FunctionsConfig;
  callers: CallerReader;
  /** Where the functions' own clients call. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Asks whether the session behind a token still exists. */
  system: pg.Pool;
  root: string;
  /** As in the hosted command line's local stack: every valid key is a caller, and CORS headers of functions pass. */
  isLocalStack?: boolean;
  observe: Observe;
  tracing?: Tracing | undefined;
  limits?: Partial<FunctionLimits> | undefined;
}

/** Less than the host's own patience with open requests, so that they end with an answer. */
const CLOSING_MS = 8_000;

/** `Request` refuses them. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

export function createFunctionsService(options: FunctionsServiceOptions): Service {
  const service = new FunctionsService(options);
  return {
    service: 'functions',
    handle: (request) => service.handle(request),
    close: () => service.close(),
  };
}

class FunctionsService {
  readonly #options: FunctionsServiceOptions;
  readonly #limits: FunctionLimits;
  readonly #functions = new Map<string, { definition: FunctionConfig; host: FunctionHost }>();

  constructor(options: FunctionsServiceOptions) {
    const { config, observe, url, publishableKey, secretKey } = options;
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    const environment = {
      ...config.secrets,
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
    };
    for (const definition of config.functions) {
      const { name } = definition;
      const host = new FunctionHost({
        definition,
        environment,
        url,
        limits: this.#limits,
        report: (message) =>
          observe({ kind: 'request.failed', service: 'functions', method: '', message: `${name}: ${message}` }),
      });
      this.#functions.set(name, { definition, host });
    }
  }

  async handle(http: HttpRequest): Promise<HttpResponse> {
    try {
      return await this.#answer(http);
    } catch (error) {
      if (error instanceof FunctionRefusal) return refusalResponse(error.reason);
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#functions.values()].map(({ host }) => host.close(CLOSING_MS)));
  }

  async #answer(http: HttpRequest): Promise<HttpResponse> {
    const path = http.path.slice(this.#options.root.length + 1);
    const found = this.#functions.get(path.split('/', 1)[0] ?? '');
    if (!found) throw new FunctionRefusal('not-found');
    if (FORBIDDEN_METHODS.has(http.method)) throw new FunctionRefusal('bad-method');
    const caller = await this.#authorise(http, found.definition);
    const hasBody = http.method !== 'GET' && http.method !== 'HEAD' && isBodyAnnounced(http);
    const body = hasBody ? new RequestBody(http.raw, this.#limits.requestBytes) : null;
    if (Number(http.headers['content-length'] ?? 0) > this.#limits.requestBytes) {
      body?.discard();
      throw new FunctionRefusal('body-too-large');
    }
    const trace = continueTrace(traceparentOf(currentTrace() ?? continueTrace(undefined)));
    const head = {
      method: http.method,
      url: `${this.#options.url}/${path}${http.query === '' ? '' : `?${http.query}`}`,
      headers: requestHeaders(http.headers, http.remoteAddress),
      hasBody,
      remoteAddress: http.remoteAddress,
      caller,
      trace,
    };
    const passesCors = this.#options.isLocalStack === true;
    const span = { kind: 'internal', name: `function ${found.definition.name}`, attributes: {} } as const;
    return inSpan(this.#options.tracing, trace, span, () =>
      found.host.call({ head, body, signal: http.signal, passesCors }),
    );
  }

  /** A key that every browser holds proves nothing: a function asks for somebody, or says that it takes everyone. */
  async #authorise(http: HttpRequest, { verifyJwt }: FunctionConfig): Promise<VerifiedCaller | null> {
    const caller = await this.#options.callers.read(http.headers, null);
    const isSomebody = caller.ok && (!caller.isAnonymous || this.#isAdmitted(http));
    if (isSomebody && (await this.#isPresent(caller.identity))) {
      const { role, claims } = caller.identity;
      return { role, claims };
    }
    if (!verifyJwt) return null;
    throw new FunctionRefusal(http.headers.authorization === undefined ? 'no-token' : 'bad-token');
  }

  /** The local stack lets the anonymous key in too, but not a request without any. */
  #isAdmitted({ headers }: HttpRequest): boolean {
    return this.#options.isLocalStack === true && (headers.authorization ?? headers['apikey']) !== undefined;
  }

  /** A missing second step is refused aloud, also where everyone may call: the function may read the token by itself. */
  async #isPresent(identity: Identity): Promise<boolean> {
    if (identity.sessionId === null) return true;
    try {
      await this.#options.system.query('select auth.assert_session($1, $2)', [identity.sessionId, levelOf(identity)]);
      return true;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : null;
      if (code === 'PT401') return false;
      if (code === 'PT403') throw new FunctionRefusal('no-second-step');
      throw new FunctionRefusal('no-session-check');
    }
  }
}

const isBodyAnnounced = ({ headers }: HttpRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
