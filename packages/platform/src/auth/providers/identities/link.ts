// One more identity for somebody who is signed in, at their own wish.
import type pg from 'pg';
import { findUserByEmail, findUserById, insertIdentity, type UserRow } from '#platform/auth/accounts/users.ts';
import { audit } from '#platform/auth/audit.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import type { ProviderProfile } from '#platform/auth/providers/clients/provider.ts';
import { findIdentity } from '#platform/auth/providers/enter.ts';
import { confirmEmail, fillMetadata, lockWords } from './account-changes.ts';

export async function linkIdentity(
  context: AuthContext,
  client: pg.ClientBase,
  request: AuthRequest,
  userId: string,
  provider: string,
  profile: ProviderProfile,
): Promise<UserRow> {
  await lockWords(client, `identity:${provider}:${profile.subject}`, `email:${profile.email ?? ''}`);
  const user = await findUserById(client, userId);
  if (!user) throw new AuthError('user_not_found');
  const known = await findIdentity(client, provider, profile.subject);
  if (known?.user_id === userId) throw new AuthError('identity_already_exists', 'Identity is already linked');
  if (known) throw new AuthError('identity_already_exists', 'Identity is already linked to another user');
  await insertIdentity(client, userId, provider, profile.subject, profile.data);
  await fillMetadata(client, userId, profile.data);
  await audit(client, request, { action: 'identity_linked', subjectId: userId, details: { provider } });
  return user.email === null ? takeAddress(context, client, user, profile) : user;
}

/** An account without an address, such as an anonymous one, takes the identity's, if it is proved and free. */
async function takeAddress(
  context: AuthContext,
  client: pg.ClientBase,
  user: UserRow,
  profile: ProviderProfile,
): Promise<UserRow> {
  if (profile.email === null || !profile.isEmailVerified) {
    if (user.is_anonymous) throw new AuthError('provider_email_needs_verification');
    return user;
  }
  if (await findUserByEmail(client, profile.email)) {
    if (user.is_anonymous) throw new AuthError('email_exists');
    return user;
  }
  await client.query('update auth.users set email = $2, is_anonymous = false, updated_at = now() where id = $1', [
    user.id,
    profile.email,
  ]);
  return confirmEmail(context, client, user.id);
}
