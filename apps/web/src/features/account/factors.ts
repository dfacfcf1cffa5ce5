// The second step as its owner arranges it: methods begun, proved and given up, and the codes for a lost telephone.
import { callAuth } from '#web/features/account/auth-service.ts';
import { renewSession } from '#web/features/account/mutations.ts';
import type { Method } from '#web/features/account/queries.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { site } from '#web/locales/fr/site.ts';

/** Begun, and good for nothing until its first code is right. */
export type Enrolment =
  | { ok: true; kind: 'totp'; factorId: string; uri: string; secret: string }
  | { ok: true; kind: 'email'; factorId: string; challengeId: string };

export async function enrolTotp(): Promise<Enrolment | Refusal> {
  return attempt(async () => {
    const client = await openSession();
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: site.name });
    if (error) return refusalOf(error);
    return { ok: true, kind: 'totp', factorId: data.id, uri: data.totp.uri, secret: data.totp.secret };
  });
}

export async function enrolEmail(): Promise<Enrolment | Refusal> {
  return attempt(async () => {
    const { id: factorId } = await callAuth<{ id: string }>('/factors', {
      method: 'POST',
      body: { factor_type: 'email' },
    });
    const asked = await askFactor(factorId);
    return asked.ok ? { ok: true, kind: 'email', factorId, challengeId: asked.challengeId } : asked;
  });
}

export type Asked = { ok: true; challengeId: string } | Refusal;

/** A message leaves where there is one to send. */
export async function askFactor(factorId: string): Promise<Asked> {
  return attempt(async () => {
    const client = await openSession();
    const { data, error } = await client.auth.mfa.challenge({ factorId });
    return error ? refusalOf(error) : { ok: true, challengeId: data.id };
  });
}

/** Without a challenge of its own, as for an application, one is made for this try. */
export async function answerFactor(factorId: string, challengeId: string | null, code: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } =
      challengeId === null
        ? await client.auth.mfa.challengeAndVerify({ factorId, code })
        : await client.auth.mfa.verify({ factorId, challengeId, code });
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function removeFactor(factorId: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.mfa.unenroll({ factorId });
    // The token still tells of a level that rested on what is gone.
    return error ? refusalOf(error) : renewSession();
  });
}

/** An enrolment that was not completed; the server forgets it by itself if this does not arrive. */
export async function forgetEnrolment(factorId: string): Promise<void> {
  const client = await openSession();
  await client.auth.mfa.unenroll({ factorId });
}

export type RecoveryCodes = { ok: true; codes: readonly string[] } | Refusal;

/** The first set, or one that takes the place of the one before. */
export async function makeRecoveryCodes(isReplacing: boolean): Promise<RecoveryCodes> {
  return attempt(async () => {
    const path = `/factors/recovery-codes${isReplacing ? '/regenerate' : ''}`;
    const { codes } = await callAuth<{ codes: string[] }>(path, { method: 'POST', body: {} });
    // The session's list of factors has one more.
    await renewSession();
    return { ok: true, codes };
  });
}

/**
 * A session falls back to its first step with the factor that raised it. Proving another one before removing this one
 * spares the person a second sign-in.
 */
export const otherMethod = (methods: readonly Method[], removed: Method): Method | null =>
  methods.find(({ id }) => id !== removed.id) ?? null;

/** Read aloud and typed in groups of four. */
export const groupCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
