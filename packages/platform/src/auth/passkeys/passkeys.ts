// Passkeys as the database keeps them and as clients see them.
import type pg from 'pg';
import { AuthError } from '#platform/auth/errors.ts';

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  /** A bigint, which the driver gives as text. */
  counter: string;
  transports: string[];
  aaguid: string | null;
  friendly_name: string | null;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

type Queryable = pg.ClientBase | pg.Pool;

export const MOST_PASSKEYS = 10;

export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    'select * from auth.passkeys where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

export async function findByCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>('select * from auth.passkeys where credential_id = $1', [credentialId]);
  return rows[0] ?? null;
}

export async function deletePasskey(db: Queryable, userId: string, passkeyId: string): Promise<void> {
  const { rowCount } = await db.query('delete from auth.passkeys where id = $1 and user_id = $2', [passkeyId, userId]);
  if (rowCount !== 1) throw new AuthError('passkey_not_found');
}

export const passkeyJson = (passkey: PasskeyRow): Record<string, unknown> => ({
  id: passkey.id,
  ...(passkey.friendly_name ? { friendly_name: passkey.friendly_name } : {}),
  created_at: passkey.created_at,
  ...(passkey.last_used_at ? { last_used_at: passkey.last_used_at } : {}),
});
