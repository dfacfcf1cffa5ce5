// What a person changes of their own account. Each answers with a value; the session is renewed where it shows the change.
import type { ProfileForm } from '#web/features/account/forms.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';

/** A code from the account's own mailbox, where the server asked for one. */
export type Nonce = string | undefined;

export async function saveProfile(personId: string, { name, phone }: ProfileForm): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client
      .from('profiles')
      .update({ name, phone: phone === '' ? null : phone })
      .eq('id', personId);
    return error ? refusalOf(error) : renewSession();
  });
}

export async function changePassword(password: string, nonce: Nonce): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.updateUser({ password, ...(nonce && { nonce }) });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Both addresses get a message, whose links lead back to this page. */
export async function changeEmail(email: string, nonce: Nonce): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const back = { emailRedirectTo: location.origin + location.pathname };
    const { error } = await client.auth.updateUser({ email, ...(nonce && { nonce }) }, back);
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function resendEmailChange(email: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const options = { emailRedirectTo: location.origin + location.pathname };
    const { error } = await client.auth.resend({ type: 'email_change', email, options });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** The token and the person it shows, as the server knows them now. */
export async function renewSession(): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.refreshSession();
    return error ? refusalOf(error) : { ok: true };
  });
}
