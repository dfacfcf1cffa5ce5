// Sign-in, registration, password reset and sign-out. Each returns a value; a refusal has a French message.
import type { PartnerType, Role } from '@liesse/domain';
import { FROM } from '#web/features/auth/landing.ts';
import { getSession, openSession, type Person, type SessionState } from '#web/features/auth/session.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { rememberSession } from '#web/lib/api/session-storage.ts';
import { siteOrigin } from '#web/lib/device/native.ts';
import { remember } from '#web/lib/offline/storage-keys.ts';
import { auth } from '#web/locales/fr/account/auth.ts';

export type SignInResult = { ok: true; state: SessionState } | Refusal;

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

export async function signIn({ email, password, rememberMe }: Credentials): Promise<SignInResult> {
  return attempt(async () => {
    rememberSession(rememberMe);
    const client = await openSession();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) return refusalOf(error);
    remember('rememberedEmail', rememberMe ? email : null);
    return { ok: true, state: getSession() };
  });
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  role: Extract<Role, 'client' | 'partner' | 'admin'>;
  partnerType?: PartnerType | undefined;
  invitationCode?: string | undefined;
}

export type RegisterResult = { ok: true; person: Person | null } | Refusal;

/** A response without a session means that the address must be confirmed first. The server decides about the requested role. */
export async function register(wish: Registration): Promise<RegisterResult> {
  return attempt(async () => {
    const client = await openSession();
    const { data, error } = await client.auth.signUp({
      email: wish.email,
      password: wish.password,
      options: {
        emailRedirectTo: confirmationAddress(),
        data: {
          name: wish.name,
          // How mails address the account: a person by the first name, a business by its whole name.
          greeting: wish.role === 'partner' ? wish.name : (wish.name.trim().split(/\s+/)[0] ?? ''),
          role: wish.role,
          ...(wish.partnerType && { partner_type: wish.partnerType }),
          ...(wish.invitationCode && { invitation_code: wish.invitationCode }),
        },
      },
    });
    if (error) return refusalOf(error);
    if (data.user === null) return { ...refusalOf({ code: 'signup_failed' }), message: auth.register.failed };
    const state = getSession();
    return { ok: true, person: data.session !== null && state.status === 'signed-in' ? state.person : null };
  });
}

export async function resendConfirmation(email: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: confirmationAddress() },
    });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Verifies the code that a mail has beside its link. */
export type MailProof = 'signup' | 'recovery';

export async function proveByMail(proof: MailProof, email: string, code: string): Promise<SignInResult> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.verifyOtp({ type: proof, email, token: code });
    return error ? refusalOf(error) : { ok: true, state: getSession() };
  });
}

export async function requestReset(email: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: `${siteOrigin()}/reset-password`,
    });
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function setPassword(password: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.updateUser({ password });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** The link was opened in another browser than the one that requested it: the address is confirmed, without a session here. */
export const ELSEWHERE = 'bad_code_verifier';

interface Ending {
  /** No browser requested an invitation, so its link contains the session. */
  bringsSession: boolean;
}

/** Completes a sign-in through a provider or through the link of a mail. */
export async function finishSignIn(
  params: URLSearchParams,
  { bringsSession }: Ending = { bringsSession: false },
): Promise<SignInResult> {
  return attempt(async () => {
    const refused = params.get('error_code') ?? params.get('error');
    if (refused === 'access_denied') return { ...refusalOf({ code: refused }), message: auth.social.cancelled };
    if (refused !== null) return refusalOf({ code: refused });
    const code = params.get('code');
    const token = params.get('access_token');
    if (code === null && token === null) return refusalOf({ code: 'flow_state_not_found' });
    // On any other page a link could sign people in to another account unnoticed.
    if (code === null && !bringsSession) return refusalOf({ code: ELSEWHERE });
    const client = await openSession();
    const { error } =
      code === null
        ? await client.auth.setSession({ access_token: token ?? '', refresh_token: params.get('refresh_token') ?? '' })
        : await client.auth.exchangeCodeForSession(code);
    if (error?.code === 'pkce_code_verifier_not_found') return refusalOf({ code: ELSEWHERE });
    return error ? refusalOf(error) : { ok: true, state: getSession() };
  });
}

/** Marks the link of a mail, which confirms an address even in a browser that did not request it. */
export const CONFIRMATION = 'confirmation';
/** Carries the page that was asked for through the confirmation. */
function confirmationAddress(): string {
  const from = new URLSearchParams(location.search).get(FROM);
  const params = new URLSearchParams({ [CONFIRMATION]: '1', ...(from !== null && { [FROM]: from }) });
  return `${siteOrigin()}/auth/callback?${params}`;
}
