// Fresh proof of identity, which the server requires before sensitive changes of an account. The proof depends on the account: its
// second step, or else its password; for a new password or address, a code by mail.
import { createContext, useContext } from 'react';
import { callAuth } from '#web/features/account/auth-service.ts';
import { answerFactor, askFactor } from '#web/features/account/factors.ts';
import type { Account, Method } from '#web/features/account/queries.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';

export type Question =
  | { kind: 'mail'; email: string }
  | { kind: 'factor'; email: string; method: Method }
  | { kind: 'password'; email: string }
  /** The account has no proof to ask for: the person has to sign in again. */
  | { kind: 'again' };

/** The request to authorise. `nonce` is the code from the mail, when that is the proof. */
type Work<T> = (nonce?: string) => Promise<T | Refusal>;

export interface Reauthentication {
  /** Sends the request. If the server requires proof, asks for it and sends the request again. */
  prove: <T extends { ok: true }>(work: Work<T>, by?: 'mail') => Promise<T | Refusal>;
  /** Asks for this factor before the first request. */
  proveBy: <T extends { ok: true }>(method: Method, work: Work<T>) => Promise<T | Refusal>;
  /** Asks before the first request, however fresh the session is: for changes that cannot be undone. */
  proveAnew: <T extends { ok: true }>(work: Work<T>) => Promise<T | Refusal>;
}

export const ReauthenticationContext = createContext<Reauthentication | null>(null);

export function useReauthentication(): Reauthentication {
  const prover = useContext(ReauthenticationContext);
  if (prover === null) throw new Error('useReauthentication needs a ReauthenticationProvider above it');
  return prover;
}

export const needsReauthentication = ({ code }: Refusal): boolean =>
  code === 'reauthentication_needed' || code === 'insufficient_aal';

export function questionFor(refusal: Refusal, account: Account, by?: 'mail'): Question {
  const { email, methods, hasPassword } = account;
  if (by === 'mail' && refusal.code === 'reauthentication_needed') return { kind: 'mail', email };
  const [method] = methods;
  if (method !== undefined) return { kind: 'factor', email, method };
  return hasPassword ? { kind: 'password', email } : { kind: 'again' };
}

export type Sent = { ok: true; challengeId: string | null } | Refusal;

/** Sends the code that the person will type, where the question needs one. */
export async function sendQuestion(question: Question): Promise<Sent> {
  if (question.kind === 'factor' && question.method.kind !== 'totp') return askFactor(question.method.id);
  if (question.kind !== 'mail') return { ok: true, challengeId: null };
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.reauthenticate();
    return error ? refusalOf(error) : { ok: true, challengeId: null };
  });
}

/** Verifies the answer. A code from the mail is not verified here but by the authorised request itself. */
export async function giveAnswer(question: Question, challengeId: string | null, answer: string): Promise<Done> {
  if (question.kind === 'factor') return answerFactor(question.method.id, challengeId, answer);
  return question.kind === 'password' ? signInAgain(question.email, answer) : { ok: true };
}

/** Creates a new session and ends the current one. */
async function signInAgain(email: string, password: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const before = (await client.auth.getClaims()).data?.claims.session_id;
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) return refusalOf(error);
    // Best effort: without it the old session expires by itself.
    if (before !== undefined) await callAuth(`/sessions/${before}`, { method: 'DELETE' }).catch(() => null);
    return { ok: true };
  });
}
