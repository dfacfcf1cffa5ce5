// Changes to an account that an identity brings about. None of them touches its role or what the server keeps of it,
// but for the list of providers.
import type pg from 'pg';
import type { UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';

/** Two browsers that return at once for one person wait for each other. Always in the same order, so never for ever. */
export async function lockWords(client: pg.ClientBase, ...words: string[]): Promise<void> {
  for (const word of words) await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [word]);
}

/** What the person wrote about themselves stays; the provider fills the gaps. */
export async function fillMetadata(
  client: pg.ClientBase,
  userId: string,
  data: Record<string, unknown>,
): Promise<void> {
  await client.query(
    'update auth.users set raw_user_meta_data = $2::jsonb || raw_user_meta_data, updated_at = now() where id = $1',
    [userId, data],
  );
}

export async function confirmEmail(context: AuthContext, client: pg.ClientBase, userId: string): Promise<UserRow> {
  const { rows } = await client.query<UserRow>(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = now() where id = $1 returning *',
    [userId, context.now()],
  );
  const [user] = rows;
  if (!user) throw new AuthError('user_not_found');
  return user;
}

/**
 * Empties an account whose address nobody has proved, before whoever has proved it enters: a password, a factor or a
 * session that a stranger left there would open it to them later.
 */
export async function claimUnproved(
  client: pg.ClientBase,
  userId: string,
  remainingIdentityId: string | null,
): Promise<void> {
  await client.query('delete from auth.identities where user_id = $1 and id is distinct from $2::uuid', [
    userId,
    remainingIdentityId,
  ]);
  for (const table of ['sessions', 'mfa_factors', 'passkeys', 'passkey_challenges', 'one_time_tokens']) {
    await client.query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
  await client.query('delete from auth.flow_state where user_id = $1 or linking_user_id = $1', [userId]);
  await client.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = '{}', phone = null, phone_change = null,
       email_change = null, email_change_confirmed = '{}', is_anonymous = false, updated_at = now() where id = $1`,
    [userId],
  );
  await refreshProviders(client, userId);
}

export async function releaseAddress(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(`delete from auth.identities where user_id = $1 and provider = 'email'`, [userId]);
  await client.query(
    `delete from auth.one_time_tokens where user_id = $1 and kind in ('confirmation', 'recovery', 'magiclink', 'invite')`,
    [userId],
  );
  await client.query('update auth.users set email = null, updated_at = now() where id = $1', [userId]);
  await refreshProviders(client, userId);
}

/** The providers a user has, oldest first, as the token's metadata lists them. */
export async function refreshProviders(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(
    `update auth.users set raw_app_meta_data = (raw_app_meta_data - 'provider' - 'providers') || coalesce((
       select jsonb_build_object('provider', (array_agg(provider order by created_at))[1], 'providers', jsonb_agg(distinct provider))
       from auth.identities where user_id = $1 having count(*) > 0), '{}'), updated_at = now()
     where id = $1`,
    [userId],
  );
}
