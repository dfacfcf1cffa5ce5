import { describe, expect, it } from 'vitest';
import type { Challenge } from '#web/features/auth/stored-challenge.ts';
import {
  canEnter,
  canResend,
  canVerify,
  firstState,
  isExpired,
  nextState,
  type StepEvent,
  type StepState,
} from '#web/features/auth/use-second-step.ts';

const START = 1_800_000_000_000;
const challenge: Challenge = {
  ok: true,
  factorId: 'factor',
  challengeId: 'challenge',
  sessionId: 'session',
  kind: 'email',
  deadline: START + 300_000,
  attemptsLeft: 3,
};
const asked: StepEvent = { kind: 'asked', challenge, now: START };
const tick = (seconds: number): StepEvent => ({ kind: 'tick', now: START + seconds * 1000 });
const wrong: StepEvent = { kind: 'wrong', failure: 'Ce code n’est pas le bon.' };

const after = (...events: StepEvent[]): StepState => events.reduce(nextState, firstState);

describe('the second step', () => {
  it('waits for its challenge before it accepts a code', () => {
    expect(canEnter(firstState)).toBe(true);
    expect(canVerify(firstState)).toBe(false);
    expect(canResend(firstState)).toBe(false);
    expect(after(tick(10)).secondsLeft).toBe(300);
  });

  it('closes after 300 seconds, however few ticks there were [TWO-03]', () => {
    expect(after(asked, tick(299)).secondsLeft).toBe(1);
    expect(canEnter(after(asked, tick(299)))).toBe(true);
    const over = after(asked, tick(300));
    expect(isExpired(over)).toBe(true);
    expect(canEnter(over)).toBe(false);
    expect(canVerify(over)).toBe(false);
    // Setting the clock back does not reopen it.
    expect(isExpired(nextState(over, tick(10)))).toBe(true);
    expect(isExpired(after(asked, { kind: 'expired' }))).toBe(true);
  });

  it('can request another code when expired or at 240 seconds or less [TWO-05]', () => {
    expect(canResend(after(asked, tick(59)))).toBe(false);
    expect(canResend(after(asked, tick(60)))).toBe(true);
    expect(canResend(after(asked, tick(301)))).toBe(true);
    expect(canResend(after(asked, tick(60), { kind: 'asking' }))).toBe(false);
    expect(canResend(after({ kind: 'failed', failure: 'non' }))).toBe(true);
  });

  it('has three attempts; a new code resets the attempts and the time [TWO-04]', () => {
    expect(after(asked, wrong).attemptsLeft).toBe(2);
    const dead = after(asked, wrong, wrong, wrong);
    expect(dead).toMatchObject({ attemptsLeft: 0, failure: 'Ce code n’est pas le bon.' });
    expect(canEnter(dead)).toBe(false);
    expect(canResend(dead)).toBe(true);
    const again = nextState(nextState(dead, tick(120)), {
      kind: 'asked',
      challenge: { ...challenge, deadline: START + 420_000 },
      now: START + 120_000,
    });
    expect(again).toMatchObject({ attemptsLeft: 3, secondsLeft: 300, failure: undefined });
    expect(after(asked, { kind: 'dead', failure: 'trop' }).attemptsLeft).toBe(0);
  });

  it('verifies one code at a time, and continues after a failure of the network [TWO-07]', () => {
    expect(canVerify(after(asked))).toBe(true);
    expect(canVerify(after(asked, { kind: 'verifying' }))).toBe(false);
    const failed = after(asked, { kind: 'verifying' }, { kind: 'failed', failure: 'hors ligne' });
    expect(canVerify(failed)).toBe(true);
    expect(failed.attemptsLeft).toBe(3);
    expect(nextState(failed, { kind: 'typed' }).failure).toBeUndefined();
  });

  it('resumes a challenge from before a reload', () => {
    const stored = { ...challenge, attemptsLeft: 1 };
    const resumed = after({ kind: 'asked', challenge: stored, now: START + 100_000 });
    expect(resumed).toMatchObject({ attemptsLeft: 1, secondsLeft: 200 });
  });
});
