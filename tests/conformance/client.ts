// The official client, unmodified, as each kind of caller; and a plain fetch for what it cannot say.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';

export const conformance = inject('conformance');

export const ALICE = '00000000-0000-4000-8000-000000000001';
export const BOB = '00000000-0000-4000-8000-000000000002';

export const anon = connect(conformance.publishableKey);
export const service = connect(conformance.secretKey);
export const alice = connect(conformance.publishableKey, conformance.tokens.alice);
export const bob = connect(conformance.publishableKey, conformance.tokens.bob);

export function connect(key: string, token?: string): SupabaseClient {
  return createClient(conformance.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token === undefined ? {} : { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });
}

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

export async function rest(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> } = {},
): Promise<Answer> {
  const response = await fetch(`${conformance.url}/rest/v1${path}`, {
    ...init,
    headers: { apikey: conformance.publishableKey, ...init.headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text) };
}

export function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return send('POST', path, body, headers);
}

export function send(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return rest(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export const ids = (rows: { id: number }[] | null) => rows?.map((row) => row.id);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
