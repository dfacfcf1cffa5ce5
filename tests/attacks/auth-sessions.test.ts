// Sessions and their refresh tokens: turned once, stolen, ended.
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { askAuth, codeOf, newMember, refresh, signIn, sql, type Tokens } from './accounts.ts';
import { ask, library } from './request.ts';

const tokenOf = ({ json }: { json: unknown }) => (json as Tokens).refresh_token;

describe('refresh tokens', () => {
  it('A11 used twice inside the window give the same successor and sign nobody out', async () => {
    const { refresh_token } = await newMember(library);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(library, refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    const late = await refresh(library, refresh_token);
    expect(tokenOf(late)).toBe(answers[0] && tokenOf(answers[0]));
    expect((await refresh(library, tokenOf(late))).status).toBe(200);
  });

  it('A12 an older one reused ends the family', async () => {
    const { refresh_token: first, id } = await newMember(library);
    const second = tokenOf(await refresh(library, first));
    const third = await refresh(library, second);
    const reused = await refresh(library, first);
    expect(reused.status).toBe(400);
    expect(codeOf(reused)).toBe('refresh_token_already_used');
    expect((await refresh(library, tokenOf(third))).status).toBe(400);
    const access = (third.json as Tokens).access_token;
    expect((await ask(library, '/tags', { token: access })).status).toBe(401);
    expect(await sql(library, 'select id from auth.sessions where user_id = $1', [id])).toEqual([]);
  });

  it('A12 the one just before, reused after the window, ends the family', async () => {
    const { refresh_token: first, id } = await newMember(library);
    const second = tokenOf(await refresh(library, first));
    await sql(library, `update auth.sessions set refreshed_at = refreshed_at - interval '11 s' where user_id = $1`, [
      id,
    ]);
    expect(codeOf(await refresh(library, first))).toBe('refresh_token_already_used');
    expect((await refresh(library, second)).status).toBe(400);
  });

  it('A12 made up from a real one is refused and ends nothing', async () => {
    const { refresh_token } = await newMember(library);
    const bytes = Buffer.from(refresh_token, 'base64url');
    bytes.writeUInt32BE(7, 16);
    expect(codeOf(await refresh(library, bytes.toString('base64url')))).toBe('refresh_token_not_found');
    expect((await refresh(library, refresh_token)).status).toBe(200);
  });

  it('A14 after signing out are refused', async () => {
    const { refresh_token, access_token } = await newMember(library);
    expect((await askAuth(library, '/logout', { method: 'POST', token: access_token })).status).toBe(204);
    const answer = await refresh(library, refresh_token);
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('refresh_token_not_found');
  });

  it('A14 of other devices are refused after the password has changed', async () => {
    const { email, access_token } = await newMember(library);
    const thief = (await signIn(library, email)).json as Tokens;
    const changed = await askAuth(library, '/user', {
      method: 'PUT',
      token: access_token,
      body: { password: 'nouvelle-phrase-52' },
    });
    expect(changed.status).toBe(200);
    expect((await refresh(library, thief.refresh_token)).status).toBe(400);
    expect((await ask(library, '/tags', { token: thief.access_token })).status).toBe(401);
  });
});

describe('access tokens', () => {
  it('A15 after signing out are refused by every service, though they were just accepted', async () => {
    const { access_token } = await newMember(library);
    expect((await ask(library, '/tags', { token: access_token })).status).toBe(200);
    expect((await askAuth(library, '/user', { token: access_token })).status).toBe(200);
    await askAuth(library, '/logout?scope=local', { method: 'POST', token: access_token });
    expect((await ask(library, '/tags', { token: access_token })).status).toBe(401);
    for (const path of ['/user', '/reauthenticate', '/sessions', '/factors/recovery-codes', '/passkeys']) {
      const answer = await askAuth(library, path, { token: access_token });
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 403, 'session_not_found']);
    }
    const write = await askAuth(library, '/user', {
      method: 'PUT',
      token: access_token,
      body: { password: 'nouvelle-phrase-52' },
    });
    expect(codeOf(write)).toBe('session_not_found');
  });

  it('A15 of somebody banned or deleted are refused at once', async () => {
    const banned = await newMember(library);
    await askAuth(library, `/admin/users/${banned.id}`, {
      method: 'PUT',
      key: library.secretKey,
      body: { ban_duration: '1h' },
    });
    expect((await ask(library, '/tags', { token: banned.access_token })).status).toBe(401);
    expect((await refresh(library, banned.refresh_token)).status).toBe(400);
    const deleted = await newMember(library);
    await askAuth(library, `/admin/users/${deleted.id}`, { method: 'DELETE', key: library.secretKey });
    expect((await ask(library, '/tags', { token: deleted.access_token })).status).toBe(401);
    expect((await refresh(library, deleted.refresh_token)).status).toBe(400);
  });

  it('A37 each sign-in makes a session of its own, whatever is presented with it', async () => {
    const victim = await newMember(library);
    const planted = await newMember(library);
    const sessionOf = (token: string) => String(decodeJwt(token)['session_id']);
    const answer = await askAuth(library, '/token?grant_type=password', {
      token: planted.access_token,
      headers: { cookie: `session=${sessionOf(planted.access_token)}` },
      body: {
        email: victim.email,
        password: PASSWORD,
        session_id: sessionOf(planted.access_token),
        refresh_token: planted.refresh_token,
      },
    });
    expect(answer.status).toBe(200);
    const { access_token, refresh_token } = answer.json as Tokens;
    const all = [victim.access_token, planted.access_token, access_token].map(sessionOf);
    expect(new Set(all).size).toBe(3);
    expect(refresh_token).not.toBe(victim.refresh_token);
    expect(decodeJwt(access_token).sub).toBe(victim.id);
  });
});
