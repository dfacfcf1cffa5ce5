// What an operator may say of an account, read and checked.
import { z } from 'zod';
import { parseEmail, parsePhone } from '#platform/auth/accounts/address.ts';
import { type AuthContext, parseBody, parseUuid } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { banEnd } from './ban-duration.ts';
import { parsePasswordHash } from './password-hash.ts';

const metadata = z.record(z.string(), z.unknown()).nullish();

const body = z.object({
  id: z.string().nullish(),
  email: z.string().max(320).nullish(),
  phone: z.string().max(32).nullish(),
  password: z.string().nullish(),
  password_hash: z.string().max(1_000).nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: z.string().max(64).nullish(),
  role: z.string().max(63).nullish(),
});

export interface Attributes {
  id: string | null;
  email: string | null;
  phone: string | null;
  /** Null to leave it as it is. */
  passwordHash: string | null;
  isEmailConfirmed: boolean;
  isPhoneConfirmed: boolean;
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  /** Undefined to leave it, null to lift it. */
  bannedUntil: Date | null | undefined;
  role: string | null;
  /** Names of what was given, for the audit: never the values. */
  given: string[];
}

export async function parseAttributes(context: AuthContext, input: unknown): Promise<Attributes> {
  const given = parseBody(body, input);
  return {
    id: given.id ? parseUuid(given.id, 'id') : null,
    email: given.email ? parseEmail(given.email) : null,
    phone: given.phone ? parsePhone(given.phone) : null,
    passwordHash: await parsePassword(context, given.password, given.password_hash),
    isEmailConfirmed: given.email_confirm ?? false,
    isPhoneConfirmed: given.phone_confirm ?? false,
    userMetadata: given.user_metadata ?? {},
    appMetadata: given.app_metadata ?? {},
    bannedUntil: given.ban_duration ? banEnd(given.ban_duration, context.now()) : undefined,
    role: given.role ? parseRole(given.role) : null,
    given: Object.entries(given).flatMap(([name, value]) => (value === null || value === undefined ? [] : [name])),
  };
}

async function parsePassword(
  context: AuthContext,
  password: string | null | undefined,
  hash: string | null | undefined,
): Promise<string | null> {
  if (password && hash)
    throw new AuthError('validation_failed', 'Only a password or a password hash should be provided');
  if (hash) return parsePasswordHash(hash);
  if (!password) return null;
  context.passwords.refuseWeak(password);
  return context.passwords.hash(password);
}

/** A person's token must never enter the database as the service, its owner or its doorkeeper. */
const RESERVED = /^(?:service_role|authenticator|postgres|anon|supabase_\w+|pg_\w+)$/;

function parseRole(role: string): string {
  if (/^[a-z_][a-z0-9_]*$/.test(role) && !RESERVED.test(role)) return role;
  throw new AuthError('validation_failed', 'role: not a role that a user may have');
}

/** Keys are added and replaced; one set to null is removed. */
export function mergeMetadata(
  before: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
}
