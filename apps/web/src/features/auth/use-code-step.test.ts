import { describe, expect, it } from 'vitest';
import { afterRefusal } from '#web/features/auth/use-code-step.ts';

const refused = (code: string, left: number) => afterRefusal({ code, message: 'la phrase' }, left);

describe('a code that is refused [ERR-10]', () => {
  it('costs an attempt and shows how many are left', () => {
    expect(refused('mfa_verification_failed', 2)).toEqual({
      event: { kind: 'wrong', failure: 'la phrase' },
      toast: { title: 'Code incorrect', description: 'Il vous reste 2 tentatives.' },
    });
    expect(refused('mfa_verification_failed', 1).toast?.description).toBe('Il vous reste 1 tentative.');
  });

  it.each([
    ['mfa_verification_failed', 0],
    ['mfa_verification_rejected', 2],
  ])('is the last one: %s with %i left', (code, left) => {
    expect(refused(code, left)).toMatchObject({ event: { kind: 'dead' }, toast: { title: 'Trop de tentatives' } });
  });

  it('has expired, which the countdown shows', () => {
    expect(refused('mfa_challenge_expired', 2)).toEqual({ event: { kind: 'expired' }, toast: null });
  });

  it('never reached the server, and costs no attempt', () => {
    expect(refused('network', 2)).toEqual({
      event: { kind: 'failed', failure: 'la phrase' },
      toast: { title: 'Erreur de vérification', description: 'la phrase' },
    });
  });
});
