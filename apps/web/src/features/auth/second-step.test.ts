import type { User } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { factorsOf, formatCountdown } from '#web/features/auth/second-step.ts';

const factor = (id: string, factor_type: string, status = 'verified') => ({ id, factor_type, status });
const session = (...factors: object[]) => ({ user: { factors } as unknown as User });

describe('the factors that take a code', () => {
  it('are the verified ones, the application first', () => {
    const all = [
      factor('m', 'email'),
      factor('r', 'recovery_code'),
      factor('n', 'totp', 'unverified'),
      factor('t', 'totp'),
    ];
    expect(factorsOf(session(...all)).map(({ id }) => id)).toEqual(['t', 'm']);
  });

  it('are none without a session or without any', () => {
    expect(factorsOf(null)).toEqual([]);
    expect(factorsOf(session())).toEqual([]);
  });
});

describe('the countdown', () => {
  it.each([
    [300, '5:00'],
    [245, '4:05'],
    [59, '0:59'],
    [0, '0:00'],
  ])('of %i seconds reads %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
