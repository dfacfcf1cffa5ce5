import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, type Support, startSupport } from '#platform/auth/factors/fixtures/auth-server.ts';
import { canonicalRecoveryCode, makeRecoveryCode } from './recovery-codes.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(async () => {
  await support.stop();
  expect(support.failures).toEqual([]);
});

async function personWithCodes() {
  const user = await support.newUser();
  const client = await support.signIn(user);
  const factor = must(await client.auth.mfa.enroll({ factorType: 'totp' }));
  must(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: support.totpCode(factor.totp.secret) }));
  const set = must(await client.auth.mfa.recoveryCodes.generate());
  return { user, client, factor, set, code: set.codes[0] ?? '' };
}

describe('recovery codes', () => {
  it('are ten of eighty bits, read as people type them', async () => {
    const { set } = await personWithCodes();
    expect(set).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 });
    expect(new Set(set.codes).size).toBe(10);
    for (const code of [...set.codes, makeRecoveryCode()]) expect(code).toMatch(/^[a-km-np-z2-9]{16}$/);
    expect(canonicalRecoveryCode(' K4M9-X7QP 2AB8-HT3Z')).toBe('k4m9x7qp2ab8ht3z');
  });

  it('take the second step, and another factor', async () => {
    const user = await support.newUser();
    const client = await support.signIn(user);
    expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
    expect((await client.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
    const owner = await personWithCodes();
    expect((await owner.client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const other = await support.signIn(owner.user);
    const { recoveryCodes } = other.auth.mfa;
    expect((await recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
    expect((await recoveryCodes.unenroll()).error?.code).toBe('insufficient_aal');
    expect(must(await recoveryCodes.getStatus())).toMatchObject({ total: 10, remaining: 10 });
  });

  it('raise a session once each, whoever asks twice at the same time', async () => {
    const { user, code } = await personWithCodes();
    const client = await support.signIn(user);
    const typed = code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-');
    const answers = await Promise.all([1, 2].map(() => client.auth.mfa.recoveryCodes.verify({ code: typed })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const level = must(await client.auth.mfa.getAuthenticatorAssuranceLevel());
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, {}],
    });
    const again = await support.signIn(user);
    expect((await again.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    expect(must(await again.auth.mfa.recoveryCodes.getStatus()).remaining).toBe(9);
  });

  it('are useless to another person, and are stored as digests', async () => {
    const [one, two] = [await personWithCodes(), await personWithCodes()];
    const stranger = await support.signIn(two.user);
    expect((await stranger.auth.mfa.recoveryCodes.verify({ code: one.code })).error?.code).toBe(
      'mfa_verification_failed',
    );
    const { rows } = await support.db.query('select * from auth.mfa_recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(one.code);
  });

  it('lock after ten wrong ones, and a new set replaces and unlocks', async () => {
    const { user, client, code } = await personWithCodes();
    const other = await support.signIn(user);
    const codes: unknown[] = [];
    for (let tries = 0; tries < 11; tries++) {
      codes.push((await other.auth.mfa.recoveryCodes.verify({ code: makeRecoveryCode() })).error?.code);
      support.advance(5);
    }
    expect(codes[9]).toBe('mfa_verification_failed');
    expect(codes[10]).toBe('mfa_recovery_codes_locked');
    const next = must(await client.auth.mfa.recoveryCodes.regenerate());
    expect((await other.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    expect((await other.auth.mfa.recoveryCodes.verify({ code: next.codes[3] ?? '' })).error).toBeNull();
  });

  it('go with the last other factor, and lower the session they had raised', async () => {
    const { user, factor, code } = await personWithCodes();
    const client = await support.signIn(user);
    must(await client.auth.mfa.recoveryCodes.verify({ code }));
    must(await client.auth.mfa.unenroll({ factorId: factor.id }));
    must(await client.auth.refreshSession());
    expect(must(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    expect(must(await client.auth.mfa.listFactors()).all).toEqual([]);
  });

  it('can be given up alone', async () => {
    const { client, set } = await personWithCodes();
    expect(must(await client.auth.mfa.recoveryCodes.unenroll())).toEqual({ id: set.id });
    expect(must(await client.auth.mfa.listFactors()).recovery_code).toEqual([]);
    expect(must(await client.auth.mfa.listFactors()).totp).toHaveLength(1);
  });

  it('are no factor that can be challenged or removed by its id', async () => {
    const { client, set } = await personWithCodes();
    expect((await client.auth.mfa.challenge({ factorId: set.id })).error?.code).toBe('mfa_factor_not_found');
    expect((await client.auth.mfa.unenroll({ factorId: set.id })).error?.code).toBe('mfa_factor_not_found');
  });
});
