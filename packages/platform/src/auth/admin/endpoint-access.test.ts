import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessToken, startTestServer, type TestServer } from './fixtures/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const id = randomUUID();
const ENDPOINTS: Array<[string, string]> = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${id}`],
  ['PUT', `/admin/users/${id}`],
  ['DELETE', `/admin/users/${id}`],
  ['GET', `/admin/users/${id}/factors`],
  ['DELETE', `/admin/users/${id}/factors/${id}`],
  ['GET', `/admin/users/${id}/passkeys`],
  ['DELETE', `/admin/users/${id}/passkeys/${id}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
  ['GET', '/admin/oauth/clients'],
  ['POST', '/admin/oauth/clients'],
  ['GET', `/admin/oauth/clients/${id}`],
  ['PUT', `/admin/oauth/clients/${id}`],
  ['DELETE', `/admin/oauth/clients/${id}`],
  ['POST', `/admin/oauth/clients/${id}/regenerate_secret`],
];
const withBody = (method: string) => (method === 'GET' ? {} : { body: {} });

describe('A8 the endpoints of administration', () => {
  it.each(ENDPOINTS)('%s %s is shut to the publishable key and to people', async (method, path) => {
    const key = await accessToken((await server.member()).client);
    for (const caller of [{ key }, {}]) {
      const answer = await server.call(path, { method, ...withBody(method), ...caller });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error_code: 'not_admin' });
    }
  });

  it.each(ENDPOINTS)('%s %s is shut to forged keys', async (method, path) => {
    const answer = await server.call(path, { method, ...withBody(method), key: 'sb_secret_forged' });
    expect(answer.status).toBe(401);
  });
});

describe('A42 an id that is no UUID', () => {
  it.each([
    ['GET', '/admin/users/7'],
    ['PUT', '/admin/users/7'],
    ['DELETE', "/admin/users/7'--"],
    ['GET', '/admin/users/7/factors'],
    ['DELETE', `/admin/users/${id}/factors/7`],
    ['GET', '/admin/users/7/passkeys'],
    ['DELETE', `/admin/users/${id}/passkeys/7`],
    ['GET', `/admin/users/${id}%00`],
  ])('%s %s is a bad request', async (method, path) => {
    const key = server.platform.keys.secretKey;
    const answer = await server.call(path, { method, ...withBody(method), key });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  });
});

describe('the factors and passkeys of an account', () => {
  it('are seen without their secrets and removed by an operator', async () => {
    const { client, id: userId } = await server.member();
    const [factor] = await server.rows(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'hidden') returning id`,
      [userId],
    );
    const factorId = String(factor?.id);
    await server.rows(`update auth.sessions set aal = 'aal2', factor_id = $2 where user_id = $1`, [userId, factorId]);
    const { mfa, passkey } = server.admin.auth.admin;
    const { data } = await mfa.listFactors({ userId });
    expect(data?.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
    expect(JSON.stringify(data)).not.toContain('hidden');
    const removed = await mfa.deleteFactor({ userId, id: factorId });
    expect(removed.error).toBeNull();
    expect(JSON.stringify(removed.data)).toContain(factorId);
    expect((await mfa.deleteFactor({ userId, id: factorId })).error).toMatchObject({ code: 'mfa_factor_not_found' });
    expect(await server.rows('select aal from auth.sessions where user_id = $1', [userId])).toEqual([{ aal: 'aal1' }]);

    const [key] = await server.rows(
      `insert into auth.passkeys (user_id, credential_id, public_key) values ($1, 'c', 'k') returning id`,
      [userId],
    );
    const passkeyId = String(key?.id);
    expect((await passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId }]);
    expect((await passkey.deletePasskey({ userId: randomUUID(), passkeyId })).error).toMatchObject({ status: 404 });
    expect((await passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
  });
});
