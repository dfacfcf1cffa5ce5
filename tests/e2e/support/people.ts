// Accounts for one story each, made through the service's own doors: the operator's for the account, the person's own for
// the second step.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { fetchFrom, someNetwork } from '#tests/conformance/auth/network.ts';
import { codeOf } from '#tests/e2e/support/mailbox.ts';

export const PASSWORD = 'giroflée-47-brouette';

export interface NewPerson {
  id: string;
  email: string;
  name: string;
}

export interface Wanted {
  email?: string;
  /** As it was wished for, in whatever case. */
  role?: string;
  partnerType?: string;
  isConfirmed?: boolean;
}

export const newEmail = (): string => `${randomUUID().slice(0, 13)}@example.org`;

export async function newPerson(home: string, wanted: Wanted = {}): Promise<NewPerson> {
  const { email = newEmail(), role = 'client', partnerType, isConfirmed = true } = wanted;
  const name = role === 'client' ? 'Alix Fontaine' : 'Atelier Pivoine';
  const metadata = { name, role, ...(partnerType !== undefined && { partner_type: partnerType }) };
  const { data, error } = await clientOf(home, keys().secretKey).auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: isConfirmed,
    user_metadata: metadata,
  });
  if (error) throw error;
  return { id: data.user.id, email, name };
}

/** The link that an operator's invitation brings. */
export async function invitationOf(home: string, email: string): Promise<string> {
  const { data, error } = await clientOf(home, keys().secretKey).auth.admin.generateLink({
    type: 'invite',
    email,
    options: { redirectTo: `${home}/reset-password` },
  });
  if (error) throw error;
  return data.properties.action_link;
}

/** Somebody's own client, on another device than the browser of the story. */
export async function signedIn(home: string, email: string): Promise<SupabaseClient> {
  const client = clientOf(home, keys().publishableKey);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** Switches the second step on, by codes sent to the account's own address. */
export async function addMailStep(home: string, client: SupabaseClient, email: string): Promise<void> {
  const factorId = await enrolMail(home, client);
  const asked = await client.auth.mfa.challenge({ factorId });
  if (asked.error) throw asked.error;
  const code = await codeOf(home, email, 'factor_code');
  const { error } = await client.auth.mfa.verify({ factorId, challengeId: asked.data.id, code });
  if (error) throw error;
}

/** The official client has no word for a factor by mail yet. */
async function enrolMail(home: string, client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${home}/auth/v1/factors`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'email' }),
  });
  if (!answer.ok) throw new Error(`enrolling: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** The secret that an authenticator application would hold. */
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

/** As the server left them in its data folder. */
export function keys(): { publishableKey: string; secretKey: string } {
  return JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'keys.json'), 'utf8'));
}

function clientOf(home: string, key: string): SupabaseClient {
  return createClient(home, key, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    global: { fetch: fetchFrom(someNetwork()) },
  });
}
