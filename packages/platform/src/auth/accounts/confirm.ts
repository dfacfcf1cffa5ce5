// What a proof changes in the account it belongs to.
import type pg from 'pg';
import type { OneTimeTokenRow } from '#platform/auth/accounts/one-time-tokens.ts';
import { insertIdentity } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import type { AuthMethod } from '#platform/auth/sessions/sessions.ts';
import type { Address } from './address.ts';

export type Confirmed = { done: true; method: AuthMethod } | { done: false };

/** Applies a used proof. Only a change of address that still waits for its other half is not done. */
export async function applyProof(context: AuthContext, db: pg.ClientBase, proof: OneTimeTokenRow): Promise<Confirmed> {
  const now = context.now();
  switch (proof.kind) {
    case 'phone':
    case 'phone_change':
      await takeAddress(db, proof.user_id, { kind: 'phone', value: proof.relates_to }, now);
      return { done: true, method: 'otp' };
    case 'email_change_current':
    case 'email_change_new':
      return confirmChange(context, db, proof);
    default:
      await confirmEmail(db, proof, now);
      return { done: true, method: METHODS[proof.kind] };
  }
}

const METHODS: Record<'confirmation' | 'recovery' | 'magiclink' | 'invite' | 'reauthentication', AuthMethod> = {
  confirmation: 'otp',
  recovery: 'recovery',
  magiclink: 'otp',
  invite: 'invite',
  reauthentication: 'otp',
};

/**
 * A password set before the address was proved may be somebody else's: only the proof sent with that sign-up keeps it.
 */
async function confirmEmail(db: pg.ClientBase, { user_id: id, kind }: OneTimeTokenRow, now: Date): Promise<void> {
  const keepsPassword = kind === 'confirmation';
  await db.query(
    `update auth.users set
       encrypted_password = case when email_confirmed_at is null and not $3 then null else encrypted_password end,
       email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = now()
     where id = $1`,
    [id, now, keepsPassword],
  );
  await db.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id],
  );
}

/** Both addresses must agree where the configuration asks for it: the old one guards against a stolen session. */
async function confirmChange(context: AuthContext, db: pg.ClientBase, proof: OneTimeTokenRow): Promise<Confirmed> {
  const { rows } = await db.query<{ email_change_confirmed: string[]; email_change: string; email: string | null }>(
    `update auth.users set email_change_confirmed = array(select distinct unnest(email_change_confirmed || $2::text)), updated_at = now()
     where id = $1 and email_change is not null returning email_change_confirmed, email_change, email`,
    [proof.user_id, proof.kind],
  );
  const [row] = rows;
  if (!row) return { done: false };
  const needed = context.config.email.doubleConfirmChanges && row.email !== null ? 2 : 1;
  if (row.email_change_confirmed.length < needed) return { done: false };
  await takeAddress(db, proof.user_id, { kind: 'email', value: row.email_change }, context.now());
  await db.query('delete from auth.one_time_tokens where user_id = $1 and kind like $2', [
    proof.user_id,
    'email_change%',
  ]);
  return { done: true, method: 'email_change' };
}

/** The account's proved address from now on; an anonymous account becomes a lasting one by it. */
export async function takeAddress(db: pg.ClientBase, userId: string, address: Address, now: Date): Promise<void> {
  const { kind } = address;
  await db.query(
    `update auth.users set ${kind} = $2, ${kind}_confirmed_at = $3, ${kind}_change = null, is_anonymous = false,
       email_change_confirmed = '{}', updated_at = now()
     where id = $1`,
    [userId, address.value, now],
  );
  const data = { sub: userId, [kind]: address.value, [`${kind}_verified`]: true };
  const { rowCount } = await db.query(
    'update auth.identities set identity_data = identity_data || $3, updated_at = now() where user_id = $1 and provider = $2',
    [userId, kind, data],
  );
  if (rowCount === 0) await insertIdentity(db, userId, kind, userId, data);
}
