// What a kind of factor must know: how to ask, and how to check the answer.
import type pg from 'pg';
import type { FactorRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import type { ChallengeRow } from '#platform/auth/factors/challenges.ts';
import type { CurrentUser } from '#platform/auth/sessions/current-user.ts';
import type { AuthMethod } from '#platform/auth/sessions/sessions.ts';

export interface Asked {
  current: CurrentUser;
  factor: FactorRow;
  /** All of the person's factors. */
  factors: readonly FactorRow[];
  challengeId: string;
  /** The relying party the browser speaks for, with WebAuthn. */
  rpId: string | null;
}

export interface Question {
  codeHash?: string;
  webAuthnChallenge?: string;
  /** What the answer carries beside the challenge itself. */
  extra?: Record<string, unknown>;
}

export interface Answered {
  current: CurrentUser;
  factor: FactorRow;
  challenge: ChallengeRow;
  code: string | null;
  credential: Record<string, unknown> | null;
}

export interface FactorKind {
  /** The proof it adds to a session. */
  method: AuthMethod;
  answer: 'code' | 'credential';
  /** Refuses, before anything is written, to ask again too early or too often. */
  mayAsk(context: AuthContext, asked: Pick<Asked, 'current' | 'factor'>): Promise<void>;
  ask(context: AuthContext, client: pg.ClientBase, asked: Asked): Promise<Question>;
  /** Whether the answer is right; what must not be accepted twice is written down by the same call. */
  check(context: AuthContext, client: pg.ClientBase, answered: Answered): Promise<boolean>;
}
