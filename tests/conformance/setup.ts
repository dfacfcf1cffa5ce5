// One platform for the whole suite, a second one on which accounts need no confirmation, and a third that the command starts on a
// project as the hosted command line makes it. CONFORMANCE_DATABASE=real
// puts a PostgreSQL server of its own behind the first, reached over TCP with a password (or the one DATABASE_URL names):
// the same assertions must hold.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type LocalStack, startLocalStack } from '#tests/support/local-stack.ts';
import { type MailReceiver, startMailReceiver } from '#tests/support/mail-receiver.ts';
import { startTestPlatform, type TestAuth, type TestPlatform } from '#tests/support/platform.ts';
import { startRealPostgres } from '#tests/support/postgres.ts';

export type Conformance = {
  url: string;
  publishableKey: string;
  secretKey: string;
  tokens: Record<'alice' | 'bob' | 'expired' | 'early' | 'impostor', string>;
  admin: Address;
  /** New accounts are confirmed at once, and a new password needs a code. */
  automatic: { url: string; publishableKey: string; secretKey: string; admin: Address };
  local: Omit<LocalStack, 'stop'>;
  /** Shows the mail received, by the id it has in the outbox. */
  postOffice: string;
};

type Address = {
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  connectionString?: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    conformance: Conformance;
  }
}

export default async function setup(vitest: TestProject): Promise<() => Promise<void>> {
  const mail = await startMailReceiver();
  const office = await startPostOffice(mail);
  const database = await openDatabase();
  const local = startLocalStack({ project: join(import.meta.dirname, 'local-project') });
  // Whoever waits for it receives the failure.
  local.catch(() => {});
  const project = join(import.meta.dirname, 'project');
  const platform = await startTestPlatform({
    project,
    ...(database.url === undefined ? {} : { databaseUrl: database.url }),
    auth: { ...confirming, smtp: mail.smtp },
  }).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const second = await startTestPlatform({ project, auth: { ...automatic, smtp: mail.smtp } }).catch(
    async (error: unknown) => {
      await platform.stop();
      await database.stop();
      throw error;
    },
  );
  const localStack = await local.catch(async (error: unknown) => {
    await second.stop();
    await platform.stop();
    await database.stop();
    throw error;
  });
  vitest.provide('conformance', {
    url: platform.url,
    publishableKey: platform.publishableKey,
    secretKey: platform.secretKey,
    tokens: await mintTokens(platform),
    admin: adminAddress(platform),
    local: { url: localStack.url, project: localStack.project, notices: localStack.notices, log: localStack.log },
    postOffice: `http://127.0.0.1:${(office.address() as AddressInfo).port}`,
    automatic: {
      url: second.url,
      publishableKey: second.publishableKey,
      secretKey: second.secretKey,
      admin: adminAddress(second),
    },
  });
  return async () => {
    await localStack.stop();
    await second.stop();
    await platform.stop();
    await database.stop();
    office.close();
    await mail.stop();
  };
}

const shared = { anonymousEnabled: true, siteUrl: 'https://liesse.example', redirectOrigins: ['https://app.example'] };
const confirming: TestAuth = { ...shared, phone: { enabled: true, confirm: true } };
const automatic: TestAuth = {
  ...shared,
  email: { enabled: true, confirm: false, doubleConfirmChanges: true, securePasswordChange: true },
  phone: { enabled: true, confirm: false },
};

/** The receiver lives in this process and the tests in others: they ask for a mail by its id. */
async function startPostOffice({ received }: MailReceiver): Promise<Server> {
  const server = createServer((request, response) => {
    const mail = received.find(({ messageId }) => messageId.startsWith(`<${request.url?.slice(1)}@`));
    response.writeHead(mail ? 200 : 404).end(JSON.stringify(mail ?? null));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
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
function adminAddress({ admin }: TestPlatform): Address {
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
