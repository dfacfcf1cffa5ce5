// Whether somebody has an account is nobody else's business: same words, same status, same time.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { askAuth, lastMessage, newAccount, newEmail, newMember, newRealAccount, signIn } from './accounts.ts';
import { type Answer, library, product } from './request.ts';
import type { Target } from './setup.ts';

/** Medians of two halves of the same server differ by some percent; a skipped hash makes them differ by a multiple of it. */
const TOLERANCE = 1.6;
/** A busy machine may disturb the samples of one round; a skipped hash shows in every round. */
const ROUNDS = 3;
const TIME_LIMIT = 120_000;

describe('signing in', () => {
  it('A17 an unknown address and a wrong password get the same answer', async () => {
    const { email } = await newAccount(library);
    const wrong = await signIn(library, email, 'not-this-one-12');
    const unknown = await signIn(library, newEmail(), 'not-this-one-12');
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.text).toBe(wrong.text);
    expect(namesOf(unknown)).toEqual(namesOf(wrong));
  });

  it('A17 an unknown phone number and a wrong password get the same answer', async () => {
    const phone = `336${String(Date.now()).slice(-8)}`;
    await askAuth(library, '/admin/users', {
      key: library.secretKey,
      body: { phone, password: PASSWORD, phone_confirm: true },
    });
    const attempt = (number: string) =>
      askAuth(library, '/token?grant_type=password', { body: { phone: number, password: 'not-this-one-12' } });
    expect((await attempt('33600000000')).text).toBe((await attempt(phone)).text);
  });

  it(
    'A17 and take the same time (statistical: medians of interleaved samples)',
    async () => {
      await expectSameTime({ accounts: 5, times: 8, newOne: newRealAccount }, (email) =>
        signIn(library, email, 'not-this-one-12'),
      );
    },
    TIME_LIMIT,
  );
});

describe('changing one’s address', () => {
  const change = (token: string, body: object) => askAuth(library, '/user', { method: 'PUT', token, body });

  it('A18 to an address with an account is answered as to a new one, and its owner is notified', async () => {
    const [one, two, other] = [await newMember(library), await newMember(library), await newAccount(library)];
    const known = await change(one.access_token, { email: other.email });
    const fresh = await change(two.access_token, { email: newEmail() });
    expect([known.status, fresh.status]).toEqual([200, 200]);
    expect(shapeOf(known)).toEqual(shapeOf(fresh));
    expect(namesOf(known)).toEqual(namesOf(fresh));
    expect(await lastMessage(library, other.email)).toMatchObject({ kind: 'account_exists', code: '' });
    // What the person who asked gets at their own address is the same too, and moves nothing by itself.
    const { kind, token } = await lastMessage(library, one.email);
    expect(kind).toBe((await lastMessage(library, two.email)).kind);
    if (token !== '') await askAuth(library, '/verify', { body: { token_hash: token, type: 'email_change' } });
    expect((await signIn(library, other.email)).json).toMatchObject({ user: { id: other.id } });
  });

  it(
    'A18 takes the same time for both (statistical)',
    async () => {
      const { access_token: token } = await newMember(library);
      await expectSameTime({ accounts: 8 }, (email) => change(token, { email }));
    },
    TIME_LIMIT,
  );
});

describe('signing up and recovering', () => {
  it.each([
    ['the library', library],
    ['the product', product],
  ])('A18 a known address gets the reply of a new one, at %s', async (_name, target) => {
    const { email } = await newAccount(target);
    const known = await signUp(target, email);
    const fresh = await signUp(target, newEmail());
    expect(known.status).toBe(200);
    expect(fresh.status).toBe(200);
    expect(shapeOf(known)).toEqual(shapeOf(fresh));
    expect(namesOf(known)).toEqual(namesOf(fresh));
  });

  it('A18 a known address gives nothing of its account away', async () => {
    const { email, id } = await newAccount(library);
    const { text } = await signUp(library, email);
    expect(text).not.toContain(id);
    const again = await signUp(library, email);
    expect(again.status).toBe(429);
    const other = newEmail();
    await signUp(library, other);
    expect((await signUp(library, other)).text).toBe(again.text);
  });

  it(
    'A18 and A19 a known and an unknown address take the same time (statistical)',
    async () => {
      await expectSameTime({ accounts: 30 }, (email) => askAuth(library, '/recover', { body: { email } }));
    },
    TIME_LIMIT,
  );

  it.each([
    ['/recover', {}],
    ['/otp', { create_user: false }],
    ['/resend', { type: 'signup' }],
  ])('A19 %s answers an unknown address as a known one', async (path, body) => {
    const { email } = await newAccount(library);
    const known = await askAuth(library, path, { body: { ...body, email } });
    const unknown = await askAuth(library, path, { body: { ...body, email: newEmail() } });
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    expect(namesOf(unknown)).toEqual(namesOf(known));
  });

  it('A19 a code typed for an unknown address is refused as a wrong one', async () => {
    const { email } = await newAccount(library);
    await askAuth(library, '/recover', { body: { email } });
    const attempt = (address: string) =>
      askAuth(library, '/verify', { body: { email: address, type: 'recovery', token: '000000' } });
    const [known, unknown] = [await attempt(email), await attempt(newEmail())];
    expect(unknown.status).toBe(known.status);
    expect(unknown.text).toBe(known.text);
  });
});

const signUp = (target: Target, email: string) =>
  askAuth(target, '/signup', { body: { email, password: 'une-autre-phrase-91', data: { name: 'Ana' } } });

const namesOf = ({ headers }: Answer) => Object.keys(headers).toSorted();

/** Everything but the values that must differ: ids, the address, and the digits of dates. */
function shapeOf({ json }: Answer): unknown {
  const masked = JSON.stringify(json)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}@example\.org/g, 'address')
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+/g, (date) => (date.length > 23 ? 'microseconds' : 'milliseconds'));
  return JSON.parse(masked);
}

/** Sends requests for known and unknown addresses in turn. Each round has new accounts: mails to one address are limited. */
async function expectSameTime(
  {
    accounts,
    times: repeats = 1,
    newOne = newAccount,
  }: { accounts: number; times?: number; newOne?: typeof newAccount },
  send: (email: string) => Promise<unknown>,
): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const known = await Promise.all(Array.from({ length: accounts }, () => newOne(library)));
    for (const { email } of Array.from({ length: repeats }, () => known).flat()) {
      times.known.push(await clock(() => send(email)));
      times.unknown.push(await clock(() => send(newEmail())));
    }
    const ratio = median(times.known) / median(times.unknown);
    if (ratio > 1 / TOLERANCE && ratio < TOLERANCE) return;
    ratios.push(ratio);
  }
  throw new Error(`a known address takes ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} times as long`);
}

async function clock(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
