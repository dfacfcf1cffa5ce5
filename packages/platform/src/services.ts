// The services that answer under their prefixes, put together from what they share: pools, keys, callers.
import type pg from 'pg';
import { CallerReader } from './auth/caller.ts';
import type { AuthConfig } from './auth/config.ts';
import { createAuthContext } from './auth/context.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { createAuthService } from './auth/service.ts';
import type { PlatformKeys } from './auth/tokens/keys.ts';
import { createSigner, type SignToken } from './auth/tokens/signer.ts';
import { TokenVerifier } from './auth/tokens/verifier.ts';
import type { Observe } from './http/observation.ts';
import type { Service } from './http/types.ts';
import { createMailboxService } from './mail/mailbox-service.ts';
import type { MailTemplates } from './mail/templates.ts';
import type { SchemaHolder } from './rest/schema/holder.ts';
import { createRestService } from './rest/service.ts';

export interface ServiceParts {
  /** Connections that can do nothing until a caller's role is entered. */
  pool: pg.Pool;
  /** Connections with the platform's own rights. */
  system: pg.Pool;
  schema: SchemaHolder;
  keys: PlatformKeys;
  /** The address by which people reach this server. */
  ownUrl: string;
  authConfig: AuthConfig;
  templates: MailTemplates;
  jwtSecret: string | undefined;
  mailbox: boolean;
  observe: Observe;
}

export interface Services {
  routes: Array<{ prefix: string } & Service>;
  sign: SignToken;
}

const AUDIENCE = 'authenticated';

export function createServices(parts: ServiceParts): Services {
  const { pool, system, schema, keys, observe } = parts;
  const apiUrl = `${parts.ownUrl}/auth/v1`;
  const tokens = { issuer: apiUrl, audience: AUDIENCE, now: Date.now };
  const sign = createSigner(keys, tokens);
  const imported = parts.jwtSecret === undefined ? {} : { jwtSecret: parts.jwtSecret };
  const verifier = new TokenVerifier({ keys, ...tokens, ...imported });
  const callers = new CallerReader(keys, verifier);
  const report = (service: string) => (error: Error) =>
    observe({ kind: 'request.failed', service, method: '', message: error.message });
  const context = createAuthContext({
    db: system,
    config: parts.authConfig,
    apiUrl,
    keys,
    sign,
    verifier,
    templates: parts.templates,
    now: () => new Date(),
  });
  const rest = createRestService({ pool, schema, callers, root: '/rest/v1', report: report('rest') });
  const auth = createAuthService({
    context,
    endpoints: authEndpoints,
    callers,
    root: '/auth/v1',
    report: report('auth'),
  });
  return {
    sign,
    routes: [
      { prefix: '/rest/v1', ...rest },
      { prefix: '/auth/v1', ...auth },
      { prefix: '/mailbox', ...createMailboxService({ db: system, isEnabled: parts.mailbox }) },
    ],
  };
}
