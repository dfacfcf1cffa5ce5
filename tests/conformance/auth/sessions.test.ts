// Sessions: turned, listed, ended one by one and together.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { call, confirming, newMember, openBrowser, sql } from './client.ts';

describe('[CALL-08] a refresh token', () => {
  it('gives a new pair for the same session and person', async () => {
    const { browser, session, user } = await newMember();
    const before = await browser.auth.getClaims();
    const { data, error } = await browser.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.id).toBe(user.id);
    const after = await browser.auth.getClaims();
    expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
    expect(after.data?.claims.amr).toEqual(before.data?.claims.amr);
  });

  it('carries what the server has said of the account since', async () => {
    const { browser, user } = await newMember();
    await sql(
      confirming,
      `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"plan": "or"}' where id = $1`,
      [user.id],
    );
    await browser.auth.refreshSession();
    expect((await browser.auth.getClaims()).data?.claims.app_metadata).toMatchObject({ plan: 'or' });
  });

  it('that was just turned gets the same successor', async () => {
    const { session } = await newMember();
    const body = { refresh_token: session.refresh_token };
    const answers = await Promise.all([1, 2, 3].map(() => call('/token?grant_type=refresh_token', { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
  });

  it('of nobody is refused', async () => {
    const browser = openBrowser();
    const { error } = await browser.auth.refreshSession({ refresh_token: 'nothing' });
    expect(error).toMatchObject({ code: 'refresh_token_not_found', status: 400, name: 'AuthApiError' });
    for (const body of [{}, { refresh_token: '' }, { refresh_token: 7 }, { refresh_token: 'A'.repeat(48) }]) {
      const answer = await call('/token?grant_type=refresh_token', { body });
      expect(answer.status).toBe(400);
    }
  });

  it('of a session that has had its time is refused', async () => {
    const { browser, user } = await newMember();
    await sql(confirming, `update auth.sessions set not_after = now() - interval '1 s' where user_id = $1`, [user.id]);
    const { error } = await browser.auth.refreshSession();
    expect(error).toMatchObject({ code: 'session_expired', status: 400 });
  });
});

describe('[CALL-06] signing out', () => {
  async function threeBrowsers() {
    const { browser, email } = await newMember();
    const others = await Promise.all(
      [1, 2].map(async () => {
        const other = openBrowser();
        await other.auth.signInWithPassword({ email, password: PASSWORD });
        return other;
      }),
    );
    return { browser, others };
  }
  const isIn = async (browser: ReturnType<typeof openBrowser>, token: string) =>
    (await browser.auth.getUser(token)).error === null;

  it.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('with the scope %s', async (scope, expected) => {
    const { browser, others } = await threeBrowsers();
    const all = [browser, ...others];
    const tokens = await Promise.all(all.map(async ({ auth }) => (await auth.getSession()).data.session?.access_token));
    const { error } = await browser.auth.signOut({ scope });
    expect(error).toBeNull();
    const after = await Promise.all(tokens.map((token) => isIn(openBrowser(), token ?? '')));
    expect(after).toEqual(expected);
    const kept = (await browser.auth.getSession()).data.session;
    if (scope === 'others') expect(kept).not.toBeNull();
    else expect(kept).toBeNull();
  });

  it('is global when no scope is said', async () => {
    const { browser, others } = await threeBrowsers();
    await browser.auth.signOut();
    for (const other of others) expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  it('refuses a scope it does not know, and somebody without a token', async () => {
    const { session } = await newMember();
    const answer = await call('/logout?scope=everything', { method: 'POST', token: session.access_token });
    expect(answer.json.code).toBe('validation_failed');
    expect((await call('/logout', { method: 'POST' })).json.code).toBe('no_authorization');
  });

  it('is possible for an operator with the person’s token', async () => {
    const { session } = await newMember();
    const operator = openBrowser({ key: confirming.secretKey });
    expect((await operator.auth.admin.signOut(session.access_token, 'global')).error).toBeNull();
    expect((await call('/user', { token: session.access_token })).json.code).toBe('session_not_found');
  });
});

describe('sessions of one’s own', () => {
  it('are listed, this one first', async () => {
    const { session, email } = await newMember();
    await openBrowser({ userAgent: 'phone' }).auth.signInWithPassword({ email, password: PASSWORD });
    const answer = await call('/sessions', { token: session.access_token });
    expect(answer.status).toBe(200);
    const listed: unknown = JSON.parse(answer.text);
    expect(listed).toEqual([
      expect.objectContaining({ current: true, aal: 'aal1', user_agent: 'conformance' }),
      expect.objectContaining({ current: false, user_agent: 'phone', ip: expect.stringMatching(/^127\./) }),
    ]);
    expect(answer.text).not.toMatch(/refresh_token|refresh_key|refresh_counter/);
  });

  it('are ended one by one, and nobody else’s are', async () => {
    const { session, email } = await newMember();
    const other = openBrowser();
    const { data } = await other.auth.signInWithPassword({ email, password: PASSWORD });
    const id = (await other.auth.getClaims()).data?.claims.session_id;
    const stranger = await newMember();
    const theft = await call(`/sessions/${id}`, { method: 'DELETE', token: stranger.session.access_token });
    expect(theft.status).toBe(404);
    expect((await other.auth.getUser()).error).toBeNull();
    const ended = await call(`/sessions/${id}`, { method: 'DELETE', token: session.access_token });
    expect(ended.status).toBe(204);
    expect((await call('/user', { token: data.session?.access_token ?? '' })).json.code).toBe('session_not_found');
    const wrong = await call('/sessions/1', { method: 'DELETE', token: session.access_token });
    expect(wrong.json.code).toBe('validation_failed');
  });
});
