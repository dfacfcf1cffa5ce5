// Accounts that a link is made for before their owners have ever come.
import type pg from 'pg';
import { findUserByEmail, insertIdentity, insertUser, type UserRow } from '#platform/auth/accounts/users.ts';
import { AuthError } from '#platform/auth/errors.ts';

export interface Invitee {
  email: string;
  data: Record<string, unknown>;
  passwordHash?: string | null;
}

/** The account of this address, made when there is none; one that is already in use is refused. */
export async function findOrMakeInvitee(client: pg.ClientBase, invitee: Invitee): Promise<UserRow> {
  const known = await findUserByEmail(client, invitee.email);
  if (!known) return makeInvitee(client, invitee);
  if (known.email_confirmed_at !== null) throw new AuthError('email_exists');
  return takeOver(client, known, invitee);
}

/** Whoever opened it never proved the address: their password must not wait for the owner to confirm it. */
async function takeOver(client: pg.ClientBase, { id }: UserRow, invitee: Invitee): Promise<UserRow> {
  await client.query('delete from auth.sessions where user_id = $1', [id]);
  const { rows } = await client.query<UserRow>(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = now() where id = $1 returning *`,
    [id, invitee.passwordHash ?? null, invitee.data],
  );
  const [row] = rows;
  if (!row) throw new AuthError('user_not_found');
  return row;
}

export async function makeInvitee(
  client: pg.ClientBase,
  { email, data, passwordHash = null }: Invitee,
): Promise<UserRow> {
  const user = await insertUser(client, { email, passwordHash, userMetadata: data, provider: 'email' });
  const proved = { sub: user.id, email, email_verified: false };
  await insertIdentity(client, user.id, 'email', user.id, proved);
  return user;
}
