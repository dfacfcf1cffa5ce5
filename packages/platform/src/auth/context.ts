// Puts together what the endpoints of the auth service use.
import type pg from 'pg';
import { createMessages } from '#platform/mail/messages.ts';
import type { MailTemplates } from '#platform/mail/templates.ts';
import { createCommonPasswords } from './common-passwords.ts';
import type { AuthConfig } from './config.ts';
import type { AuthContext } from './endpoint.ts';
import { createLimits } from './limits.ts';
import { createPasswords } from './passwords.ts';
import type { PlatformKeys } from './tokens/keys.ts';
import type { SignToken } from './tokens/signer.ts';
import type { TokenVerifier } from './tokens/verifier.ts';

export interface AuthParts {
  db: pg.Pool;
  config: AuthConfig;
  apiUrl: string;
  keys: PlatformKeys;
  sign: SignToken;
  verifier: TokenVerifier;
  templates: MailTemplates;
  now: () => Date;
}

export function createAuthContext(parts: AuthParts): AuthContext {
  const isCommon = createCommonPasswords();
  return {
    ...parts,
    passwords: createPasswords({ minimumLength: parts.config.minimumPasswordLength, isCommon }),
    messages: createMessages({ templates: parts.templates }),
    limits: createLimits(parts.db, parts.now),
  };
}
