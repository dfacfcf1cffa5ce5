import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ELSEWHERE, finishSignIn, register } from '#web/features/auth/mutations.ts';

const auth = {
  signUp: vi.fn(),
  exchangeCodeForSession: vi.fn(),
  setSession: vi.fn(async () => ({ error: null })),
};
vi.mock('#web/features/auth/session.ts', () => ({
  openSession: async () => ({ auth }),
  getSession: () => ({ status: 'signed-out' }),
}));

const finish = (params: Record<string, string>) => finishSignIn(new URLSearchParams(params));
const tokens = { access_token: 'a.b.c', refresh_token: 'd' };

describe('a sign-in through another site', () => {
  beforeEach(() => {
    auth.exchangeCodeForSession.mockReset().mockResolvedValue({ error: null });
    auth.setSession.mockClear();
  });

  it('is completed by the code of the redirect [PUB-09]', async () => {
    expect(await finish({ code: 'abc' })).toMatchObject({ ok: true });
    expect(auth.exchangeCodeForSession).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('was refused, and the more exact of two reasons is returned', async () => {
    expect(await finish({ error: 'access_denied' })).toMatchObject({
      code: 'access_denied',
      message: 'La connexion a été interrompue. Vous pouvez recommencer.',
    });
    expect(await finish({ error: 'access_denied', error_code: 'otp_expired' })).toMatchObject({ code: 'otp_expired' });
    expect(await finish({})).toMatchObject({ code: 'flow_state_not_found' });
  });

  it('was started in another browser', async () => {
    auth.exchangeCodeForSession.mockResolvedValue({ error: { code: 'pkce_code_verifier_not_found' } });
    expect(await finish({ code: 'abc' })).toMatchObject({ ok: false, code: ELSEWHERE });
  });

  it('accepts a session in the address only where a new password is set', async () => {
    const params = new URLSearchParams({ ...tokens, type: 'invite' });
    expect(await finishSignIn(params)).toMatchObject({ ok: false, code: ELSEWHERE });
    expect(auth.setSession).not.toHaveBeenCalled();
    expect(await finishSignIn(params, { bringsSession: true })).toMatchObject({ ok: true });
    expect(auth.setSession).toHaveBeenCalledExactlyOnceWith(tokens);
  });
});

describe('a registration', () => {
  it('without an account in the answer has failed [ERR-01]', async () => {
    vi.stubGlobal('location', { origin: 'http://own.example' });
    auth.signUp.mockResolvedValueOnce({ data: { user: null, session: null }, error: null });
    const wish = { name: 'Alix', email: 'alix@example.org', password: 'six666', role: 'client' } as const;
    expect(await register(wish)).toMatchObject({ ok: false, message: "L'inscription a échoué" });
    expect(auth.signUp.mock.lastCall?.[0].options).toEqual({
      emailRedirectTo: 'http://own.example/auth/callback?confirmation=1',
      data: { name: 'Alix', greeting: 'Alix', role: 'client' },
    });
    vi.unstubAllGlobals();
  });
});
