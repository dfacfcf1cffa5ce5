// Tells an account's owner of a sign-in from a device that has no session of theirs.
import type pg from 'pg';
import type { UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';

export async function warnOfNewDevice(
  context: AuthContext,
  db: pg.ClientBase,
  user: UserRow,
  request: AuthRequest,
): Promise<void> {
  if (user.email === null || user.email_confirmed_at === null || user.last_sign_in_at === null) return;
  const { rows } = await db.query<{ known: boolean }>(
    'select exists (select from auth.sessions where user_id = $1 and user_agent = $2) as known',
    [user.id, request.userAgent.slice(0, 400)],
  );
  if (rows[0]?.known) return;
  await context.messages.mail(db, 'new_sign_in', user.email, {
    email: user.email,
    siteUrl: context.config.siteUrl,
    data: user.raw_user_meta_data,
    device: request.userAgent.slice(0, 200),
    at: context.now(),
  });
}
