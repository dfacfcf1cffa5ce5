// Takes an identity from an account. The account's own address stays: it changes only where both addresses agree.
import type pg from 'pg';
import type { IdentityRow, UserRow } from '#platform/auth/accounts/users.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { refreshProviders } from './account-changes.ts';

export async function unlinkIdentity(client: pg.ClientBase, userId: string, identityId: string): Promise<void> {
  // Two removals at once must not leave an account without any.
  const { rows } = await client.query<UserRow>('select * from auth.users where id = $1 for update', [userId]);
  const { rows: identities } = await client.query<IdentityRow>(
    'select * from auth.identities where user_id = $1 order by created_at',
    [userId],
  );
  const [user] = rows;
  const identity = identities.find(({ id }) => id === identityId);
  if (!user) throw new AuthError('user_not_found');
  if (identities.length <= 1) throw new AuthError('single_identity_not_deletable');
  if (!identity) throw new AuthError('identity_not_found');
  const rest = identities.filter(({ id }) => id !== identityId);
  if (carriesAddress(user, identity) && !rest.some((other) => carriesAddress(user, other)))
    throw new AuthError('email_conflict_identity_not_deletable');
  await client.query('delete from auth.identities where id = $1', [identityId]);
  if (identity.provider === 'phone') await dropPhone(client, userId);
  // Without its e-mail identity an account has no password either: the person asked for this way in to end.
  if (identity.provider === 'email')
    await client.query('update auth.users set encrypted_password = null, updated_at = now() where id = $1', [userId]);
  await refreshProviders(client, userId);
}

const carriesAddress = (user: UserRow, identity: IdentityRow): boolean =>
  user.email !== null && identity.email === user.email.toLowerCase();

async function dropPhone(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(
    'update auth.users set phone = null, phone_confirmed_at = null, updated_at = now() where id = $1',
    [userId],
  );
}
