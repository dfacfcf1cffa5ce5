// The record of sign-ins for those who watch over security: when, from which network, by which method, and how it ended. It holds no
// password and no code. An address without an account is stored as a keyed hash, by the same statements as one with an account.
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { findByAddress, parseAddress } from '#platform/auth/accounts/address.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import type { AuthErrorCode } from '#platform/auth/errors.ts';
import { networkOf } from '#platform/http/network.ts';
import { isUuid } from '#platform/postgres/uuid.ts';

/** Refusals of a proof. Malformed requests are no attempts. */
const REFUSALS: ReadonlySet<AuthErrorCode> = new Set<AuthErrorCode>([
  'bad_code_verifier',
  'bad_oauth_callback',
  'bad_oauth_state',
  'email_not_confirmed',
  'invalid_credentials',
  'mfa_recovery_codes_locked',
  'mfa_verification_failed',
  'mfa_verification_rejected',
  'network_blocked',
  'otp_expired',
  'over_request_rate_limit',
  'phone_not_confirmed',
  'provider_email_needs_verification',
  'saml_assertion_invalid',
  'saml_relay_state_expired',
  'saml_relay_state_not_found',
  'unexpected_failure',
  'user_banned',
  'webauthn_verification_failed',
]);

export const isRefusedSignIn = (code: AuthErrorCode): boolean => REFUSALS.has(code);

interface Attempt {
  method: string;
  outcome: 'ok' | AuthErrorCode;
  userId: string | null;
  addressHash: Buffer | null;
}

/** In the transaction that makes the session, or raises it by a second step. */
export const recordSignIn = (
  context: AuthContext,
  db: pg.ClientBase | pg.Pool,
  request: AuthRequest,
  { userId, method }: { userId: string; method: string },
): Promise<void> => record(context, db, request, { method, outcome: 'ok', userId, addressHash: null });

/** After the refusal: its own transaction was rolled back. */
export async function recordRefusedSignIn(
  context: AuthContext,
  request: AuthRequest,
  method: string,
  outcome: AuthErrorCode,
): Promise<void> {
  const { userId, addressHash } = await whoWasMeant(context, request);
  await record(context, context.db, request, { method, outcome, userId, addressHash });
}

async function record(
  context: AuthContext,
  db: pg.ClientBase | pg.Pool,
  request: AuthRequest,
  { method, outcome, userId, addressHash }: Attempt,
): Promise<void> {
  await db.query('select auth.record_sign_in($1, $2::cidr, $3, $4, $5, $6, $7)', [
    context.now(),
    networkOf(request.ip) || null,
    method,
    outcome,
    userId,
    addressHash,
    request.userAgent,
  ]);
}

/** The second step belongs to the session that asks for it; the first one names an address, or nobody. */
async function whoWasMeant(
  context: AuthContext,
  request: AuthRequest,
): Promise<Pick<Attempt, 'userId' | 'addressHash'>> {
  const { sub } = request.caller.claims;
  if (isUuid(sub)) return { userId: sub, addressHash: null };
  const address = addressIn(context, request.body);
  if (address === null) return { userId: null, addressHash: null };
  const user = await findByAddress(context.db, address);
  const addressHash = createHmac('sha256', context.keys.secretKey).update(`sign-in:${address.value}`).digest();
  return user ? { userId: user.id, addressHash: null } : { userId: null, addressHash };
}

function addressIn({ config }: AuthContext, body: unknown) {
  if (typeof body !== 'object' || body === null) return null;
  const { email, phone } = body as Record<string, unknown>;
  try {
    return parseAddress(
      { email: typeof email === 'string' ? email : null, phone: typeof phone === 'string' ? phone : null },
      config,
    );
  } catch {
    return null;
  }
}
