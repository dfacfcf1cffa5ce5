// The captcha of the endpoints that create accounts and send messages.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { startTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { newEmail } from './client.ts';

let platform: TestPlatform;
const open = () =>
  createClient(platform.url, platform.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
    .auth;

beforeAll(async () => {
  platform = await startTestPlatform({
    project: join(import.meta.dirname, '../project'),
    auth: {
      captcha: { provider: 'proof-of-work', secret: '' },
      email: { enabled: true, confirm: false, doubleConfirmChanges: true, securePasswordChange: false },
    },
  });
});
afterAll(() => platform.stop());

/** Works as a page would: counts until the digest begins with enough zero bits. */
async function solve(): Promise<string> {
  const response = await fetch(`${platform.url}/auth/v1/settings`, { headers: { apikey: platform.publishableKey } });
  const { captcha } = (await response.json()) as { captcha: { challenge: string; bits: number } };
  for (let answer = 0; ; answer += 1) {
    const digest = createHash('sha256').update(`${captcha.challenge}.${answer}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - captcha.bits) === 0) return `${captcha.challenge}.${answer}`;
  }
}

describe('[CALL-02] a captcha', () => {
  it('that is missing or made up is refused', async () => {
    const bare = await open().signUp({ email: newEmail(), password: PASSWORD });
    expect(bare.error).toMatchObject({ code: 'captcha_failed', status: 400 });
    const token = await solve();
    const [time, random, , answer] = token.split('.');
    for (const captchaToken of ['nothing', `${time}.${random}.forged.${answer}`, `${token}0`, 'x'.repeat(9_000)]) {
      const { error } = await open().signUp({ email: newEmail(), password: PASSWORD, options: { captchaToken } });
      expect(error?.status).toBe(400);
    }
  });

  it('that is solved is accepted once', async () => {
    const captchaToken = await solve();
    const email = newEmail();
    const first = await open().signUp({ email, password: PASSWORD, options: { captchaToken } });
    expect(first.error).toBeNull();
    expect(first.data.session).not.toBeNull();
    const second = await open().signInWithPassword({ email, password: PASSWORD, options: { captchaToken } });
    expect(second.error?.code).toBe('captcha_failed');
    const solved = await open().signInWithPassword({
      email,
      password: PASSWORD,
      options: { captchaToken: await solve() },
    });
    expect(solved.error).toBeNull();
  });

  it('is required at every endpoint that sends messages or checks secrets', async () => {
    const email = newEmail();
    const answers = await Promise.all([
      open().signInWithPassword({ email, password: PASSWORD }),
      open().signInWithOtp({ email }),
      open().resetPasswordForEmail(email),
      open().resend({ type: 'signup', email }),
      open().signInAnonymously(),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(5).fill('captcha_failed'));
  });
});
