// When a code of the second step may be tried, and when another may be sent. Pure: the clock is passed in.

export interface CodeRules {
  /** Wrong tries after which a code is dead. */
  attempts: number;
  /** Seconds between two messages. */
  resendAfter: number;
}

export interface SentCode {
  createdAt: Date;
  expiresAt: Date;
  /** Tries so far. */
  attempts: number;
  verifiedAt: Date | null;
}

export type CodeState = 'open' | 'used' | 'dead' | 'expired';

export function codeState(code: SentCode, rules: CodeRules, now: Date): CodeState {
  if (code.verifiedAt) return 'used';
  if (code.expiresAt <= now) return 'expired';
  return attemptsLeft(code, rules) === 0 ? 'dead' : 'open';
}

export const attemptsLeft = (code: Pick<SentCode, 'attempts'>, rules: Pick<CodeRules, 'attempts'>): number =>
  Math.max(0, rules.attempts - code.attempts);

export const secondsLeft = (code: Pick<SentCode, 'expiresAt'>, now: Date): number => secondsUntil(code.expiresAt, now);

/** 0 when a message may leave now: at first, once the last code is of no more use, or when it was sent long enough ago. */
export function secondsUntilResend(last: SentCode | null, rules: CodeRules, now: Date): number {
  if (!last || codeState(last, rules, now) !== 'open') return 0;
  const until = secondsUntil(new Date(last.createdAt.getTime() + rules.resendAfter * 1_000), now);
  return Math.min(until, secondsLeft(last, now));
}

const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1_000));
