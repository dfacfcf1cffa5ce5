// Guessing passwords and codes, from one network and from a thousand.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import {
  askAuth,
  codeOf,
  cookieOf,
  follow,
  forgetLimits,
  lastMessage,
  newAccount,
  newEmail,
  newMember,
  signIn,
  someNetwork,
  sql,
} from './accounts.ts';
import { type Answer, library } from './request.ts';

const GUESSES = 1_000;

describe('passwords', () => {
  it('A20 a thousand guesses on one account from as many networks are slowed, and its owner gets in', async () => {
    const owner = await newMember(library);
    const answers = await inTurns(GUESSES, (index) => signIn(library, owner.email, `guess-number-${index}`));
    const received = answers.filter(({ status }) => status !== 429);
    expect(received.length).toBeLessThanOrEqual(30);
    expect(received.every(({ status }) => status === 400)).toBe(true);
    const slowed = answers.find(({ status }) => status === 429);
    expect(slowed && codeOf(slowed)).toBe('over_request_rate_limit');
    const seconds = Number(slowed?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    // Even the right one is not heard from where nobody knows the owner; from a known network or device it is.
    expect((await signIn(library, owner.email)).status).toBe(429);
    expect((await signIn(library, owner.email, PASSWORD, owner.network)).status).toBe(200);
    expect((await signInWith(owner.email, PASSWORD, owner.cookie)).status).toBe(200);
  }, 120_000);

  it('A20 ten wrong passwords slow the network that tried them, and the owner on no other one', async () => {
    const { email } = await newAccount(library);
    const network = someNetwork();
    await inTurns(12, () => signIn(library, email, 'not-this-one-12', network));
    expect((await signIn(library, email, PASSWORD, network)).status).toBe(429);
    const first = await signIn(library, email);
    expect(first.status).toBe(200);
    // Nor on the same network, by a device that has signed in before.
    const device = cookieOf(first);
    expect((await signInWith(email, PASSWORD, device, network)).status).toBe(200);
    const other = await newAccount(library);
    await inTurns(12, () => signIn(library, other.email, 'not-this-one-12', network));
    expect((await signInWith(other.email, PASSWORD, device, network)).status).toBe(429);
  });

  it('A20 a device that has signed in before guesses no faster than others', async () => {
    const { email, cookie } = await newMember(library);
    const answers = await inTurns(14, () => signInWith(email, 'not-this-one-12', cookie));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await signIn(library, email)).status).toBe(200);
  });

  it('A20 the account opens again by itself', async () => {
    const { email } = await newAccount(library);
    await inTurns(32, () => signIn(library, email, 'not-this-one-12'));
    expect((await signIn(library, email)).status).toBe(429);
    await sql(library, `update auth.rate_limits set window_ends_at = now() - interval '1 s' where key like '%' || $1`, [
      email,
    ]);
    expect((await signIn(library, email)).status).toBe(200);
  });

  it('A21 one password on a thousand accounts from one network is slowed, and others are not', async () => {
    const network = someNetwork();
    const answers = await inTurns(GUESSES, () => signIn(library, newEmail(), PASSWORD, network));
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(60);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const { email } = await newAccount(library);
    expect((await signIn(library, email, PASSWORD, network)).status).toBe(429);
    expect((await signIn(library, email)).status).toBe(200);
  }, 120_000);

  it.each([
    '123456',
    '123456789',
    'password',
    'Password1',
    'azerty',
    'AZERTY123',
    'azertyuiop',
    'qwerty123',
    'motdepasse',
    'iloveyou',
    'doudou',
    'soleil',
    'marseille',
    'camille2024',
    'letmein!',
  ])('A40 the common or leaked password %s is refused', async (password) => {
    const answer = await askAuth(library, '/signup', { body: { email: newEmail(), password } });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['pwned'] } });
  });

  it('A40 nor can one be changed to it, by its owner or an operator', async () => {
    const { access_token, id } = await newMember(library);
    const body = { password: 'azertyuiop' };
    expect(codeOf(await askAuth(library, '/user', { method: 'PUT', token: access_token, body }))).toBe('weak_password');
    const byOperator = await askAuth(library, `/admin/users/${id}`, { method: 'PUT', key: library.secretKey, body });
    expect(codeOf(byOperator)).toBe('weak_password');
  });
});

