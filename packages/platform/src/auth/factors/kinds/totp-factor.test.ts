import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, type Support, startSupport } from '#platform/auth/factors/fixtures/auth-server.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(async () => {
  await support.stop();
  expect(support.failures).toEqual([]);
});

async function protectedPerson() {
  const user = await support.newUser();
  const client = await support.signIn(user);
  const factor = must(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' }));
  const session = must(
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(factor.totp.secret) }),
  );
  return { user, client, factor, session, secret: factor.totp.secret };
}

describe('an authenticator as second step', () => {
  it('is enrolled, verified, listed and raises the session', async () => {
    const { client, factor, session } = await protectedPerson();
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(session.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }]);
    const level = must(await client.auth.mfa.getAuthenticatorAssuranceLevel());
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.currentAuthenticationMethods.map((one) => (typeof one === 'string' ? one : one.method))).toEqual([
      'totp',
      'password',
    ]);
    expect(must(await client.auth.mfa.listFactors()).totp).toHaveLength(1);
    const refreshed = must(await client.auth.refreshSession());
    expect(refreshed.session?.user.factors?.[0]?.friendly_name).toBe('Téléphone');
    expect(must(await client.auth.mfa.getAuthenticatorAssuranceLevel()).currentLevel).toBe('aal2');
  });

  it('asks the next session for it, and accepts no step twice', async () => {
    const { user, factor, secret } = await protectedPerson();
    const other = await support.signIn(user);
    expect(must(await other.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const again = await other.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(secret) });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    const next = await other.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(secret, 1) });
    expect(next.error).toBeNull();
  });

  it('lets one of two parallel uses of a code win', async () => {
    const { user, factor, secret } = await protectedPerson();
    const clients = await Promise.all([support.signIn(user), support.signIn(user)]);
    const answers = await Promise.all(
      clients.map((one) => one.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(secret, 1) })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('ends the other sessions that had only the password when it is first verified', async () => {
    const user = await support.newUser();
    const [client, other] = [await support.signIn(user), await support.signIn(user)];
    const factor = must(await client.auth.mfa.enroll({ factorType: 'totp' }));
    must(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(factor.totp.secret) }));
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('stops guessing across challenges after twenty tries in an hour', async () => {
    const { user, factor, secret } = await protectedPerson();
    const client = await support.signIn(user);
    const wrong = support.totpCode(secret, 40);
    const codes: unknown[] = [];
    for (let tries = 0; tries < 21; tries++) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: wrong });
      codes.push(error?.code);
      support.advance(7);
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('mfa_verification_failed'));
    expect(codes[20]).toBe('over_request_rate_limit');
  });
});

describe('enrolling and giving up', () => {
  it('takes the second step to add or remove a factor', async () => {
    const { user, client, factor } = await protectedPerson();
    const other = await support.signIn(user);
    expect((await other.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 403,
    });
    expect((await other.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
    expect(must(await client.auth.mfa.unenroll({ factorId: factor.id }))).toEqual({ id: factor.id });
    must(await client.auth.refreshSession());
    expect(must(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });

  it('takes a second step of the last hour to add or remove a factor', async () => {
    const { client, factor, secret } = await protectedPerson();
    support.advance(3_500);
    must(await client.auth.refreshSession());
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    support.advance(101);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
    must(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(secret) }));
    const level = must(await client.auth.mfa.getAuthenticatorAssuranceLevel());
    expect(level.currentAuthenticationMethods).toHaveLength(2);
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  it('refuses a token of before the second step, though its session has taken it', async () => {
    const user = await support.newUser();
    const client = await support.signIn(user);
    const before = (await client.auth.getSession()).data.session?.access_token;
    const factor = must(await client.auth.mfa.enroll({ factorType: 'totp' }));
    must(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(factor.totp.secret) }));
    const answer = await fetch(`${support.url}/auth/v1/factors/${factor.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${before}` },
    });
    expect(answer.status).toBe(403);
  });

  it('does not let a factor begun before the account was protected open it afterwards', async () => {
    const user = await support.newUser();
    const thief = await support.signIn(user);
    const begun = must(await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Voleur' }));
    const owner = await support.signIn(user);
    const { body: email } = await support.call(owner, 'POST', '/factors', { factor_type: 'email' });
    const { body: challenge } = await support.call(owner, 'POST', `/factors/${String(email.id)}/challenge`);
    const verified = await support.call(owner, 'POST', `/factors/${String(email.id)}/verify`, {
      challenge_id: challenge.id,
      code: support.sent.at(-1)?.code,
    });
    expect(verified.status).toBe(200);
    const back = await support.signIn(user);
    const code = support.totpCode(begun.totp.secret);
    const opened = await back.auth.mfa.challengeAndVerify({ factorId: begun.id, code });
    expect(opened.error?.code).toBe('insufficient_aal');
  });

  it('keeps names apart, replaces what was begun, and stops at ten', async () => {
    const { client } = await protectedPerson();
    const conflict = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
    expect(conflict.error?.code).toBe('mfa_factor_name_conflict');
    const first = must(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablette' }));
    const second = must(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablette' }));
    expect(second.totp.secret).not.toBe(first.totp.secret);
    for (let n = 0; n < 8; n++) must(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `Clé ${n}` }));
    const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'De trop' });
    expect(eleventh.error?.code).toBe('too_many_enrolled_mfa_factors');
  });

  it("knows nothing of somebody else's factor", async () => {
    const { factor } = await protectedPerson();
    const stranger = await support.signIn(await support.newUser());
    const { mfa } = stranger.auth;
    expect((await mfa.challenge({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found');
    expect((await mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found');
  });
});
