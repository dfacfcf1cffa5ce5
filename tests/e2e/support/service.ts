// Clients of the server under test, as used from another device than the browser of a test.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export const home = (): string => `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The keys that the server wrote to its data folder. */
export function keys(): { publishableKey: string; secretKey: string } {
  return JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'keys.json'), 'utf8'));
}

/** A unique network address, because limits are counted by network. The range is reserved for tests (RFC 2544). */
export const someNetwork = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(0, 256)}.${randomInt(1, 255)}`,
});

/** The official client, with the secret key or the publishable one. */
export const clientOf = (key: string): SupabaseClient =>
  createClient(home(), key, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    global: { headers: someNetwork() },
  });

/** A call with the secret key. */
export function call<T>(address: string, body: unknown, method: 'POST' | 'PATCH' = 'POST'): Promise<T> {
  const { secretKey } = keys();
  return send(address, { method, body, headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } });
}

/** A call to /rest/v1 with a session, which returns the resulting rows. */
export function callAs<T>(
  { session }: { session: { access_token: string } },
  method: string,
  address: string,
  body?: unknown,
): Promise<T> {
  return send(`/rest/v1/${address}`, {
    method,
    body,
    headers: {
      apikey: keys().publishableKey,
      authorization: `Bearer ${session.access_token}`,
      prefer: 'return=representation',
    },
  });
}

interface Sent {
  method: string;
  body: unknown;
  headers: Record<string, string>;
}

async function send<T>(address: string, { method, body, headers }: Sent): Promise<T> {
  const answer = await fetch(`${home()}${address}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
