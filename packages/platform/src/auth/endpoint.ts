// What every endpoint is: one file, one verb and path as on the wire, and a handler that parses, authorises, executes, answers.
import type pg from 'pg';
import type { z } from 'zod';
import type { HttpRequest, HttpResponse } from '#platform/http/types.ts';
import { isUuid } from '#platform/postgres/uuid.ts';
import type { AuthConfig } from './config/config.ts';
import { AuthError } from './errors.ts';
import type { Limits } from './limits/limits.ts';
import type { Messages } from './messages.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { PlatformKeys } from './tokens/keys.ts';
import type { SignToken } from './tokens/signer.ts';
import type { Identity, TokenVerifier } from './tokens/verifier.ts';

/** Everything an endpoint may use. Handed in, so that a test can hand in its own. */
export interface AuthContext {
  db: pg.Pool;
  config: AuthConfig;
  /** The address of this service as people reach it, such as https://liesse.fr/auth/v1. */
  apiUrl: string;
  keys: PlatformKeys;
  sign: SignToken;
  verifier: TokenVerifier;
  passwords: Passwords;
  messages: Messages;
  limits: Limits;
  now: () => Date;
}

export interface AuthRequest {
  http: HttpRequest;
  method: string;
  /** Below /auth/v1. */
  path: string;
  query: URLSearchParams;
  /** Values of the path's `{name}` parts. */
  params: Record<string, string>;
  /** JSON, or null without a body. */
  body: unknown;
  ip: string;
  userAgent: string;
  /** Who presented the API key or token; `service_role` for the secret key. */
  caller: Identity;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  /** Reached by a browser that follows a link: no API key can be asked of it. */
  isOpen?: boolean;
  /** Where the endpoint proves who somebody is: by which method, for the record of refused sign-ins. */
  signInMethod?(request: AuthRequest): string | null;
  handle(context: AuthContext, request: AuthRequest): Promise<HttpResponse>;
}

export function json(body: unknown, status = 200): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

export const noContent = (): HttpResponse => ({ status: 204, headers: { 'cache-control': 'no-store' }, body: null });

export const redirect = (location: string): HttpResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: null,
});

/** The body as its schema says, or `validation_failed` naming the first field that does not fit. */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new AuthError(
    'validation_failed',
    field === '' ? 'The request body is not valid' : `${field}: ${issue?.message ?? 'not valid'}`,
  );
}

export function parseUuid(text: string | undefined, name: string): string {
  if (isUuid(text)) return text.toLowerCase();
  throw new AuthError('validation_failed', `${name} must be an UUID`);
}

/** Only the secret key, or a token of one of the roles that the hosted service takes for administrators. */
export function requireService(request: AuthRequest): void {
  if (request.caller.role !== 'service_role' && request.caller.role !== 'supabase_admin')
    throw new AuthError('not_admin');
}
