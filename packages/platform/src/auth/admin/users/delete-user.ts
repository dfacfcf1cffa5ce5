// Removes an account: entirely, or down to an id that other tables may still point to.
import type pg from 'pg';
import { audit } from '#platform/auth/audit.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export async function deleteUser(
  context: AuthContext,
  request: AuthRequest,
  userId: string,
  isSoft: boolean,
): Promise<void> {
  await inTransaction(context.db, async (client) => {
    const isDone = isSoft ? await empty(client, userId, context.now()) : await remove(client, userId);
    if (!isDone) throw new AuthError('user_not_found');
    await audit(client, request, { action: 'user_deleted', subjectId: userId, details: { is_soft: isSoft } });
  }).catch((error: Error & { code?: string }) => {
    if (error.code === '23503') throw new AuthError('conflict', 'Other data still belongs to this user');
    throw error;
  });
}

async function remove(client: pg.ClientBase, userId: string): Promise<boolean> {
  return (await client.query('delete from auth.users where id = $1', [userId])).rowCount === 1;
}

/** Nothing personal stays, and nothing that could open the account again. */
async function empty(client: pg.ClientBase, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `update auth.users set deleted_at = $2, updated_at = $2, email = null, phone = null, encrypted_password = null,
       email_change = null, phone_change = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}'
     where id = $1 and deleted_at is null`,
    [userId, now],
  );
  for (const table of ['sessions', 'identities', 'mfa_factors', 'passkeys', 'one_time_tokens', 'flow_state'])
    await client.query(`delete from auth.${table} where user_id = $1`, [userId]);
  return rowCount === 1;
}
