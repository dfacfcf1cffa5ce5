import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Challenge, forgetChallenge, keepChallenge, keptChallenge } from '#web/features/auth/stored-challenge.ts';

const challenge: Challenge = {
  ok: true,
  factorId: 'factor',
  challengeId: 'challenge',
  sessionId: 'session',
  kind: 'totp',
  deadline: 1,
  attemptsLeft: 2,
};

describe('the open question of the second step', () => {
  const values = new Map<string, string>();
  beforeEach(() => {
    values.clear();
    const sessionStorage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    vi.stubGlobal('window', { sessionStorage });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is kept until it is answered', () => {
    expect(keptChallenge()).toBeNull();
    keepChallenge(challenge);
    expect(keptChallenge()).toEqual(challenge);
    forgetChallenge();
    expect(keptChallenge()).toBeNull();
  });

  it('is none when what is kept cannot be read, or nothing may be', () => {
    values.set('liesse.second-step', '{');
    expect(keptChallenge()).toBeNull();
    vi.stubGlobal('window', {});
    expect(() => keepChallenge(challenge)).not.toThrow();
    expect(() => forgetChallenge()).not.toThrow();
    expect(keptChallenge()).toBeNull();
  });
});
