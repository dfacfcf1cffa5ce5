// Puts together what the endpoints of the auth service use.
import { createMessages } from '#platform/mail/messages.ts';
import type { MailTemplates } from '#platform/mail/templates.ts';
import type { AuthContext } from './endpoint.ts';
import { createLimits } from './limits/limits.ts';
import { createCommonPasswords } from './passwords/common-passwords.ts';
import { createPasswords } from './passwords/passwords.ts';

/** What the context is made from: itself, without what is made here. */
export type AuthParts = Omit<AuthContext, 'passwords' | 'messages' | 'limits'> & { templates: MailTemplates };

export function createAuthContext(parts: AuthParts): AuthContext {
  const isCommon = createCommonPasswords();
  return {
    ...parts,
    passwords: createPasswords({ minimumLength: parts.config.minimumPasswordLength, isCommon }),
    messages: createMessages({ templates: parts.templates }),
    limits: createLimits(parts.db, parts.now),
  };
}
