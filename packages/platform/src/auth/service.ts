// /auth/v1: finds the endpoint, reads the request, and renders refusals in the shape auth-js knows.
import pg from 'pg';
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { HttpRequest, HttpResponse, Service } from '#platform/http/types.ts';
import { reasonOf } from '#platform/observation.ts';
import { isUnavailable } from '#platform/postgres/database-faults.ts';
import { conflictError } from './accounts/conflicts.ts';
import { type AuthContext, type AuthRequest, type Endpoint, redirect } from './endpoint.ts';
import { AuthError, RedirectedError } from './errors.ts';
import { refuseBlockedNetwork } from './limits/blocked-networks.ts';
import { isRefusedSignIn, recordRefusedSignIn } from './sign-ins/record.ts';
import type { Identity, InvalidToken } from './tokens/verifier.ts';

export interface AuthServiceOptions {
  context: AuthContext;
  endpoints: readonly Endpoint[];
  callers: CallerReader;
  root: string;
  report: (error: Error) => void;
}

const BODY_LIMIT = 256 * 1024;
const API_VERSION = '2024-01-01';
const ANONYMOUS: Identity = { role: 'anon', claims: {}, claimsText: '{}', sessionId: null };

export function createAuthService({ context, endpoints, callers, root, report }: AuthServiceOptions): Service {
  const routes = endpoints.map((endpoint) => ({ endpoint, match: matcher(endpoint.path) }));
  return {
    service: 'auth',
    handle: (http) => answer(http).catch((error: unknown) => errorResponse(explain(error), http)),
  };

  async function answer(http: HttpRequest): Promise<HttpResponse> {
    const path = http.path.slice(root.length) || '/';
    const found = routes.flatMap(({ endpoint, match }) => {
      const params = match(path);
      return params ? [{ endpoint, params }] : [];
    });
    const chosen = found.find(({ endpoint }) => endpoint.method === http.method);
    if (!chosen) {
      if (found.length === 0) throw new AuthError('not_found');
      throw new HttpError(405, 'Method not allowed', {
        allow: found.map(({ endpoint }) => endpoint.method).join(', '),
      });
    }
    const request = await readRequest(http, path, chosen.endpoint, chosen.params);
    try {
      await refuseBlockedNetwork(context, request);
      return await chosen.endpoint.handle(context, request);
    } catch (error) {
      await recordRefusal(chosen.endpoint, request, error);
      throw error;
    }
  }

  /** A record that cannot be written changes no answer. */
  async function recordRefusal(endpoint: Endpoint, request: AuthRequest, error: unknown): Promise<void> {
    if (!(error instanceof AuthError) || !isRefusedSignIn(error.code)) return;
    const method = endpoint.signInMethod?.(request) ?? null;
    if (method === null) return;
    await recordRefusedSignIn(context, request, method, error.code).catch((failure: unknown) => {
      if (!isUnavailable(failure)) report(failure instanceof Error ? failure : new Error(String(failure)));
    });
  }

  async function readRequest(
    http: HttpRequest,
    path: string,
    endpoint: Endpoint,
    params: Record<string, string>,
  ): Promise<AuthRequest> {
    const query = storable(new URLSearchParams(http.query));
    const caller = endpoint.isOpen ? ANONYMOUS : await identify(http, query);
    return {
      http,
      method: http.method,
      path,
      query,
      params,
      body: await readJson(http),
      ip: http.remoteAddress.replace(/^::ffff:/, ''),
      userAgent: http.headers['user-agent'] ?? '',
      caller,
    };
  }

  async function identify(http: HttpRequest, query: URLSearchParams): Promise<Identity> {
    const caller = await callers.read(http.headers, query.get('apikey'));
    if (caller.ok) return caller.identity;
    if (caller.reason === 'no-key') throw new AuthError('no_authorization', 'No API key found in request');
    throw new AuthError('bad_jwt', caller.error ? invalidJwt(caller.error) : 'Invalid API key');
  }

  function explain(error: unknown): AuthError | HttpError {
    // Whoever asked learns what to do; the operator also learns why.
    if (error instanceof AuthError && error.cause instanceof Error) report(new Error(reasonOf(error.cause)));
    if (error instanceof AuthError || error instanceof HttpError) return error;
    const refused = refusedByProject(error) ?? conflictError(error);
    if (refused) return refused;
    if (isUnavailable(error))
      return new AuthError('service_unavailable', undefined, { headers: { 'retry-after': '1' } });
    report(error instanceof Error ? error : new Error(String(error)));
    return new AuthError('unexpected_failure');
  }
}

