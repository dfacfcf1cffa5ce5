// The services that answer under their prefixes, put together from what they share: pools, keys, callers.
import type pg from 'pg';
import type { AuthConfig } from './auth/config/config.ts';
import { createAuthContext } from './auth/context.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { createAuthService } from './auth/service.ts';
import { CallerReader } from './auth/tokens/caller.ts';
import type { PlatformKeys } from './auth/tokens/keys.ts';
import { createSigner, type SignToken } from './auth/tokens/signer.ts';
import { TokenVerifier } from './auth/tokens/verifier.ts';
import type { FunctionsConfig } from './functions/config.ts';
import type { FunctionLimits } from './functions/limits.ts';
import { createFunctionsService } from './functions/service.ts';
import type { Service } from './http/types.ts';
import { createMailboxService } from './mail/mailbox-service.ts';
import { createMessages } from './mail/messages.ts';
import type { MailTemplates } from './mail/templates.ts';
import type { Observe } from './observation.ts';
import type { Replica } from './postgres/replica.ts';
import type { SocketLimits } from './realtime/limits.ts';
import { createRealtimeService } from './realtime/service.ts';
import { type ReplicaConfig, ReplicaReads } from './rest/execute/replica-reads.ts';
import { type CallFunction, createOwnCall } from './rest/own-call.ts';
import type { SchemaHolder } from './rest/schema/holder.ts';
import { createRestService } from './rest/service.ts';
import type { StorageConfig } from './storage/config.ts';
import { createStorageService } from './storage/service.ts';
import type { Tracing } from './tracing/span.ts';

export interface ServiceParts {
  /** How to reach the database with the platform's own rights, for connections that listen. */
  admin: pg.ClientConfig;
  /** Connections that can do nothing until a caller's role is entered. */
  pool: pg.Pool;
  /** Connections with the platform's own rights. */
  system: pg.Pool;
  schema: SchemaHolder;
  /** A standby for reads that may be a moment old. */
  replica: Replica | null;
  replicaReads: ReplicaConfig;
  keys: PlatformKeys;
  /** The address by which people reach this server. */
  ownUrl: string;
  authConfig: AuthConfig;
  templates: MailTemplates;
  storage: StorageConfig;
  functions: FunctionsConfig;
  /** Where this process may keep files. */
  dataDir: string;
  /** Pages of other origins that may call. */
  corsOrigins: readonly string[];
  jwtSecret: string | undefined;
  /** Whether the signing keys are another service's. */
  isImported: boolean;
  isLocalStack: boolean;
  mailbox: boolean;
  sockets: Partial<SocketLimits> | undefined;
  functionLimits: Partial<FunctionLimits> | undefined;
  observe: Observe;
  tracing: Tracing | undefined;
}

export interface Services {
  routes: Array<{ prefix: string } & Service>;
  sign: SignToken;
  callFunction: CallFunction;
}

const AUDIENCE = 'authenticated';

export function createServices(parts: ServiceParts): Services {
  const { pool, system, schema, keys, observe, tracing } = parts;
  const apiUrl = `${parts.ownUrl}/auth/v1`;
  const tokens = { issuer: apiUrl, audience: AUDIENCE, now: Date.now };
  const sign = createSigner(keys, tokens);
  const { jwtSecret, isImported, isLocalStack } = parts;
  const verifier = new TokenVerifier({ keys, ...tokens, jwtSecret, isImported, isLocalStack });
  const callers = new CallerReader(keys, verifier, { admitsKeyless: isLocalStack });
  const report = (service: string) => (error: Error) =>
    observe({ kind: 'request.failed', service, method: '', message: error.message });
  const context = createAuthContext({
    db: system,
    config: parts.authConfig,
    apiUrl,
    keys,
    sign,
    verifier,
    messages: createMessages({ templates: parts.templates }),
    now: () => new Date(),
  });
  const replicaReads =
    parts.replica === null
      ? undefined
      : new ReplicaReads({
          replica: parts.replica,
          primary: pool,
          config: parts.replicaReads,
          isHttps: parts.ownUrl.startsWith('https:'),
        });
  const rest = createRestService({ pool, schema, callers, root: '/rest/v1', report: report('rest'), replicaReads });
  const auth = createAuthService({
    context,
    endpoints: authEndpoints,
    callers,
    root: '/auth/v1',
    report: report('auth'),
  });
  const storage = createStorageService({
    pool,
    system,
    callers,
    config: parts.storage,
    dataDir: parts.dataDir,
    secret: keys.secretKey,
    root: '/storage/v1',
    now: () => new Date(),
    observe,
  });
  const realtime = createRealtimeService({
    pool,
    system,
    admin: parts.admin,
    callers,
    root: '/realtime/v1',
    origins: [parts.ownUrl, ...parts.corsOrigins],
    now: () => new Date(),
    observe,
    tracing,
    limits: parts.sockets,
  });
  const functions = createFunctionsService({
    config: parts.functions,
    limits: parts.functionLimits,
    callers,
    url: parts.ownUrl,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    system,
    root: '/functions/v1',
    isLocalStack,
    observe,
    tracing,
  });
  return {
    sign,
    callFunction: createOwnCall(rest.handle, keys.secretKey),
    routes: [
      { prefix: '/rest/v1', ...rest },
      { prefix: '/auth/v1', ...auth },
      { prefix: '/storage/v1', ...storage },
      { prefix: '/realtime/v1', ...realtime },
      { prefix: '/functions/v1', ...functions },
      { prefix: '/mailbox', ...createMailboxService({ db: system, isEnabled: parts.mailbox }) },
    ],
  };
}
