import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '#platform/auth/admin/fixtures/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.rows('delete from auth.rate_limits'));

const anyEmail = () => `${randomUUID()}@liesse.test`;
const generate: TestServer['admin']['auth']['admin']['generateLink'] = (wanted) =>
  server.admin.auth.admin.generateLink(wanted);

describe('an invitation', () => {
  it('is mailed, and its link opens the account', async () => {
    const email = anyEmail();
    const redirectTo = 'https://liesse.test/bienvenue';
    const { data, error } = await server.admin.auth.admin.inviteUserByEmail(email, { data: { a: 1 }, redirectTo });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { a: 1 }, invited_at: expect.any(String) });
    const mails = await server.rows(`select kind, recipient, body_text from platform.outbox where recipient = $1`, [
      email,
    ]);
    expect(mails).toMatchObject([{ kind: 'invite' }]);
    const link = /https?:\/\/\S+\/verify\?\S+/.exec(String(mails[0]?.body_text))?.[0] ?? '';
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^https:\/\/liesse\.test\/bienvenue#access_token=/);
    expect((await server.admin.auth.admin.inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists' });
  });

  it('leaves nothing of whoever had opened the account in somebody’s name', async () => {
    const email = anyEmail();
    await server.visitor().auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Mallory' } } });
    const { data } = await generate({ type: 'invite', email });
    const token = data.properties?.hashed_token ?? '';
    expect((await server.visitor().auth.verifyOtp({ type: 'invite', token_hash: token })).error).toBeNull();
    expect((await server.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(data.user?.user_metadata).toEqual({});
  });
});

describe('a generated link', () => {
  it('makes an account for signup, and its code confirms it', async () => {
    const email = anyEmail();
    const { data, error } = await generate({ type: 'signup', email, password: PASSWORD, options: { data: { a: 1 } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { a: 1 } });
    expect(data.properties).toMatchObject({
      verification_type: 'signup',
      email_otp: expect.stringMatching(/^\d{6}$/),
      redirect_to: 'https://liesse.test',
      action_link: expect.stringContaining(`/auth/v1/verify?token=${data.properties?.hashed_token}&type=signup`),
    });
    const token = data.properties?.email_otp ?? '';
    const { error: refused } = await server.visitor().auth.verifyOtp({ type: 'signup', email, token });
    expect(refused).toBeNull();
    expect((await server.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('for a magic link makes the account where there is none', async () => {
    const email = anyEmail();
    const first = await generate({ type: 'magiclink', email });
    expect(first.data.properties?.verification_type).toBe('signup');
    const token = first.data.properties?.hashed_token ?? '';
    expect((await server.visitor().auth.verifyOtp({ type: 'signup', token_hash: token })).error).toBeNull();
    const second = await generate({ type: 'magiclink', email });
    expect(second.data.properties?.verification_type).toBe('magiclink');
    const link = await fetch(second.data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(link.headers.get('location')).toContain('#access_token=');
  });

  it('for recovery opens a known account only', async () => {
    const { email, id } = await server.member();
    const { data } = await generate({ type: 'recovery', email });
    const token = data.properties?.hashed_token ?? '';
    const { data: opened } = await server.visitor().auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect(opened.user?.id).toBe(id);
    expect((await generate({ type: 'recovery', email: anyEmail() })).error).toMatchObject({ code: 'user_not_found' });
  });

  it('for a change of address works once both have agreed', async () => {
    const { email, id } = await server.member();
    const newEmail = anyEmail();
    const current = await generate({ type: 'email_change_current', email, newEmail });
    const next = await generate({ type: 'email_change_new', email, newEmail });
    for (const { data } of [current, next]) await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect((await server.admin.auth.admin.getUserById(id)).data.user?.email).toBe(newEmail);
    const taken = await generate({ type: 'email_change_new', email: newEmail, newEmail });
    expect(taken.error).toMatchObject({ code: 'email_exists' });
  });

  it('leads nowhere but to the sites that are allowed', async () => {
    const { email } = await server.member();
    const options = { redirectTo: 'https://attacker.example/' };
    const { data } = await generate({ type: 'magiclink', email, options });
    expect(data.properties?.redirect_to).toBe('https://liesse.test');
  });

  it('is written down without the address or the secret', async () => {
    const { email, id } = await server.member();
    await generate({ type: 'recovery', email });
    const entries = await server.rows(
      `select details from auth.audit_log_entries where subject_id = $1 and action = 'link_generated'`,
      [id],
    );
    expect(entries).toEqual([{ details: { actor_role: 'service_role', type: 'recovery' } }]);
  });

  it.each([
    ['an unknown type', { type: 'sms', email: 'a@liesse.test' }],
    ['no address', { type: 'recovery' }],
    ['no password at signup', { type: 'signup', email: 'b@liesse.test' }],
  ])('is refused with %s', async (_name, body) => {
    const key = server.platform.keys.secretKey;
    expect((await server.call('/admin/generate_link', { method: 'POST', key, body })).status).toBe(400);
  });
});
