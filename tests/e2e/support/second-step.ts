// Enrols the factors of a second step, from another device.
import type { SupabaseClient } from '@supabase/supabase-js';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { home } from '#tests/e2e/support/service.ts';

/** Enables the second step with codes sent to the account's address. */
export async function addMailStep(client: SupabaseClient, email: string): Promise<void> {
  const factorId = await enrolMail(client);
  const asked = await client.auth.mfa.challenge({ factorId });
  if (asked.error) throw asked.error;
  const { code } = await letterTo(email, 'factor_code');
  const { error } = await client.auth.mfa.verify({ factorId, challengeId: asked.data.id, code });
  if (error) throw error;
}

/** The official client has no method for a factor by mail. */
async function enrolMail(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${home()}/auth/v1/factors`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'email' }),
  });
  if (!answer.ok) throw new Error(`enrolling: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** The secret that an authenticator application would store. */
export async function addAppStep(client: SupabaseClient, codeFor: (secret: string) => string): Promise<string> {
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp } = enrolled.data;
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(totp.secret) });
  if (error) throw error;
  return totp.secret;
}

export async function makeRecoveryCodes(client: SupabaseClient): Promise<readonly string[]> {
  const { data, error } = await client.auth.mfa.recoveryCodes.generate();
  if (error) throw error;
  return data.codes;
}
