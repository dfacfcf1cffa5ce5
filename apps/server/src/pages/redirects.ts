// One address for one page: what is written otherwise is sent there for good, so that search engines and caches see one.
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';

/** Undefined when the address is written as it should be, or is no address of a page. */
export function redirectFor(request: HttpRequest, headers: Record<string, string>): HttpResponse | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const path = properPath(request.path);
  if (path === request.path) return undefined;
  const location = request.query === '' ? path : `${path}?${request.query}`;
  return { status: 301, headers: { ...headers, location, 'cache-control': 'public, max-age=3600' } };
}

/** Lower case, single slashes, none at the end, no file name for the first page. */
export function properPath(path: string): string {
  // Whatever has to be decoded first is left to the pages: to a browser some of it would be another site.
  if (!PLAIN.test(path) || SECRET.test(path)) return path;
  const proper = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/, '/')
    .replace(/(?<=.)\/$/, '');
  return proper;
}

const PLAIN = /^\/[\w./-]*$/;
/** What follows is a secret, in which every letter counts, and which no cache may keep. */
const SECRET = /^\/(?:invite|kitchen|timeline|unsubscribe|privacy\/(?:request|data))\//;
