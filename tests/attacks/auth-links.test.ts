// Links in mails and the codes they lead back with: stolen, replayed, turned elsewhere.
import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { askAuth, codeOf, follow, lastMessage, newAccount, newEmail, someNetwork } from './accounts.ts';
import { exchange, library } from './request.ts';

const APP = 'https://app.example/retour';

function newVerifier() {
  const verifier = randomBytes(32).toString('hex');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** A magic link that began with a challenge, followed up to its code. */
async function beginPkce() {
  const { email, id } = await newAccount(library);
  const { verifier, challenge } = newVerifier();
  await askAuth(library, `/otp?redirect_to=${encodeURIComponent(APP)}`, {
    body: { email, code_challenge: challenge, code_challenge_method: 's256' },
  });
  const { link } = await lastMessage(library, email);
  return { id, email, verifier, challenge, link };
}

const redeem = (body: Record<string, unknown>) => askAuth(library, '/token?grant_type=pkce', { body });

describe('codes of the PKCE flow', () => {
  it('A31 are worth nothing with a wrong or missing verifier, and are burnt by it', async () => {
    for (const stolen of [{ code_verifier: 'x'.repeat(64) }, { code_verifier: '' }, {}, { code_verifier: null }]) {
      const { link, verifier } = await beginPkce();
      const auth_code = (await follow(link)).searchParams.get('code');
      const answer = await redeem({ auth_code, ...stolen });
      expect(answer.status).toBe(400);
      expect(['bad_code_verifier', 'validation_failed']).toContain(codeOf(answer));
      // A thief who guesses spends the code; one who sends no verifier at all has not presented it yet.
      const owner = await redeem({ auth_code, code_verifier: verifier });
      expect(owner.status).toBe(codeOf(answer) === 'bad_code_verifier' ? 404 : 200);
    }
  });

  it('A31 work once', async () => {
    const { link, verifier, id } = await beginPkce();
    const body = { auth_code: (await follow(link)).searchParams.get('code'), code_verifier: verifier };
    const answers = await Promise.all([redeem(body), redeem(body), redeem(body)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 200)?.json).toMatchObject({ user: { id } });
    expect(codeOf(await redeem(body))).toBe('flow_state_not_found');
  });

  it('A31 do not open with the challenge in place of the verifier', async () => {
    const { link, challenge } = await beginPkce();
    const answer = await redeem({
      auth_code: (await follow(link)).searchParams.get('code'),
      code_verifier: challenge,
      code_challenge_method: 'plain',
    });
    expect(codeOf(answer)).toBe('bad_code_verifier');
  });

  it('A32 a link that began with a challenge never leads back with tokens', async () => {
    const { link } = await beginPkce();
    const address = new URL(link);
    const token = address.searchParams.get('token') ?? '';
    address.searchParams.set('token', token.replace(/^pkce_/, ''));
    const stripped = await follow(address.href);
    expect(stripped.href).toContain('error_code=otp_expired');
    address.searchParams.set('token', token);
    address.searchParams.set('flow_type', 'implicit');
    const target = await follow(address.href);
    expect(target.searchParams.get('code')).toBeTruthy();
    expect(target.href).not.toContain('access_token');
    expect(target.hash).toBe('');
  });

  it('A32 half a challenge, a short one or an unknown method is refused, not ignored', async () => {
    const { challenge } = newVerifier();
    for (const half of [
      { code_challenge: challenge },
      { code_challenge_method: 's256' },
      { code_challenge: challenge, code_challenge_method: 'none' },
      { code_challenge: 'short', code_challenge_method: 's256' },
    ])
      for (const [path, more] of [
        ['/otp', {}],
        ['/recover', {}],
        ['/signup', { password: PASSWORD }],
      ] as const) {
        const answer = await askAuth(library, path, { body: { email: newEmail(), ...more, ...half } });
        expect([path, half, answer.status]).toEqual([path, half, 400]);
      }
  });
});

describe('where links lead', () => {
  it('A34 no header of the request changes the link', async () => {
    const hostile = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-server': 'evil.example',
      'x-original-host': 'evil.example',
      'x-host': 'evil.example',
      'x-forwarded-prefix': '/evil',
      forwarded: 'host=evil.example;proto=https',
      origin: 'https://evil.example',
      referer: 'https://evil.example/page',
    };
    const { email } = await newAccount(library);
    const answer = await askAuth(library, '/recover', { body: { email }, headers: hostile });
    expect(answer.status).toBe(200);
    const { link } = await lastMessage(library, email);
    expect(link).toMatch(new RegExp(`^${library.url}/auth/v1/verify\\?`));
    expect(link).not.toContain('evil');
    const newcomer = newEmail();
    await askAuth(library, '/signup', { body: { email: newcomer, password: PASSWORD }, headers: hostile });
    expect((await lastMessage(library, newcomer)).link).not.toContain('evil');
  });

  it('A34 nor does the Host header', async () => {
    const { email } = await newAccount(library);
    const body = JSON.stringify({ email });
    const answer = await exchange(
      `${library.url}/auth/v1/recover`,
      {
        method: 'POST',
        localAddress: someNetwork(),
        headers: { host: 'evil.example', apikey: library.publishableKey, 'content-type': 'application/json' },
      },
      body,
    );
    if (answer.status !== 200) return expect(answer.status).toBeLessThan(500);
    expect((await lastMessage(library, email)).link).not.toContain('evil');
  });

  it.each([
    'https://evil.example/',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    'https://app.example:8443/',
    'http://app.example/',
    '//evil.example/',
    'https:\\\\evil.example',
    'javascript:alert(1)//app.example',
    'data:text/html,x',
    'https://evil.example/#https://app.example',
    'https://APP.example.evil.example',
  ])('A34 a link that would lead to %s leads home', async (redirect) => {
    const { email } = await newAccount(library);
    await askAuth(library, `/recover?redirect_to=${encodeURIComponent(redirect)}`, { body: { email } });
    const { link } = await lastMessage(library, email);
    const address = new URL(link);
    address.searchParams.set('redirect_to', redirect);
    expect((await follow(address.href)).origin).toBe('https://liesse.example');
    const broken = new URL(`${library.url}/auth/v1/verify?type=recovery&token=none`);
    broken.searchParams.set('redirect_to', redirect);
    expect((await follow(broken.href)).origin).toBe('https://liesse.example');
  });
});
