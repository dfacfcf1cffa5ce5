// What every endpoint of storage is: one file, one verb and path as on the wire, and a handler that parses, authorises,
// executes, answers.
import type pg from 'pg';
import type { z } from 'zod';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { HttpRequest, HttpResponse } from '#platform/http/types.ts';
import type { Observe } from '#platform/observation.ts';
import type { Backend } from './backend.ts';
import type { CallerDb } from './caller-db.ts';
import type { StorageConfig } from './config.ts';
import { invalidRequest, StorageError } from './errors.ts';
import type { Variants } from './images/variants.ts';
import type { UrlSigner } from './signed-urls/tokens.ts';

/** Everything an endpoint may use. */
export interface StorageContext {
  /** Connections that can do nothing until a caller's role is entered. */
  pool: pg.Pool;
  /** Connections with the platform's own rights. */
  system: pg.Pool;
  config: StorageConfig;
  backend: Backend;
  variants: Variants;
  signer: UrlSigner;
  /** Where the service is mounted, such as /storage/v1. */
  root: string;
  /** Something was discarded: its bytes are due. */
  sweepSoon: () => void;
  now: () => Date;
  observe: Observe;
}

export interface StorageRequest {
  http: HttpRequest;
  method: string;
  /** The path below the root, exactly as in the request line. */
  path: string;
  query: URLSearchParams;
  /** Values of the path's `{name}` and `{name*}` parts, still encoded: `nameFromPath` and `bucketFromPath` read them. */
  params: Record<string, string>;
  /** Who presented the key or token; null where none is needed and none was given. */
  caller: Identity | null;
  /** The database as the caller may see it. */
  db: CallerDb;
}

export interface Endpoint {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  path: string;
  /** `key`: an API key or token is needed. `optional`: looked at when given. `none`: not even looked at. */
  access: 'key' | 'optional' | 'none';
  handle(context: StorageContext, request: StorageRequest): Promise<HttpResponse>;
}

const JSON_LIMIT = 1024 * 1024;

export function json(body: unknown, status = 200): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** The JSON body as its schema says. */
export async function readJson<T extends z.ZodType>(request: StorageRequest, schema: T): Promise<z.infer<T>> {
  const bytes = await request.http.readBody(JSON_LIMIT);
  return parseJson(bytes.length === 0 ? '{}' : bytes.toString('utf8'), schema);
}

export function parseJson<T extends z.ZodType>(text: string, schema: T): z.infer<T> {
  let value: unknown;
  try {
    value = JSON.parse(text, refuseUnstorable);
  } catch {
    throw invalidRequest('The body is not valid JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is not valid'}`);
}

/** Only the secret key, or a token of the service role. */
export function requireService(request: StorageRequest): void {
  if (request.caller?.role !== 'service_role') throw new StorageError('AccessDenied');
}

/** A part of the path; the router has made sure that it is there. */
export const param = (request: StorageRequest, name: string): string => request.params[name] ?? '';

/** PostgreSQL's text and jsonb hold neither a NUL nor half a character. */
function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('not storable');
  return value;
}

export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
