// For the tests of this folder: the auth service on a real database, with a clock that can be moved, messages that are
// kept, and the official client signed in.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { CallerReader } from '#platform/auth/caller.ts';
import { type AuthConfig, defaultAuthConfig } from '#platform/auth/config.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { authEndpoints } from '#platform/auth/endpoints.ts';
import { createLimits } from '#platform/auth/limits.ts';
import { createPasswords } from '#platform/auth/passwords.ts';
import { createAuthService } from '#platform/auth/service.ts';
import { createSession, sessionJson } from '#platform/auth/sessions.ts';
import { loadKeys } from '#platform/auth/tokens/keys.ts';
import { createSigner } from '#platform/auth/tokens/signer.ts';
import { TokenVerifier } from '#platform/auth/tokens/verifier.ts';
import { insertUser, loadFullUser, type UserRow } from '#platform/auth/users.ts';
import { Cors } from '#platform/http/cors.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { prepareDatabase } from '#platform/postgres/bootstrap.ts';
import { copyPreparedCluster } from '#platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres } from '#platform/postgres/launcher.ts';
import { openPool } from '#platform/postgres/pool.ts';

export interface SentMessage {
  channel: 'mail' | 'sms';
  kind: string;
  to: string;
  code: string;
}

export type Support = Awaited<ReturnType<typeof startSupport>>;

export async function startSupport(overrides: Partial<AuthConfig> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'factors-test-'));
  await copyPreparedCluster(dataDir);
  const server = await launchPostgres({ dataDir, observe: () => {} });
  await prepareDatabase(server.connection);
  const db = openPool({ connection: server.connection, size: 5, observe: () => {} });
  const sent: SentMessage[] = [];
  const failures: Error[] = [];
  // It stands still unless it is moved: no code changes its step in the middle of a test.
  let clock = Date.now();
  const now = () => clock;
  const keys = await loadKeys(dataDir);
  const tokens = { issuer: 'http://127.0.0.1/auth/v1', audience: 'authenticated', now };
  const verifier = new TokenVerifier({ keys, ...tokens });
  const context: AuthContext = {
    db,
    config: { ...defaultAuthConfig, siteUrl: 'https://liesse.example', ...overrides },
    apiUrl: tokens.issuer,
    keys,
    sign: createSigner(keys, tokens),
    verifier,
    passwords: createPasswords({ minimumLength: 6, isCommon: () => false }),
    messages: {
      mail: async (_client, kind, to, { token }) => {
        sent.push({ channel: 'mail', kind, to, code: token ?? '' });
      },
      sms: async (_client, kind, to, text) => {
        sent.push({ channel: 'sms', kind, to, code: /\d{6}/.exec(text)?.[0] ?? '' });
      },
    },
    limits: createLimits(db, () => new Date(now())),
    now: () => new Date(now()),
  };
  const http = createHttpServer({
    routes: [
      {
        prefix: '/auth/v1',
        ...createAuthService({
          context,
          endpoints: authEndpoints,
          callers: new CallerReader(keys, verifier),
          root: '/auth/v1',
          report: (error) => failures.push(error),
        }),
      },
    ],
    fallback: { service: 'none', handle: () => ({ status: 404, headers: {}, body: null }) },
    cors: new Cors([]),
    observe: () => {},
  });
  const url = await http.listen('127.0.0.1', 0);

  async function newUser(email = `${crypto.randomUUID()}@example.fr`): Promise<UserRow> {
    return insertUser(db, { email, provider: 'email', emailConfirmedAt: new Date(now()) });
  }

  /** A client of its own session, as on another device. */
  async function signIn(user: UserRow): Promise<SupabaseClient> {
    const request = { userAgent: 'test', ip: '127.0.0.1' } as AuthRequest;
    const session = await createSession(context, db, user.id, 'password', request);
    const full = await loadFullUser(db, user.id);
    if (!full) throw new Error('the user is gone');
    const body = await sessionJson(context, session, full);
    const client = createClient(url, keys.publishableKey, {
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        experimental: { recoveryCodes: true },
      },
    });
    const { error } = await client.auth.setSession({
      access_token: String(body.access_token),
      refresh_token: String(body.refresh_token),
    });
    if (error) throw error;
    return client;
  }

  return {
    url,
    db,
    sent,
    failures,
    context,
    newUser,
    signIn,
    advance: (seconds: number) => {
      clock += seconds * 1_000;
    },
    /** A code of an authenticator application, some steps from now. */
    totpCode: (secret: string, steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() + steps * 30_000 }),
    /** A call as any program may make it, with the client's token. */
    call: async (client: SupabaseClient, method: string, path: string, body?: unknown) => {
      const { data } = await client.auth.getSession();
      const response = await fetch(`${url}/auth/v1${path}`, {
        method,
        headers: {
          apikey: keys.publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      return { status: response.status, headers: response.headers, body: answer };
    },
    stop: async () => {
      await http.drain(1_000);
      await db.end();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The data of an answer that must have succeeded. */
export function must<T>(answer: { data: T | null; error: unknown }): T {
  if (answer.data === null) throw answer.error;
  return answer.data;
}
