// The security headers of every answer [W105].
import { randomBytes } from 'node:crypto';

export interface SecurityOptions {
  /** True when the public address is https: only then may an answer carry Strict-Transport-Security. */
  isHttps: boolean;
  /** The origin of the API where it is not the site's own: pages call it and show its pictures. */
  apiUrl?: string | undefined;
}

export const newNonce = (): string => randomBytes(18).toString('base64url');

/** A page: scripts run only with this answer's nonce. */
export function pageHeaders(options: SecurityOptions & { nonce: string; isPrivate?: boolean }): Record<string, string> {
  const { nonce } = options;
  return {
    ...commonHeaders(options),
    'content-security-policy': contentSecurityPolicy(options, `'nonce-${nonce}' 'strict-dynamic'`, ` 'nonce-${nonce}'`),
    // A page contains its nonce: the browser may cache it for the back button, a shared cache may not.
    'cache-control': options.isPrivate === true ? 'no-store' : 'private, no-cache',
  };
}

/** A guest's page, over those of a page: its visitor holds a secret link, which no other site and no cache may get. */
export const guestPageHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;

/** A static page: one script, known by its hash. Every answer is alike, so any cache may store it and revalidate it. */
export function staticPageHeaders(options: SecurityOptions & { hash: string }): Record<string, string> {
  return {
    ...commonHeaders(options),
    'content-security-policy': contentSecurityPolicy(options, `'${options.hash}'`),
    'cache-control': 'public, max-age=0, must-revalidate',
  };
}

/** A file of the build, or a plain answer: nothing in it may run or be framed. */
export function fileHeaders(options: SecurityOptions): Record<string, string> {
  return {
    ...commonHeaders(options),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}

/** The service worker: it asks this site for pages and files, and that is all. */
export function workerHeaders(options: SecurityOptions): Record<string, string> {
  return { ...commonHeaders(options), 'content-security-policy': "default-src 'none'; connect-src 'self'" };
}

function commonHeaders({ isHttps }: SecurityOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

const DENIED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

function contentSecurityPolicy({ isHttps, apiUrl }: SecurityOptions, scripts: string, styles = ''): string {
  const api = apiUrl === undefined ? '' : ` ${apiUrl}`;
  const directives = [
    "default-src 'none'",
    // No 'self' here: a file that a person uploaded shares our origin and must never run.
    `script-src ${scripts}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    // A WebSocket has a scheme of its own: http becomes ws, https becomes wss.
    `connect-src 'self'${api}${api.replace(' http', ' ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}
