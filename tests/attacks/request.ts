// One HTTP request as an attacker writes it: nothing is escaped or added but the API key, which can be left out.
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import type { PlatformEvent } from '@liesse/platform/observation.ts';
import { CompactSign, importJWK, type JWTPayload } from 'jose';
import { inject } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import type { Target } from './setup.ts';
import { INSPECTION } from './targets.ts';

export const { product, library } = inject('attacks');

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; json: unknown };

export type Attempt = {
  method?: string;
  /** A bearer token; without one the publishable key speaks alone. */
  token?: string;
  headers?: Record<string, string>;
  /** Text goes as it is, anything else as JSON. */
  body?: unknown;
};

/** `path` is what follows /rest/v1, already percent-encoded where it must be. */
export function ask(target: Target, path: string, attempt: Attempt = {}): Promise<Answer> {
  const { method = 'GET', token, headers = {}, body } = attempt;
  return exchange(
    `${target.url}/rest/v1${path}`,
    {
      method,
      headers: {
        apikey: target.publishableKey,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    },
    body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  );
}

export function exchange(url: string, options: RequestOptions, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Claims as the platform writes them, so that a forgery differs in one thing only. They last an hour: the files of the suite share
 * a process and sign once, and on a busy machine the suite takes more than ten minutes.
 */
export function claims(target: Target, own: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1_000);
  return { iss: target.issuer, aud: 'authenticated', iat: now, exp: now + 3600, role: 'authenticated', ...own };
}

export const sign = (target: Target, payload: JWTPayload, header: Record<string, unknown> = {}): Promise<string> =>
  signText(target, JSON.stringify(payload), header);

/** For numbers that JSON can write and JavaScript cannot hold. */
export async function signText(target: Target, text: string, header: Record<string, unknown> = {}): Promise<string> {
  const [key] = target.signingKeys;
  if (!key) throw new Error('the platform has no signing key');
  const { status, ...jwk } = key;
  return new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT', ...header })
    .sign(await importJWK(jwk, 'ES256'));
}

export const tokenOf = (who: keyof typeof id, own: JWTPayload = {}): Promise<string> =>
  sign(product, claims(product, { sub: id[who], ...own }));

export async function inspect(target: Target): Promise<{ events: PlatformEvent[]; rss: number }> {
  const { json } = await exchange(`${target.url}${INSPECTION}`, {});
  return json as { events: PlatformEvent[]; rss: number };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
