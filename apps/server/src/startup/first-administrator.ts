// A site without an administrator invites the first one by mail, to the address its operator configured. Never a fixed password.
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';

export interface FirstAdministratorOptions {
  email: string;
  admin: pg.ClientConfig;
  /** The platform's own address and secret key: the invitation goes through the auth service like any other. */
  url: string;
  secretKey: string;
  /** The page on which an invited person chooses a password. */
  choosePassword: string;
  fetch: typeof fetch;
}

/** Whether an invitation was sent. */
export async function inviteFirstAdministrator(options: FirstAdministratorOptions): Promise<boolean> {
  const code = await prepareInvitation(options);
  if (code === null) return false;
  const answer = await options.fetch(
    `${options.url}/auth/v1/invite?${new URLSearchParams({ redirect_to: options.choosePassword })}`,
    {
      method: 'POST',
      headers: { apikey: options.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: options.email, data: { role: 'admin', invitation_code: code } }),
    },
  );
  if (!answer.ok) throw new Error(`the first administrator could not be invited: ${answer.status}`);
  return true;
}

/** Null when somebody administers the site already. Processes that start together agree on one invitation. */
async function prepareInvitation({ admin, email }: FirstAdministratorOptions): Promise<string | null> {
  return withClient(admin, async (client) => {
    await client.query('begin');
    await client.query('lock table private.admin_invitations');
    const { rows } = await client.query<{ code: string }>(
      `with fresh as (select private.new_token() as code),
       invited as (
         insert into private.admin_invitations (code_hash, email)
         select private.hash_invitation(code), $1 from fresh
         where not exists (select from public.profiles where role = 'admin')
         returning 1
       )
       select code from fresh where exists (select from invited)`,
      [email],
    );
    await client.query('commit');
    return rows[0]?.code ?? null;
  });
}
