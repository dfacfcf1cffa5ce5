// What the auth service asks to be sent. It writes to the outbox in the transaction of its cause; delivery is elsewhere.
import type pg from 'pg';

export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'invite'
  | 'email_change'
  | 'reauthentication'
  | 'factor_code'
  | 'new_sign_in'
  | 'account_exists';

/** What a template may show. Values are plain text: the renderer escapes them. */
export interface MailData {
  email: string;
  /** The six digits to type, where there are any. */
  token?: string;
  /** The long secret of the link. */
  tokenHash?: string;
  confirmationUrl?: string;
  newEmail?: string;
  redirectTo?: string;
  siteUrl: string;
  /** The account's own metadata: name and the like. */
  data?: Record<string, unknown>;
  /** For the warning of a new sign-in. */
  device?: string;
  at?: Date;
}

export interface Messages {
  mail(client: pg.ClientBase | pg.Pool, kind: MailKind, to: string, data: MailData): Promise<void>;
  sms(client: pg.ClientBase | pg.Pool, kind: string, to: string, text: string): Promise<void>;
}
