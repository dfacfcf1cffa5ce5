// Other origins may call only when they are on the list. The pages' own origin needs no permission.
import type { HttpRequest, HttpResponse } from './types.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const EXPOSED =
  'content-encoding, content-location, content-range, content-type, date, location, preference-applied, server';
const ALLOWED_HEADERS = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'x-client-info',
  'x-guest-token',
  'x-region',
  'x-retry-count',
  'x-supabase-api-version',
  'x-upsert',
].join(', ');

export class Cors {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** Null when the request is no preflight. */
  preflight(request: HttpRequest): HttpResponse | null {
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return null;
    return {
      status: 204,
      headers: {
        ...this.headers(request),
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '3600',
      },
      body: null,
    };
  }

  headers(request: HttpRequest): Record<string, string> {
    const { origin } = request.headers;
    if (origin === undefined) return {};
    if (!this.#origins.has(origin)) return { vary: 'origin' };
    return { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED, vary: 'origin' };
  }
}
