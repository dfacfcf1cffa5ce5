// How a person is named in a request: by e-mail or by phone.

import type pg from 'pg';
import { z } from 'zod';
import { findUserByEmail, findUserByPhone, type UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthConfig } from '#platform/auth/config/config.ts';
import { AuthError } from '#platform/auth/errors.ts';

export type Address = { kind: 'email'; value: string } | { kind: 'phone'; value: string };

/** Fields that many bodies share. */
export const addressFields = {
  email: z.string().max(320).nullish(),
  phone: z.string().max(32).nullish(),
};

export const securityFields = {
  gotrue_meta_security: z.object({ captcha_token: z.string().max(8_192).nullish() }).nullish(),
};

export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]+$/;

export function parseAddress(
  body: { email?: string | null | undefined; phone?: string | null | undefined },
  config: AuthConfig,
): Address | null {
  if (body.email && body.phone)
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided.');
  if (body.email) {
    if (!config.email.enabled) throw new AuthError('email_provider_disabled');
    return { kind: 'email', value: parseEmail(body.email) };
  }
  if (!body.phone) return null;
  if (!config.phone.enabled) throw new AuthError('phone_provider_disabled');
  return { kind: 'phone', value: parsePhone(body.phone) };
}

export function requireAddress(
  body: { email?: string | null | undefined; phone?: string | null | undefined },
  config: AuthConfig,
): Address {
  const address = parseAddress(body, config);
  if (!address) throw new AuthError('validation_failed', 'Only an email address or phone number should be provided.');
  return address;
}

export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || !EMAIL.test(email))
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
  return email;
}

/** Stored as digits with the country's code; French numbers may be given as people write them. */
export function parsePhone(text: string): string {
  const digits = text.replace(/[\s.()-]/g, '').replace(/^00/, '+');
  const international = /^0[1-9]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : digits;
  if (!/^\+?[1-9]\d{6,14}$/.test(international))
    throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)');
  return international.replace(/^\+/, '');
}

export const findByAddress = (db: pg.ClientBase | pg.Pool, address: Address): Promise<UserRow | null> =>
  address.kind === 'email' ? findUserByEmail(db, address.value) : findUserByPhone(db, address.value);
