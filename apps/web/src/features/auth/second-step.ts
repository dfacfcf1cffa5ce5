// The second step of signing in, with the limits of the server: 300 seconds, three attempts, a new code after a minute. The page shows
// these limits; the server enforces them.
import type { Factor, Session } from '@supabase/supabase-js';
import type { SignInResult } from '#web/features/auth/mutations.ts';
import { claimsOf, getSession, openSession } from '#web/features/auth/session.ts';
import {
  type Challenge,
  readStoredChallenge,
  removeStoredChallenge,
  type StepKind,
  storeChallenge,
} from '#web/features/auth/stored-challenge.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { platformAccess, type Supabase } from '#web/lib/api/supabase.ts';

export const CODE_LENGTH = 6;
export const CODE_SECONDS = 300;
export const MAX_ATTEMPTS = 3;
/** Another code can be requested once this many seconds or fewer are left. */
export const RESEND_AT = 240;

export interface StepFactors {
  /** Best first. */
  kinds: readonly StepKind[];
  hasRecoveryCodes: boolean;
}

/** The factors of this account that take a code. */
export async function readStepFactors(): Promise<StepFactors> {
  const client = await openSession();
  const { session } = (await client.auth.getSession()).data;
  return {
    kinds: factorsOf(session).map(({ factor_type: type }) => type as StepKind),
    hasRecoveryCodes: (session?.user.factors ?? []).some(
      (factor) => (factor.factor_type as string) === 'recovery_code',
    ),
  };
}

/** The open challenge of this session after a reload: the code that was mailed before is valid. */
export async function resumeStep(): Promise<Challenge | null> {
  const client = await openSession();
  const { data } = await client.auth.getSession();
  const stored = readStoredChallenge();
  const isOurs = stored !== null && data.session !== null && stored.sessionId === sessionIdOf(data.session);
  return isOurs && stored.deadline > Date.now() && stored.attemptsLeft > 0 ? stored : null;
}

/** Challenges the wanted factor, or the preferred one. The server sends a code where the factor needs one. */
export async function askForCode(wished?: StepKind): Promise<Challenge | Refusal> {
  return attempt(async () => {
    const client = await openSession();
    const { data, error } = await client.auth.getSession();
    if (error) return refusalOf(error);
    const { session } = data;
    const factors = factorsOf(session);
    const factor = factors.find(({ factor_type: type }) => type === wished) ?? factors[0];
    if (session === null || factor === undefined) return refusalOf({ code: 'mfa_factor_not_found' });
    return ask(client, session, factor);
  });
}

async function ask(client: Supabase, session: Session, factor: Factor): Promise<Challenge | Refusal> {
  const { data, error } = await client.auth.mfa.challenge({ factorId: factor.id });
  if (error) return refusalOf(error);
  const challenge: Challenge = {
    ok: true,
    factorId: factor.id,
    challengeId: data.id,
    sessionId: sessionIdOf(session),
    kind: factor.factor_type as StepKind,
    deadline: Date.now() + CODE_SECONDS * 1000,
    attemptsLeft: MAX_ATTEMPTS,
  };
  storeChallenge(challenge);
  return challenge;
}

export async function verifyCode(challenge: Challenge, code: string): Promise<SignInResult> {
  return attempt(async () => {
    const client = await openSession();
    const { factorId, challengeId } = challenge;
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
    if (error) return refusalOf(error);
    removeStoredChallenge();
    return { ok: true, state: getSession() };
  });
}

/** For a person without access to any other factor. The client's own method is experimental. */
export async function verifyRecoveryCode(code: string): Promise<SignInResult> {
  return attempt(async () => {
    const client = await openSession();
    const { data } = await client.auth.getSession();
    const { url, publishableKey } = platformAccess();
    const response = await fetch(`${url}/auth/v1/factors/recovery-codes/verify`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      body: JSON.stringify({ code }),
    });
    // A service without recovery codes answers 404, often as plain text.
    const answer = (await response.json().catch(() => ({}))) as Pick<Session, 'access_token' | 'refresh_token'> & {
      code?: string;
    };
    if (response.status === 404 && typeof answer.code !== 'string') return refusalOf({ code: 'not_offered' });
    if (!response.ok) return refusalOf({ code: answer.code, status: response.status });
    const { error } = await client.auth.setSession(answer);
    if (error) return refusalOf(error);
    removeStoredChallenge();
    return { ok: true, state: getSession() };
  });
}

/** Signs out of the session that lacks its second step. */
export async function cancelSecondStep(): Promise<Done> {
  return attempt(async () => {
    removeStoredChallenge();
    const client = await openSession();
    const { error } = await client.auth.signOut({ scope: 'local' });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** 4:05 */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const preference: readonly string[] = ['totp', 'email', 'phone'] satisfies StepKind[];

/** The verified factors that take a code, the preferred one first. */
export function factorsOf(session: Pick<Session, 'user'> | null): readonly Factor[] {
  return (session?.user.factors ?? [])
    .filter(({ status, factor_type: type }) => status === 'verified' && preference.includes(type))
    .toSorted((a, b) => preference.indexOf(a.factor_type) - preference.indexOf(b.factor_type));
}

const sessionIdOf = (session: Session): string => String(claimsOf(session.access_token).session_id);
