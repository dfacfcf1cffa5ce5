// The mutations of a person's own account. Each returns a value; the session is refreshed where it contains the changed data.

import type { ProfileForm } from '#web/features/account/forms.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { siteOrigin } from '#web/lib/device/native.ts';

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

/** Both addresses get a mail, whose link leads back to this page. */
export async function changeEmail(email: string, nonce: Nonce): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const back = { emailRedirectTo: siteOrigin() + location.pathname };
    const { error } = await client.auth.updateUser({ email, ...(nonce && { nonce }) }, back);
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function resendEmailChange(email: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const options = { emailRedirectTo: siteOrigin() + location.pathname };
    const { error } = await client.auth.resend({ type: 'email_change', email, options });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Refreshes the token and the person's data in it. */
export async function renewSession(): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.refreshSession();
    return error ? refusalOf(error) : { ok: true };
  });
}
