// What was done to whose account, by whom: written in the transaction of the change. Ids only, no address and no secret.

import type pg from 'pg';
import { isUuid } from '#platform/postgres/uuid.ts';
import type { AuthRequest } from './endpoint.ts';

export type AuditAction =
  | 'user_created'
  | 'user_modified'
  | 'user_banned'
  | 'user_deleted'
  | 'user_invited'
  | 'link_generated'
  | 'factor_created'
  | 'factor_deleted'
  | 'recovery_codes_created'
  | 'recovery_code_used'
  | 'passkey_created'
  | 'passkey_renamed'
  | 'passkey_deleted'
  | 'passkey_sign_in'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'sso_provider_changed'
  | 'session_revoked';

export interface AuditEntry {
  action: AuditAction;
  /** Whose account it is about. */
  subjectId: string;
  /** Names of what changed and ids, such as { fields: ['password'] }. */
  details?: Record<string, string | number | boolean | null | readonly string[]>;
}

export async function audit(db: pg.ClientBase | pg.Pool, request: AuthRequest, entry: AuditEntry): Promise<void> {
  const { sub } = request.caller.claims;
  await db.query(
    `insert into auth.audit_log_entries (action, actor_id, subject_id, details, ip_address) values ($1, $2, $3, $4, $5::inet)`,
    [
      entry.action,
      // The secret key has no person behind it; its role in the details says so.
      isUuid(sub) ? sub : null,
      entry.subjectId,
      { actor_role: request.caller.role, ...entry.details },
      request.ip || null,
    ],
  );
}