describe('codes', () => {
  it('A24 is dead after its tries, though the last one is right', async () => {
    const { email } = await newAccount(library);
    await askAuth(library, '/recover', { body: { email } });
    const { code } = await lastMessage(library, email);
    for (let guess = 0; guess < 5; guess += 1)
      expect(codeOf(await tryCode(email, 'recovery', other(code, guess)))).toBe('otp_expired');
    expect(codeOf(await tryCode(email, 'recovery', code))).toBe('otp_expired');
  });

  it('A24 is not tried more often by trying all at once', async () => {
    const { email, id } = await newAccount(library);
    await askAuth(library, '/recover', { body: { email } });
    const { code } = await lastMessage(library, email);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => tryCode(email, 'recovery', other(code, guess))),
    );
    expect(answers.every(({ status }) => status === 403)).toBe(true);
    const [row] = await sql(library, 'select attempts from auth.one_time_tokens where user_id = $1', [id]);
    expect(row?.['attempts'] ?? 5).toBe(5);
    expect((await tryCode(email, 'recovery', code)).status).toBe(403);
  });

  it('A24 a network that guesses the codes of many is slowed', async () => {
    const network = someNetwork();
    const answers = await inTurns(40, () =>
      askAuth(library, '/verify', { network, body: { email: newEmail(), type: 'email', token: '123456' } }),
    );
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined();
  });

  it('A25 used again is refused, as a code and as a link', async () => {
    const { email } = await newAccount(library);
    await askAuth(library, '/recover', { body: { email } });
    const { code, link, token } = await lastMessage(library, email);
    expect((await tryCode(email, 'recovery', code)).status).toBe(200);
    expect((await tryCode(email, 'recovery', code)).status).toBe(403);
    expect((await follow(link)).hash).toContain('error_code=otp_expired');
    expect((await askAuth(library, '/verify', { body: { token_hash: token, type: 'recovery' } })).status).toBe(403);
  });

  it('A25 used by two at once lets one in', async () => {
    const { email } = await newAccount(library);
    await askAuth(library, '/recover', { body: { email } });
    const { token } = await lastMessage(library, email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => askAuth(library, '/verify', { body: { token_hash: token, type: 'recovery' } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('A25 expired is refused', async () => {
    const { email, id } = await newAccount(library);
    await askAuth(library, '/recover', { body: { email } });
    const { code, token } = await lastMessage(library, email);
    await sql(library, `update auth.one_time_tokens set expires_at = now() - interval '1 s' where user_id = $1`, [id]);
    expect((await tryCode(email, 'recovery', code)).status).toBe(403);
    expect((await askAuth(library, '/verify', { body: { token_hash: token, type: 'recovery' } })).status).toBe(403);
  });

  it('A25 of another person is refused', async () => {
    const [one, two] = [await newAccount(library), await newAccount(library)];
    await askAuth(library, '/recover', { body: { email: one.email } });
    await askAuth(library, '/recover', { body: { email: two.email } });
    const { code } = await lastMessage(library, one.email);
    const mine = await lastMessage(library, two.email);
    if (code !== mine.code) expect((await tryCode(two.email, 'recovery', code)).status).toBe(403);
  });

  it('A25 for another purpose is refused', async () => {
    const member = await newMember(library);
    const { email, access_token } = member;
    await askAuth(library, '/reauthenticate', { token: access_token });
    const { code: nonce } = await lastMessage(library, email);
    for (const type of ['recovery', 'email', 'magiclink', 'signup', 'email_change', 'invite'])
      expect([type, (await tryCode(email, type, nonce)).status]).toEqual([type, 403]);
    await forgetLimits(library, email);
    await askAuth(library, '/otp', { body: { email } });
    const { token } = await lastMessage(library, email);
    for (const type of ['recovery', 'signup', 'email_change', 'invite'])
      expect((await askAuth(library, '/verify', { body: { token_hash: token, type } })).status).toBe(403);
  });
});

const tryCode = (email: string, type: string, token: string): Promise<Answer> =>
  askAuth(library, '/verify', { body: { email, type, token } });

const signInWith = (email: string, password: string, cookie: string, network = someNetwork()): Promise<Answer> =>
  askAuth(library, '/token?grant_type=password', { body: { email, password }, network, headers: { cookie } });

/** A code that is not this one. */
const other = (code: string, guess: number): string => String((Number(code) + guess + 1) % 1_000_000).padStart(6, '0');

/** Sixteen at a time, in order. */
async function inTurns(count: number, work: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < count; start += 16) {
    const batch = Array.from({ length: Math.min(16, count - start) }, (_, index) => work(start + index));
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}
