// One platform for the whole suite. CONFORMANCE_DATABASE=real puts a PostgreSQL server of its own behind it,
// reached over TCP with a password (or the one DATABASE_URL names): the same assertions must hold.
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { startRealPostgres } from '#tests/support/postgres.ts';

export type Conformance = {
  url: string;
  publishableKey: string;
  secretKey: string;
  tokens: Record<'alice' | 'bob' | 'expired' | 'early' | 'impostor', string>;
  admin: {
    host?: string;
    port?: number;
    user?: string;
    password?: string;
    database?: string;
    connectionString?: string;
  };
};

declare module 'vitest' {
  interface ProvidedContext {
    conformance: Conformance;
  }
}

export default async function setup(vitest: TestProject): Promise<() => Promise<void>> {
  const database = await openDatabase();
  const platform = await startTestPlatform({
    project: join(import.meta.dirname, 'project'),
    ...(database.url === undefined ? {} : { databaseUrl: database.url }),
  }).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  vitest.provide('conformance', {
    url: platform.url,
    publishableKey: platform.publishableKey,
    secretKey: platform.secretKey,
    tokens: await mintTokens(platform),
    admin: adminAddress(platform),
  });
  return async () => {
    await platform.stop();
    await database.stop();
  };
}

async function openDatabase(): Promise<{ url?: string; stop(): Promise<void> }> {
  if (process.env['CONFORMANCE_DATABASE'] !== 'real') return { stop: async () => {} };
  if (process.env['DATABASE_URL']) return { url: process.env['DATABASE_URL'], stop: async () => {} };
  return startRealPostgres();
}

async function mintTokens(platform: TestPlatform): Promise<Conformance['tokens']> {
  const now = Math.floor(Date.now() / 1000);
  const alice = {
    sub: '00000000-0000-4000-8000-000000000001',
    role: 'authenticated',
    email: 'alice@example.org',
    app_metadata: { shelf: 'north' },
  };
  const bob = { sub: '00000000-0000-4000-8000-000000000002', role: 'authenticated', email: 'bob@example.org' };
  return {
    alice: await platform.token(alice),
    bob: await platform.token(bob),
    expired: await platform.token({ ...alice, exp: now - 3600 }),
    early: await platform.token({ ...alice, nbf: now + 3600, exp: now + 7200 }),
    impostor: await platform.token({ ...alice, role: 'never_created' }),
  };
}

// Only what can cross to the workers: functions and sockets of a full ClientConfig cannot.
function adminAddress({ admin }: TestPlatform): Conformance['admin'] {
  const { host, port, user, password, database, connectionString } = admin;
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(typeof password === 'string' ? { password } : {}),
    ...(database === undefined ? {} : { database }),
    ...(connectionString === undefined ? {} : { connectionString }),
  };
}
