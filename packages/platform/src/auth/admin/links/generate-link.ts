// Links and codes that an operator sends by other means than our own mail.
import type pg from 'pg';
import { createOneTimeToken, type TokenKind } from '#platform/auth/accounts/one-time-tokens.ts';
import { linkOf } from '#platform/auth/accounts/send-proof.ts';
import { findUserByEmail, type UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { findOrMakeInvitee, makeInvitee } from './invitee.ts';

export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change_current' | 'email_change_new';

export interface WantedLink {
  type: LinkType;
  email: string;
  newEmail: string | null;
  passwordHash: string | null;
  data: Record<string, unknown>;
  redirectTo: string;
}

export interface GeneratedLink {
  userId: string;
  properties: {
    action_link: string;
    email_otp: string;
    hashed_token: string;
    redirect_to: string;
    verification_type: LinkType;
  };
}

/** For each type: how its token is stored, the name in its link, and the column that records the sending. */
const KINDS: Record<LinkType, { kind: TokenKind; name: string; sent: string }> = {
  signup: { kind: 'confirmation', name: 'signup', sent: 'confirmation_sent_at' },
  invite: { kind: 'invite', name: 'invite', sent: 'invited_at' },
  magiclink: { kind: 'magiclink', name: 'magiclink', sent: 'recovery_sent_at' },
  recovery: { kind: 'recovery', name: 'recovery', sent: 'recovery_sent_at' },
  email_change_current: { kind: 'email_change_current', name: 'email_change', sent: 'email_change_sent_at' },
  email_change_new: { kind: 'email_change_new', name: 'email_change', sent: 'email_change_sent_at' },
};

export async function generateLink(
  context: AuthContext,
  client: pg.ClientBase,
  wanted: WantedLink,
): Promise<GeneratedLink> {
  const { user, type } = await accountFor(client, wanted);
  const { kind, name, sent } = KINDS[type];
  const { redirectTo } = wanted;
  const relatesTo = type === 'email_change_new' ? newEmailOf(wanted) : wanted.email;
  const { code, token } = await createOneTimeToken(context, client, { userId: user.id, kind, relatesTo, redirectTo });
  await client.query(`update auth.users set ${sent} = $2, updated_at = $2 where id = $1`, [user.id, context.now()]);
  return {
    userId: user.id,
    properties: {
      action_link: linkOf(context, token, name, redirectTo),
      email_otp: code,
      hashed_token: token,
      redirect_to: redirectTo,
      verification_type: type,
    },
  };
}

async function accountFor(client: pg.ClientBase, wanted: WantedLink): Promise<{ user: UserRow; type: LinkType }> {
  const { type, email } = wanted;
  if (type === 'signup' || type === 'invite') return { user: await findOrMakeInvitee(client, wanted), type };
  const user = await findUserByEmail(client, email);
  if (type === 'magiclink' && !user) return { user: await makeInvitee(client, wanted), type: 'signup' };
  if (!user) throw new AuthError('user_not_found');
  if (type === 'email_change_current' || type === 'email_change_new')
    await startChange(client, user, newEmailOf(wanted));
  return { user, type };
}

/** Both links belong to one change: asking for the second does not forget who agreed to the first. */
async function startChange(client: pg.ClientBase, user: UserRow, newEmail: string): Promise<void> {
  if (await findUserByEmail(client, newEmail)) throw new AuthError('email_exists');
  await client.query(
    `update auth.users set email_change = $2,
       email_change_confirmed = case when email_change = $2 then email_change_confirmed else '{}' end where id = $1`,
    [user.id, newEmail],
  );
}

function newEmailOf({ newEmail }: WantedLink): string {
  if (newEmail === null) throw new AuthError('validation_failed', 'new_email: is required for this type of link');
  return newEmail;
}
