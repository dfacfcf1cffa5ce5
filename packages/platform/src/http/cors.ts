// Other origins may call only when they are on the list. The pages' own origin needs no permission.
import type { HttpRequest, HttpResponse } from './types.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const EXPOSED =
  'content-encoding, content-location, content-range, content-type, date, etag, location, preference-applied, replica-after-write, server, ' +
  'tus-resumable, tus-version, tus-extension, tus-max-size, upload-expires, upload-length, upload-offset, sb-error-code, x-relay-error, x-trace-id';
const ALLOWED_HEADERS = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'baggage',
  'cache-control',
  'content-profile',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'prefer',
  'range',
  'replica-after-write',
  'traceparent',
  'tracestate',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-client-info',
  'x-guest-pass',
  'x-guest-token',
  'x-http-method-override',
  'x-metadata',
  'x-region',
  'x-request-id',
  'x-retry-count',
  'x-signature',
  'x-supabase-api-version',
  'x-upsert',
].join(', ');

export class Cors {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** Whether a page of this origin may call. */
  allows(origin: string): boolean {
    return this.#isOpen || this.#origins.has(origin);
  }

  /** `*` lets every page call, with whatever headers it asks for. */
  get #isOpen(): boolean {
    return this.#origins.has('*');
  }

  /** Null when the request is no preflight. */
  preflight(request: HttpRequest): HttpResponse | null {
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return null;
    return {
      status: 204,
      headers: {
        ...this.headers(request),
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': this.#isOpen
          ? (request.headers['access-control-request-headers'] ?? ALLOWED_HEADERS)
          : ALLOWED_HEADERS,
        'access-control-max-age': '3600',
      },
      body: null,
    };
  }

  headers(request: HttpRequest): Record<string, string> {
    const { origin } = request.headers;
    if (origin === undefined) return {};
    if (this.#isOpen) return { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED };
    if (!this.allows(origin)) return { vary: 'origin' };
    return { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED, vary: 'origin' };
  }
}
