// The official client as an application of a local project has it: with the keys that every local stack has.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { fetchFrom, someNetwork } from '#tests/conformance/auth/network.ts';

const { log, ...local } = inject('conformance').local;
export const { url, project, notices } = local;

/** Published in the documentation of the hosted command line. */
export const PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';
export const JWT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';

export const newEmail = (): string => `${randomUUID().slice(0, 13)}@example.com`;

/** Each client comes from a network of its own: limits count by network. */
export function open(key: string = PUBLISHABLE_KEY, network: string = someNetwork()): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: randomUUID() },
    global: { fetch: fetchFrom(network) },
  });
}

export const anon = open();
export const service = open(SECRET_KEY);

export async function signedUp(network?: string) {
  const client = open(PUBLISHABLE_KEY, network);
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password: 'password123' });
  if (error || !data.session || !data.user) throw error ?? new Error('no session');
  return { client, email, session: data.session, user: data.user };
}

/** The events of a kind that the platform has written to its log. */
export async function logOf(kind: string): Promise<Array<Record<string, unknown>>> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line)).filter((event) => event.kind === kind);
}

/** The last message to an address, where the platform shows what it does not send. */
export async function mailTo(email: string, kind: string): Promise<{ text: string }> {
  const response = await fetch(`${url}/mailbox/latest?${new URLSearchParams({ to: email, kind })}`);
  if (!response.ok) throw new Error(`no message of the kind ${kind} for ${email}`);
  return response.json();
}
