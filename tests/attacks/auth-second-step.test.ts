// What the second step protects, asked for with the first alone, and changes without fresh proof.
import { describe, expect, it } from 'vitest';
import { totpCode } from '#tests/conformance/auth/totp.ts';
import { PASSWORD } from '#tests/support/password.ts';
import {
  type AuthAttempt,
  askAuth,
  codeOf,
  lastMessage,
  newEmail,
  newMember,
  signIn,
  sql,
  type Tokens,
} from './accounts.ts';
import { protectMember } from './protected-member.ts';
import { library } from './request.ts';

/** Somebody protected, with a session of the second level, the token it had before, and one of the first level. */
async function protectedMember() {
  const member = await newMember(library);
  const known = await protectMember(library, member);
  const low = (await signIn(library, member.email, PASSWORD, member.network)).json as Tokens;
  return { ...known, before: member.access_token, low };
}

const attempts = (factorId: string, identityId: string): Array<[string, AuthAttempt]> => [
  ['/user', { method: 'PUT', body: { password: 'nouvelle-phrase-52' } }],
  ['/user', { method: 'PUT', body: { email: newEmail() } }],
  ['/user', { method: 'PUT', body: { phone: '33612345678' } }],
  ['/factors', { body: { factor_type: 'totp', friendly_name: 'second' } }],
  [`/factors/${factorId}`, { method: 'DELETE' }],
  ['/factors/recovery-codes', { method: 'POST', body: {} }],
  ['/factors/recovery-codes/regenerate', { method: 'POST', body: {} }],
  ['/factors/recovery-codes', { method: 'DELETE' }],
  ['/passkeys/registration/options', { method: 'POST', body: {} }],
  [`/user/identities/${identityId}`, { method: 'DELETE' }],
  ['/user/identities/authorize?provider=google', {}],
];

describe('the second level', () => {
  it('A28 a token of the first level is refused for what the second protects', async () => {
    const { low, factorId, id } = await protectedMember();
    const [identity] = await sql(library, 'select id from auth.identities where user_id = $1', [id]);
    for (const [path, attempt] of attempts(factorId, String(identity?.['id']))) {
      const answer = await askAuth(library, path, { ...attempt, token: low.access_token });
      expect([path, attempt.method, answer.status, codeOf(answer)]).toEqual([
        path,
        attempt.method,
        403,
        'insufficient_aal',
      ]);
    }
    const [user] = await sql(library, 'select email_change, phone_change from auth.users where id = $1', [id]);
    expect(user).toEqual({ email_change: null, phone_change: null });
  });

  it('A28 a code tried by another session, or for another factor, raises nobody', async () => {
    const victim = await protectedMember();
    const thief = await protectedMember();
    const asked = await askAuth(library, `/factors/${victim.factorId}/challenge`, {
      token: victim.low.access_token,
      body: {},
    });
    const body = { challenge_id: (asked.json as { id: string }).id, code: totpCode(victim.secret, 1) };
    const stolen = await askAuth(library, `/factors/${victim.factorId}/verify`, {
      token: thief.low.access_token,
      body,
    });
    expect(stolen.status).toBe(404);
    const crossed = await askAuth(library, `/factors/${thief.factorId}/verify`, {
      token: thief.low.access_token,
      body: { ...body, code: totpCode(thief.secret, 1) },
    });
    expect(crossed.status).toBeGreaterThanOrEqual(400);
    const owner = await askAuth(library, `/factors/${victim.factorId}/verify`, {
      token: victim.low.access_token,
      body,
    });
    expect(owner.status).toBe(200);
  });

  it('A28 a code of the authenticator works once', async () => {
    const { low, factorId, secret, email, network } = await protectedMember();
    const code = totpCode(secret, 1);
    const attempt = async (token: string) => {
      const asked = await askAuth(library, `/factors/${factorId}/challenge`, { token, body: {} });
      const challenge_id = (asked.json as { id: string }).id;
      return askAuth(library, `/factors/${factorId}/verify`, { token, body: { challenge_id, code } });
    };
    expect((await attempt(low.access_token)).status).toBe(200);
    const again = (await signIn(library, email, PASSWORD, network)).json as Tokens;
    expect((await attempt(again.access_token)).status).toBe(422);
  });
});

describe('fresh proof', () => {
  it('A29 a factor is not removed by a token from before the second step', async () => {
    const { before, low, high, factorId } = await protectedMember();
    for (const token of [before, low.access_token]) {
      const answer = await askAuth(library, `/factors/${factorId}`, { method: 'DELETE', token });
      expect(answer.status).toBe(403);
    }
    const removed = await askAuth(library, `/factors/${factorId}`, { method: 'DELETE', token: high.access_token });
    expect(removed.status).toBe(200);
  });

  it('A29 the address and the password do not change in a session that is hours old', async () => {
    const { access_token, id, email } = await newMember(library);
    await sql(
      library,
      `update auth.sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password',
         'timestamp', extract(epoch from now() - interval '3 hours')::int)) where user_id = $1`,
      [id],
    );
    const change = (body: Record<string, unknown>) =>
      askAuth(library, '/user', { method: 'PUT', token: access_token, body });
    for (const body of [{ email: newEmail() }, { password: 'nouvelle-phrase-52' }, { phone: '33612345679' }])
      expect([body, codeOf(await change(body))]).toEqual([body, 'reauthentication_needed']);
    expect(codeOf(await change({ email: newEmail(), nonce: '000000' }))).toBe('reauthentication_not_valid');
    await askAuth(library, '/reauthenticate', { token: access_token });
    const { code } = await lastMessage(library, email);
    expect((await change({ password: 'nouvelle-phrase-52', nonce: code })).status).toBe(200);
  });

  it('A29 a stolen session alone cannot move the account to another address', async () => {
    const { access_token, email, id } = await newMember(library);
    const stolen = newEmail();
    await askAuth(library, '/user', { method: 'PUT', token: access_token, body: { email: stolen } });
    const { code } = await lastMessage(library, stolen);
    const confirmed = await askAuth(library, '/verify', { body: { email: stolen, token: code, type: 'email_change' } });
    expect(confirmed.json).not.toHaveProperty('access_token');
    const [row] = await sql(library, 'select email from auth.users where id = $1', [id]);
    expect(row?.['email']).toBe(email);
  });
});
