// The factors of the second step: enrolment, verification, removal, and the recovery codes for a lost telephone.
import * as z from 'zod/mini';
import { callAuth, NOT_OFFERED } from '#web/features/account/auth-service.ts';
import { renewSession } from '#web/features/account/mutations.ts';
import type { Method } from '#web/features/account/queries.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { site } from '#web/locales/fr/public/site.ts';

/** An enrolled factor is not in use until its first code is verified. */
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

const enrolledFactor = z.object({ id: z.string() });

export async function enrolEmail(): Promise<Enrolment | Refusal> {
  const result = await attempt<Extract<Enrolment, { ok: true }>>(async () => {
    const factor = await callAuth('/factors', { method: 'POST', body: { factor_type: 'email' } });
    const { id: factorId } = enrolledFactor.parse(factor);
    const asked = await askFactor(factorId);
    return asked.ok ? { ok: true, kind: 'email', factorId, challengeId: asked.challengeId } : asked;
  });
  // A service without this kind of factor calls the request itself invalid.
  return !result.ok && result.code === 'validation_failed' ? refusalOf({ code: NOT_OFFERED }) : result;
}

export type Asked = { ok: true; challengeId: string } | Refusal;

/** Sends the code by mail or by message where the factor has one to send. */
export async function askFactor(factorId: string): Promise<Asked> {
  return attempt(async () => {
    const client = await openSession();
    const { data, error } = await client.auth.mfa.challenge({ factorId });
    return error ? refusalOf(error) : { ok: true, challengeId: data.id };
  });
}

/** Without a challenge, as for an application, one is created for this attempt. */
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
    // The token has the level that the removed factor gave.
    return error ? refusalOf(error) : renewSession();
  });
}

/** Drops an enrolment that was not completed. Without this request the server drops it later. */
export async function forgetEnrolment(factorId: string): Promise<void> {
  const client = await openSession();
  await client.auth.mfa.unenroll({ factorId });
}

export type RecoveryCodes = { ok: true; codes: readonly string[] } | Refusal;

const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** The first set of codes, or a set that replaces the one before. */
export async function makeRecoveryCodes(isReplacing: boolean): Promise<RecoveryCodes> {
  return attempt(async () => {
    const path = `/factors/recovery-codes${isReplacing ? '/regenerate' : ''}`;
    const { codes } = recoveryCodes.parse(await callAuth(path, { method: 'POST', body: {} }));
    // The session lists the recovery codes as a factor.
    await renewSession();
    return { ok: true, codes };
  });
}

/**
 * A session falls back to its first step when the factor that raised it is removed. Verifying another factor first spares the person
 * a second sign-in.
 */
export const otherMethod = (methods: readonly Method[], removed: Method): Method | null =>
  methods.find(({ id }) => id !== removed.id) ?? null;

/** In groups of four, which are easier to read aloud and to type. */
export const groupCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
