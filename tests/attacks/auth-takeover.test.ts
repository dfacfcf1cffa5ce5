// An account opened in somebody else's name, to be shared once its owner confirms it.
import { describe, expect, it } from 'vitest';
import { askAuth, codeOf, forgetLimits, lastMessage, newEmail, signIn, type Tokens } from './accounts.ts';
import { ask, library } from './request.ts';

const THIEF = 'phrase-du-voleur-66';
const OWNER = 'phrase-de-la-dame-77';

const signUp = (email: string, password: string) => askAuth(library, '/signup', { body: { email, password } });

async function squatted(): Promise<string> {
  const email = newEmail();
  expect((await signUp(email, THIEF)).status).toBe(200);
  await forgetLimits(library, email);
  return email;
}

describe('an address that a thief signed up first', () => {
  it('takes the password of the sign-up that its owner confirms', async () => {
    const email = await squatted();
    await signUp(email, OWNER);
    const { code } = await lastMessage(library, email);
    expect((await askAuth(library, '/verify', { body: { email, token: code, type: 'signup' } })).status).toBe(200);
    expect(codeOf(await signIn(library, email, THIEF))).toBe('invalid_credentials');
    expect((await signIn(library, email, OWNER)).status).toBe(200);
  });

  it('forgets his password when its owner comes by a link', async () => {
    const email = await squatted();
    await askAuth(library, '/otp', { body: { email } });
    const { code } = await lastMessage(library, email);
    expect((await askAuth(library, '/verify', { body: { email, token: code, type: 'email' } })).status).toBe(200);
    expect(codeOf(await signIn(library, email, THIEF))).toBe('invalid_credentials');
  });

  it('is not confirmed by the link that his own sign-up sent before hers', async () => {
    const email = newEmail();
    await signUp(email, THIEF);
    const his = await lastMessage(library, email);
    await forgetLimits(library, email);
    await signUp(email, OWNER);
    const late = await askAuth(library, '/verify', { body: { token_hash: his.token, type: 'signup' } });
    expect(late.status).toBe(403);
  });

  it('leaves him no session after its owner has changed the password', async () => {
    const email = await squatted();
    await signUp(email, OWNER);
    const { token } = await lastMessage(library, email);
    const hers = (await askAuth(library, '/verify', { body: { token_hash: token, type: 'signup' } })).json as Tokens;
    const his = (await signIn(library, email, OWNER)).json as Tokens;
    await askAuth(library, '/user', {
      method: 'PUT',
      token: hers.access_token,
      body: { password: 'phrase-toute-neuve-88' },
    });
    expect((await ask(library, '/tags', { token: his.access_token })).status).toBe(401);
    expect((await ask(library, '/tags', { token: hers.access_token })).status).toBe(200);
  });
});
