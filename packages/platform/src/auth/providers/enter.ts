// Whose account a provider's person is. Known by identity first. An account of the same address is joined only when both
// sides have proved that address; one that nobody has proved loses whatever was put into it before its owner enters.
import type pg from 'pg';
import {
  findUserByEmail,
  findUserById,
  insertIdentity,
  insertUser,
  type UserRow,
} from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import type { ProviderProfile } from './clients/provider.ts';
import { claimUnproved, confirmEmail, fillMetadata, lockWords, releaseAddress } from './identities/account-changes.ts';

/** `unproved`: the account exists, and its address waits for a proof by mail. */
export type Entry = { kind: 'entered'; user: UserRow } | { kind: 'unproved'; user: UserRow };

export async function enterByProvider(
  context: AuthContext,
  client: pg.ClientBase,
  provider: string,
  profile: ProviderProfile,
): Promise<Entry> {
  await lockWords(client, `identity:${provider}:${profile.subject}`, `email:${profile.email ?? ''}`);
  const identity = await findIdentity(client, provider, profile.subject);
  if (identity) return enterKnown(context, client, identity, profile);
  if (profile.email === null)
    throw new AuthError('provider_email_needs_verification', 'Error getting user email from external provider');
  const owner = await findUserByEmail(client, profile.email);
  if (!owner) return enterNew(context, client, provider, profile);
  if (!profile.isEmailVerified)
    throw new AuthError(
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  return enterOwner(context, client, owner, provider, profile);
}

async function enterKnown(
  context: AuthContext,
  client: pg.ClientBase,
  identity: { id: string; user_id: string },
  profile: ProviderProfile,
): Promise<Entry> {
  const user = await findUserById(client, identity.user_id);
  if (!user) throw new AuthError('user_not_found');
  await client.query(
    'update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = now() where id = $1',
    [identity.id, profile.data, context.now()],
  );
  await fillMetadata(client, user.id, profile.data);
  if (user.email === null || user.email_confirmed_at !== null || user.phone_confirmed_at !== null)
    return { kind: 'entered', user };
  if (!profile.isEmailVerified || profile.email !== user.email.toLowerCase()) return { kind: 'unproved', user };
  await claimUnproved(client, user.id, identity.id);
  await fillMetadata(client, user.id, profile.data);
  return { kind: 'entered', user: await confirmEmail(context, client, user.id) };
}

async function enterNew(
  context: AuthContext,
  client: pg.ClientBase,
  provider: string,
  profile: ProviderProfile,
): Promise<Entry> {
  if (!context.config.signupEnabled) throw new AuthError('signup_disabled');
  const isProved = profile.isEmailVerified || !context.config.email.confirm;
  const user = await insertUser(client, {
    email: profile.email,
    provider,
    userMetadata: profile.data,
    emailConfirmedAt: isProved ? context.now() : null,
  });
  await insertIdentity(client, user.id, provider, profile.subject, profile.data);
  return { kind: isProved ? 'entered' : 'unproved', user };
}

async function enterOwner(
  context: AuthContext,
  client: pg.ClientBase,
  owner: UserRow,
  provider: string,
  profile: ProviderProfile,
): Promise<Entry> {
  if (owner.email_confirmed_at === null && owner.phone_confirmed_at !== null) {
    // Somebody proved a phone and merely wrote this address: they keep their account, not the address.
    await releaseAddress(client, owner.id);
    return enterNew(context, client, provider, profile);
  }
  if (owner.email_confirmed_at === null) await claimUnproved(client, owner.id, null);
  await insertIdentity(client, owner.id, provider, profile.subject, profile.data);
  await fillMetadata(client, owner.id, profile.data);
  return { kind: 'entered', user: await confirmEmail(context, client, owner.id) };
}

export async function findIdentity(
  client: pg.ClientBase,
  provider: string,
  subject: string,
): Promise<{ id: string; user_id: string } | null> {
  const { rows } = await client.query<{ id: string; user_id: string }>(
    'select id, user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  );
  return rows[0] ?? null;
}
