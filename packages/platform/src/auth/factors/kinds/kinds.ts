// The kinds of factor that are challenged; recovery codes are not, and have paths of their own.

import type { FactorRow } from '#platform/auth/accounts/users.ts';
import { AuthError } from '#platform/auth/errors.ts';
import type { FactorKind } from './kind.ts';
import { emailKind, phoneKind } from './message-codes.ts';
import { totpKind } from './totp.ts';
import { webauthnKind } from './webauthn.ts';

export function kindOf({ factor_type: type }: FactorRow): FactorKind {
  if (type === 'recovery_code') throw new AuthError('mfa_factor_not_found');
  return KINDS[type];
}

const KINDS = { totp: totpKind, email: emailKind, phone: phoneKind, webauthn: webauthnKind } as const;
