// The second step, as the server keeps it: 300 seconds, three tries, a new code after a minute. The screen follows the same
// clock so that it can say so, and the server decides.
import type { Factor } from '@supabase/supabase-js';
import { attempt, type Done, type SignInResult } from '#web/features/auth/mutations.ts';
import { getSession, openSession } from '#web/features/auth/session.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';

export const CODE_LENGTH = 6;
export const CODE_SECONDS = 300;
export const MAX_ATTEMPTS = 3;
/** A new code may be asked for once this much or less is left. */
export const RESEND_AT = 240;

export type StepKind = 'email' | 'totp' | 'phone';

export interface Challenge {
  ok: true;
  factorId: string;
  challengeId: string;
  kind: StepKind;
}

/** Asks the account's first factor that takes a code; a message leaves where there is one to send. */
export async function askForCode(): Promise<Challenge | Refusal> {
  return attempt(async () => {
    const client = await openSession();
    const { data, error } = await client.auth.getSession();
    if (error) return refusalOf(error);
    const factor = chooseFactor(data.session?.user.factors ?? []);
    if (factor === undefined) return refusalOf({ code: 'mfa_factor_not_found' });
    const asked = await client.auth.mfa.challenge({ factorId: factor.id });
    if (asked.error) return refusalOf(asked.error);
    return { ok: true, factorId: factor.id, challengeId: asked.data.id, kind: kindOf(factor) };
  });
}

export async function verifyCode({ factorId, challengeId }: Challenge, code: string): Promise<SignInResult> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
    return error ? refusalOf(error) : { ok: true, state: getSession() };
  });
}

/** Leaves the half-open session behind. */
export async function cancelSecondStep(): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.signOut({ scope: 'local' });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** 4:05 */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const preference: readonly string[] = ['totp', 'email', 'phone'];

function chooseFactor(factors: readonly Factor[]): Factor | undefined {
  return factors
    .filter((factor) => factor.status === 'verified' && preference.includes(factor.factor_type))
    .toSorted((a, b) => preference.indexOf(a.factor_type) - preference.indexOf(b.factor_type))[0];
}

function kindOf({ factor_type: type }: Factor): StepKind {
  return (type as string) === 'email' ? 'email' : type === 'phone' ? 'phone' : 'totp';
}
