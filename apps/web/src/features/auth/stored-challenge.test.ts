import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Challenge,
  readStoredChallenge,
  removeStoredChallenge,
  storeChallenge,
} from '#web/features/auth/stored-challenge.ts';

const challenge: Challenge = {
  ok: true,
  factorId: 'factor',
  challengeId: 'challenge',
  sessionId: 'session',
  kind: 'totp',
  deadline: 1,
  attemptsLeft: 2,
};

describe('the open challenge of the second step', () => {
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

  it('is stored until it is answered', () => {
    expect(readStoredChallenge()).toBeNull();
    storeChallenge(challenge);
    expect(readStoredChallenge()).toEqual(challenge);
    removeStoredChallenge();
    expect(readStoredChallenge()).toBeNull();
  });

  it('is null when the stored value is invalid or storage is forbidden', () => {
    values.set('liesse.second-step', '{');
    expect(readStoredChallenge()).toBeNull();
    vi.stubGlobal('window', {});
    expect(() => storeChallenge(challenge)).not.toThrow();
    expect(() => removeStoredChallenge()).not.toThrow();
    expect(readStoredChallenge()).toBeNull();
  });
});
