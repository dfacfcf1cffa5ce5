import type { SupabaseClient } from '@supabase/supabase-js';
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

const challenge = (client: SupabaseClient, factorId: string) =>
  support.call(client, 'POST', `/factors/${factorId}/challenge`);
const verify = (client: SupabaseClient, factorId: string, challengeId: unknown, code: string | undefined) =>
  support.call(client, 'POST', `/factors/${factorId}/verify`, { challenge_id: challengeId, code });
const lastCode = () => support.sent.at(-1)?.code ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Somebody whose second step is a code by mail, and a new session that has yet to take it. */
async function person() {
  const user = await support.newUser();
  const first = await support.signIn(user);
  const { body: factor } = await support.call(first, 'POST', '/factors', { factor_type: 'email' });
  const factorId = String(factor.id);
  const { body: asked } = await challenge(first, factorId);
  must(await first.auth.mfa.verify({ factorId, challengeId: String(asked.id), code: lastCode() }));
  return { user, factorId, raised: first, client: await support.signIn(user) };
}

describe('[TWO-08] a code by mail', () => {
  it("goes to the account's own address, lives 300 seconds and raises the session", async () => {
    const { user, factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    const expected = Math.floor(support.context.now().getTime() / 1_000) + 300;
    expect(asked).toEqual({ id: expect.any(String), type: 'email', expires_at: expected });
    expect(support.sent.at(-1)).toMatchObject({ channel: 'mail', kind: 'factor_code', to: user.email });
    expect(lastCode()).toMatch(/^\d{6}$/);
    const session = must(
      await client.auth.mfa.verify({ factorId, challengeId: String(asked.id), code: ` ${lastCode()} ` }),
    );
    expect(session.user.factors).toMatchObject([{ factor_type: 'email', status: 'verified' }]);
    const level = must(await client.auth.mfa.getAuthenticatorAssuranceLevel());
    expect(level).toMatchObject({ currentLevel: 'aal2', currentAuthenticationMethods: [{ method: 'mfa/email' }, {}] });
  });

  it('is stored only as a keyed digest', async () => {
    const { factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    const { rows } = await support.db.query('select * from auth.mfa_challenges where id = $1', [asked.id]);
    expect(JSON.stringify(rows)).not.toContain(lastCode());
  });

  it('reports the remaining attempts, is invalid after the third, and only then is replaced at once', async () => {
    const { factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    const code = lastCode();
    const wrong = otherThan(code);
    const answers = [];
    for (let tries = 0; tries < 3; tries++) answers.push(await verify(client, factorId, asked.id, wrong));
    expect(answers.map(({ status, body }) => [status, body.code, body.attempts_remaining])).toEqual([
      [422, 'mfa_verification_failed', 2],
      [422, 'mfa_verification_failed', 1],
      [403, 'mfa_verification_rejected', 0],
    ]);
    expect((await verify(client, factorId, asked.id, code)).body.code).toBe('mfa_verification_rejected');
    const { status, body: next } = await challenge(client, factorId);
    expect(status).toBe(200);
    expect((await verify(client, factorId, next.id, lastCode())).status).toBe(200);
  });

  it('gives three tries to any number of parallel guesses', async () => {
    const { factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    const wrong = otherThan(lastCode());
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(client, factorId, asked.id, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
    const { rows } = await support.db.query('select attempts from auth.mfa_challenges where id = $1', [asked.id]);
    expect(rows).toEqual([{ attempts: 3 }]);
  });

  it('is not sent again within sixty seconds, and says how long to wait', async () => {
    const { factorId, client } = await person();
    await challenge(client, factorId);
    const before = support.sent.length;
    support.advance(20);
    const early = await challenge(client, factorId);
    expect([early.status, early.body.code, early.body.seconds_remaining]).toEqual([
      429,
      'over_email_send_rate_limit',
      40,
    ]);
    expect(early.headers.get('retry-after')).toBe('40');
    expect(support.sent).toHaveLength(before);
    support.advance(40);
    expect((await challenge(client, factorId)).status).toBe(200);
  });

  it('is sent once to two parallel requests', async () => {
    const { factorId, client } = await person();
    const before = support.sent.length;
    const answers = await Promise.all([challenge(client, factorId), challenge(client, factorId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    expect(support.sent).toHaveLength(before + 1);
  });

  it('does not shorten the wait by signing out and in again, nor outlive the session', async () => {
    const { user, factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    const code = lastCode();
    await client.auth.signOut({ scope: 'local' });
    const again = await support.signIn(user);
    expect((await challenge(again, factorId)).status).toBe(429);
    expect((await verify(again, factorId, asked.id, code)).status).toBe(404);
  });

  it('is refused once expired, and once a newer one was sent', async () => {
    const { factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    support.advance(300);
    expect((await verify(client, factorId, asked.id, lastCode())).body.code).toBe('mfa_challenge_expired');
    const { body: second } = await challenge(client, factorId);
    const old = lastCode();
    support.advance(60);
    await challenge(client, factorId);
    expect((await verify(client, factorId, second.id, old)).status).toBe(404);
  });

  it('works once, and for one of two parallel requests', async () => {
    const { factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    const code = lastCode();
    const answers = await Promise.all([1, 2].map(() => verify(client, factorId, asked.id, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await verify(client, factorId, asked.id, code)).body.code).toBe('mfa_challenge_expired');
  });

  it('is worth nothing to another session, another person or another challenge', async () => {
    const [one, two] = [await person(), await person()];
    const { body: asked } = await challenge(one.client, one.factorId);
    const code = lastCode();
    const sibling = await support.signIn(one.user);
    expect((await verify(sibling, one.factorId, asked.id, code)).status).toBe(404);
    expect((await verify(two.client, one.factorId, asked.id, code)).body.code).toBe('mfa_factor_not_found');
    expect((await verify(two.client, two.factorId, asked.id, code)).status).toBe(404);
    const { body: theirs } = await challenge(two.client, two.factorId);
    // One time in a million the two codes are the same.
    if (code !== lastCode()) expect((await verify(two.client, two.factorId, theirs.id, code)).status).toBe(422);
    expect((await verify(one.client, one.factorId, asked.id, code)).status).toBe(200);
  });

  it('must have six digits', async () => {
    const { factorId, client } = await person();
    const { body: asked } = await challenge(client, factorId);
    for (const code of ['', '12345', '1234567', 'abcdef']) {
      expect((await verify(client, factorId, asked.id, code)).body.code).toBe('validation_failed');
    }
  });

  it('is not sent more than twelve times in an hour', async () => {
    const { user, factorId, client } = await person();
    for (let sent = 1; sent < 12; sent++) {
      support.advance(60);
      expect((await challenge(client, factorId)).status).toBe(200);
    }
    support.advance(60);
    expect((await challenge(client, factorId)).body.code).toBe('over_email_send_rate_limit');
    expect(support.sent.filter(({ to }) => to === user.email)).toHaveLength(12);
  });

  it('needs a confirmed address, and there is one such factor', async () => {
    const { raised } = await person();
    const second = await support.call(raised, 'POST', '/factors', { factor_type: 'email' });
    expect(second.body.code).toBe('mfa_verified_factor_exists');
    const user = await support.newUser();
    await support.db.query('update auth.users set email_confirmed_at = null where id = $1', [user.id]);
    const refused = await support.call(await support.signIn(user), 'POST', '/factors', { factor_type: 'email' });
    expect(refused.body.code).toBe('email_not_confirmed');
  });
});

describe('a code by phone', () => {
  it('is sent to the number, limited in frequency, and raises the level of the session', async () => {
    const client = await support.signIn(await support.newUser());
    const factor = must(await client.auth.mfa.enroll({ factorType: 'phone', phone: '+33 6 12 34 56 78' }));
    const asked = must(await client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' }));
    expect(asked.type).toBe('phone');
    expect(support.sent.at(-1)).toMatchObject({ channel: 'sms', to: factor.phone });
    const early = await client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
    expect(early.error).toMatchObject({ code: 'over_sms_send_rate_limit', status: 429 });
    expect(early.error?.message).toContain('60 seconds');
    // Starting again does not shorten the wait.
    must(await client.auth.mfa.enroll({ factorType: 'phone', phone: '+33612345678' }));
    expect((await client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' })).error?.status).toBe(429);
    must(await client.auth.mfa.verify({ factorId: factor.id, challengeId: asked.id, code: lastCode() }));
    expect(must(await client.auth.mfa.listFactors()).phone).toMatchObject([{ id: factor.id }]);
  });
});
