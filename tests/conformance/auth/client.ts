// The official client, unmodified, as somebody's browser: a storage, a network and perhaps an account of its own.
import { randomUUID } from 'node:crypto';
import { createClient, type Session, type SupabaseClient, type User } from '@supabase/supabase-js';
import pg from 'pg';
import { inject } from 'vitest';
import { PASSWORD, PASSWORD_HASH } from '#tests/support/password.ts';
import { fetchFrom, someNetwork } from './network.ts';

const conformance = inject('conformance');

export type Site = typeof conformance.automatic;
/** Confirmation required. */
export const confirming: Site = conformance;
/** Confirmed at once; a new password needs a code. */
export const automatic: Site = conformance.automatic;

export const APP = 'https://app.example/retour';

export type Browser = SupabaseClient & { storage: Map<string, string>; network: string };

export type BrowserOptions = {
  site?: Site;
  flowType?: 'implicit' | 'pkce';
  network?: string;
  storage?: Map<string, string>;
  key?: string;
  userAgent?: string;
  autoRefreshToken?: boolean;
  fetch?: typeof fetch;
};

export function openBrowser(options: BrowserOptions = {}): Browser {
  const { site = confirming, flowType = 'implicit', network = someNetwork(), storage = new Map() } = options;
  const client = createClient(site.url, options.key ?? site.publishableKey, {
    auth: {
      flowType,
      experimental: { recoveryCodes: true },
      autoRefreshToken: options.autoRefreshToken ?? false,
      detectSessionInUrl: false,
      persistSession: true,
      storageKey: STORAGE_KEY,
      storage: {
        getItem: (name) => storage.get(name) ?? null,
        setItem: (name, value) => void storage.set(name, value),
        removeItem: (name) => void storage.delete(name),
      },
    },
    global: {
      fetch: options.fetch ?? fetchFrom(network),
      headers: { 'user-agent': options.userAgent ?? 'conformance' },
    },
  });
  return Object.assign(client, { storage, network });
}

export const STORAGE_KEY = 'session';

export const newEmail = (): string => `${randomUUID().slice(0, 13)}@example.org`;
/** A French mobile number nobody else in the run has. */
export const newPhone = (): string => `336${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

export type Member = { browser: Browser; email: string; user: User; session: Session };

/** Somebody with a confirmed address, signed in by PASSWORD. */
export async function newMember(options: BrowserOptions = {}): Promise<Member> {
  const site = options.site ?? confirming;
  const browser = openBrowser({ ...options, site });
  const email = newEmail();
  const { admin } = openBrowser({ site, key: site.secretKey }).auth;
  const { error } = await admin.createUser({ email, password_hash: PASSWORD_HASH, email_confirm: true });
  if (error) throw error;
  const { data, error: refusal } = await browser.auth.signInWithPassword({ email, password: PASSWORD });
  if (refusal) throw refusal;
  return { browser, email, user: data.user, session: data.session };
}

/** What was counted about one address or account; other tests' counts stay. */
export async function forgetLimits(site: Site, subject: string): Promise<void> {
  await sql(site, `delete from auth.rate_limits where key like '%:' || $1`, [subject]);
}

export async function sql(site: Site, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(site.admin);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

export type Answer = { status: number; headers: Headers; text: string; json: Record<string, unknown> };

export type Call = {
  site?: Site;
  method?: string;
  network?: string;
  key?: string | null;
  token?: string;
  headers?: Record<string, string>;
  /** Text goes as it is, anything else as JSON. */
  body?: unknown;
};

/** A plain request for what the client cannot say; `path` is what follows /auth/v1. */
export async function call(path: string, options: Call = {}): Promise<Answer> {
  const { site = confirming, body, token } = options;
  const key = options.key === undefined ? site.publishableKey : options.key;
  const response = await fetchFrom(options.network ?? someNetwork())(`${site.url}/auth/v1${path}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key === null ? {} : { apikey: key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      'x-supabase-api-version': '2024-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
