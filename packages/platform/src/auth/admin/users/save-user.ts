// Creates and changes accounts by an operator's hand, without the proofs that their owners would have to give.
import type pg from 'pg';
import {
  type FullUser,
  insertIdentity,
  insertUser,
  loadFullUser,
  type UserRow,
} from '#platform/auth/accounts/users.ts';
import { audit } from '#platform/auth/audit.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { type Attributes, mergeMetadata } from './attributes.ts';

export async function createUser(context: AuthContext, request: AuthRequest, wanted: Attributes): Promise<FullUser> {
  const { email, phone } = wanted;
  if (email === null && phone === null)
    throw new AuthError('validation_failed', 'Cannot create a user without either an email or phone');
  const now = context.now();
  return transaction(context, async (client) => {
    const user = await insertUser(client, {
      ...(wanted.id === null ? {} : { id: wanted.id }),
      email,
      phone,
      passwordHash: wanted.passwordHash,
      userMetadata: mergeMetadata({}, wanted.userMetadata),
      provider: email === null ? 'phone' : 'email',
      emailConfirmedAt: email !== null && wanted.isEmailConfirmed ? now : null,
      phoneConfirmedAt: phone !== null && wanted.isPhoneConfirmed ? now : null,
    });
    for (const kind of ['email', 'phone'] as const) await saveIdentity(client, user, kind);
    await write(client, await current(client, user.id), wanted, now);
    await audit(client, request, { action: 'user_created', subjectId: user.id, details: { fields: wanted.given } });
    return full(client, user.id);
  });
}

export async function updateUser(
  context: AuthContext,
  request: AuthRequest,
  userId: string,
  wanted: Attributes,
): Promise<FullUser> {
  return transaction(context, async (client) => {
    const before = await current(client, userId);
    const after = await write(client, before, wanted, context.now());
    if (wanted.email !== null) await saveIdentity(client, after, 'email');
    if (wanted.phone !== null) await saveIdentity(client, after, 'phone');
    // A ban or a new password ends every session at once.
    if (wanted.passwordHash !== null || wanted.bannedUntil)
      await client.query('delete from auth.sessions where user_id = $1', [userId]);
    // Links and codes that are under way were made for what the account was.
    if (wanted.passwordHash !== null || wanted.email !== null || wanted.phone !== null || wanted.bannedUntil)
      await client.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
    const action = wanted.bannedUntil ? 'user_banned' : 'user_modified';
    await audit(client, request, { action, subjectId: userId, details: { fields: wanted.given } });
    return full(client, userId);
  });
}

async function write(client: pg.ClientBase, before: UserRow, wanted: Attributes, now: Date): Promise<UserRow> {
  const { rows } = await client.query<UserRow>(
    `update auth.users set
       email = coalesce($2, email),
       phone = coalesce($3, phone),
       encrypted_password = coalesce($4, encrypted_password),
       email_confirmed_at = case when $5 and coalesce($2, email) is not null then coalesce(email_confirmed_at, $6) else email_confirmed_at end,
       phone_confirmed_at = case when $7 and coalesce($3, phone) is not null then coalesce(phone_confirmed_at, $6) else phone_confirmed_at end,
       email_change = case when $2::text is null then email_change end,
       phone_change = case when $3::text is null then phone_change end,
       raw_user_meta_data = $8, raw_app_meta_data = $9,
       role = coalesce($10, role),
       banned_until = case when $11 then $12 else banned_until end,
       is_anonymous = is_anonymous and coalesce($2, $3) is null,
       updated_at = $6
     where id = $1 returning *`,
    [
      before.id,
      wanted.email,
      wanted.phone,
      wanted.passwordHash,
      wanted.isEmailConfirmed,
      now,
      wanted.isPhoneConfirmed,
      mergeMetadata(before.raw_user_meta_data, wanted.userMetadata),
      mergeMetadata(before.raw_app_meta_data, wanted.appMetadata),
      wanted.role,
      wanted.bannedUntil !== undefined,
      wanted.bannedUntil ?? null,
    ],
  );
  const [row] = rows;
  if (!row) throw new AuthError('user_not_found');
  return row;
}

async function saveIdentity(client: pg.ClientBase, user: UserRow, kind: 'email' | 'phone'): Promise<void> {
  const address = user[kind];
  if (address === null) return;
  const data = { sub: user.id, [kind]: address, [`${kind}_verified`]: user[`${kind}_confirmed_at`] !== null };
  const { rowCount } = await client.query(
    `update auth.identities set identity_data = identity_data || $3, updated_at = now() where user_id = $1 and provider = $2`,
    [user.id, kind, data],
  );
  if (rowCount === 0) await insertIdentity(client, user.id, kind, user.id, data);
}

async function current(client: pg.ClientBase, userId: string): Promise<UserRow> {
  const { rows } = await client.query<UserRow>(
    'select * from auth.users where id = $1 and deleted_at is null for update',
    [userId],
  );
  const [row] = rows;
  if (!row) throw new AuthError('user_not_found');
  return row;
}

async function full(client: pg.ClientBase, userId: string): Promise<FullUser> {
  const found = await loadFullUser(client, userId);
  if (!found) throw new AuthError('user_not_found');
  return found;
}

const TAKEN = new Map([
  ['users_email_idx', 'email_exists'],
  ['users_phone_idx', 'phone_exists'],
  ['users_pkey', 'user_already_exists'],
] as const);

/** Whether an address is taken is the database's to say: two requests may ask at once. */
export async function transaction<T>(context: AuthContext, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(context.db, work).catch((error: Error & { code?: string; constraint?: string }) => {
    const taken = error.code === '23505' ? TAKEN.get((error.constraint ?? '') as 'users_pkey') : undefined;
    throw taken ? new AuthError(taken) : error;
  });
}