/** In the words of the hosted service, which clients look for. */
function invalidJwt({ reason, message }: InvalidToken): string {
  const sentences: Record<InvalidToken['reason'], string> = {
    malformed: message.startsWith('Expected 3 parts')
      ? 'token is malformed: token contains an invalid number of segments'
      : 'token is malformed: could not JSON decode header',
    signature: 'token signature is invalid: signature is invalid',
    expired: 'token has invalid claims: token is expired',
    early: 'token has invalid claims: token is not valid yet',
    claims: `token has invalid claims: ${message}`,
  };
  return `invalid JWT: unable to parse or verify signature, ${sentences[reason]}`;
}

/** A trigger of the project may refuse an account aloud, with a status of its choice: `errcode = 'PT403'`. */
function refusedByProject(error: unknown): HttpError | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const [, status] = /^PT(4\d\d)$/.exec(error.code ?? '') ?? [];
  return status === undefined ? null : new HttpError(Number(status), error.message);
}

async function readJson(http: HttpRequest): Promise<unknown> {
  if (http.method === 'GET' || http.method === 'HEAD') return null;
  const bytes = await http.readBody(BODY_LIMIT);
  if (bytes.length === 0) return null;
  const type = http.headers['content-type'] ?? 'application/json';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(storable(new URLSearchParams(bytes.toString('utf8'))));
  }
  try {
    return JSON.parse(bytes.toString('utf8'), refuseUnstorable);
  } catch {
    throw new AuthError('bad_json');
  }
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** The same pairs, after checking that the database can store each text. */
function storable(pairs: URLSearchParams): URLSearchParams {
  for (const [name, value] of pairs) {
    if (!isStorable(name) || !isStorable(value))
      throw new AuthError('validation_failed', 'The request holds a NUL character');
  }
  return pairs;
}

/** PostgreSQL's text and jsonb hold neither a NUL nor half a character. */
function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('not storable');
  return value;
}

/** `/factors/{id}/verify` as a function from a path to its values. */
function matcher(pattern: string): (path: string) => Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const expression = new RegExp(`^${source}/?$`);
  return (path) => {
    const found = expression.exec(path);
    return found && decodeAll(names, found.slice(1));
  };
}

/** A part that is no text is no path of ours. */
function decodeAll(names: readonly string[], parts: readonly string[]): Record<string, string> | null {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(parts[index] ?? '')]));
  } catch {
    return null;
  }
}

/** Clients that name the API version read `code`; older ones read `error_code` and `msg`. */
function errorResponse(error: AuthError | HttpError, http: HttpRequest): HttpResponse {
  if (error instanceof RedirectedError) return redirect(error.location);
  const isNamed = String(http.headers['x-supabase-api-version'] ?? '') >= API_VERSION;
  const code = error instanceof AuthError ? error.code : 'validation_failed';
  const extra = error instanceof AuthError ? error.extra : {};
  const body = isNamed
    ? { code, message: error.message, ...extra }
    : { code: error.status, error_code: code, msg: error.message, ...extra };
  return {
    status: error.status,
    headers: {
      ...error.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(isNamed ? { 'x-supabase-api-version': API_VERSION } : {}),
    },
    body: JSON.stringify(body),
  };
}
