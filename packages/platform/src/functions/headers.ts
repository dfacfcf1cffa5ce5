// Which headers pass to a function, and which of its own pass back.
import { type IncomingHttpHeaders, validateHeaderValue } from 'node:http';

/** These headers belong to one connection, or are a proxy's statement about the client, which the host replaces by its own. */
const NOT_PASSED_IN = new Set(['expect', 'forwarded', 'upgrade', 'x-real-ip']);
const CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The length is measured by the host, `x-relay-error` is its own word, and who may read across origins is decided by the
 * platform's list alone, unless the platform leaves it to functions.
 */
const NOT_PASSED_OUT = new Set(['content-length', 'content-security-policy', 'date', 'x-relay-error']);

/** Functions share the pages' origin: nothing they answer is opened as a page of it. */
const PAGES = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const SANDBOX = "default-src 'none'; sandbox";

export function requestHeaders(headers: IncomingHttpHeaders, remoteAddress: string): Array<[string, string]> {
  const passed: Array<[string, string]> = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || CONNECTION.has(name) || NOT_PASSED_IN.has(name)) continue;
    if (name.startsWith('x-forwarded-')) continue;
    passed.push([name, Array.isArray(value) ? value.join(', ') : value]);
  }
  passed.push(['x-forwarded-for', remoteAddress]);
  return passed;
}

export function answerHeaders(
  headers: ReadonlyArray<[string, string]>,
  { passesCors = false }: { passesCors?: boolean } = {},
): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  const cookies: string[] = [];
  for (const [written, value] of headers) {
    const name = written.toLowerCase();
    if (CONNECTION.has(name) || NOT_PASSED_OUT.has(name)) continue;
    if (!passesCors && name.startsWith('access-control-')) continue;
    if (!isSendable(name, value)) continue;
    if (name === 'set-cookie') cookies.push(value);
    else passed[name] = name === 'content-type' ? value.replace(PAGES, 'text/plain') : value;
  }
  if (cookies.length > 0) passed['set-cookie'] = cookies;
  // A sandboxed PDF does not open in browsers, and runs nothing of the origin's either.
  const isPdf = String(passed['content-type'] ?? '').startsWith('application/pdf');
  return isPdf ? passed : { ...passed, 'content-security-policy': SANDBOX };
}

/** Web headers may hold control characters that HTTP does not let through. */
function isSendable(name: string, value: string): boolean {
  try {
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
