// Forged and expired tokens in the REST API. The control case shows that the test's own signer makes valid tokens.
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { openSocket } from './realtime-socket.ts';
import { ask, claims, exchange, product, sign, signText, tokenOf } from './request.ts';

const events = (token: string, headers: Record<string, string> = {}) =>
  ask(product, '/events?select=id', { token, headers });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payload = claims(product, { sub: id.alice });
const [current] = product.signingKeys;
if (!current) throw new Error('the platform has no signing key');
const { status: _status, ...currentJwk } = current;

describe('a token in the REST API', () => {
  it('is accepted when it equals what the platform signs', async () => {
    const answer = await events(await tokenOf('alice'));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([{ id: event.a }]);
  });

  it.each(['none', 'None', 'NONE', 'nOnE', ''])('A1 alg=%j is refused, with and without a signature', async (alg) => {
    const [, , signature = ''] = (await tokenOf('alice')).split('.');
    for (const header of [
      { alg, typ: 'JWT' },
      { alg, typ: 'JWT', kid: current.kid },
    ]) {
      const unsigned = `${base64(header)}.${base64(payload)}.`;
      expect((await events(unsigned)).status).toBe(401);
      expect((await events(unsigned + signature)).status).toBe(401);
    }
  });

  it('A2 HS256 signed with the public key is refused, in every spelling of that key', async () => {
    const open = createPublicKey(createPrivateKey({ key: currentJwk, format: 'jwk' }));
    const { d: _d, ...publicJwk } = currentJwk;
    const spellings = [
      open.export({ type: 'spki', format: 'pem' }),
      open.export({ type: 'spki', format: 'pem' }).trim(),
      open.export({ type: 'spki', format: 'der' }),
      JSON.stringify(publicJwk),
      currentJwk.x ?? '',
    ];
    for (const spelling of spellings) {
      const secret = typeof spelling === 'string' ? new TextEncoder().encode(spelling) : new Uint8Array(spelling);
      for (const header of [{ alg: 'HS256' }, { alg: 'HS256', kid: current.kid }]) {
        const forged = await new SignJWT(payload).setProtectedHeader(header).sign(secret);
        expect((await events(forged)).status).toBe(401);
      }
    }
  });

  it('A4 a key, address or certificate that the token brings along is ignored', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: current.kid };
    const headers = [
      { jwk },
      { jwk, kid: current.kid },
      { jku: 'https://attacker.example/keys', kid: current.kid },
      { x5u: 'https://attacker.example/certificate', kid: current.kid },
      { x5c: ['MIIB'], kid: current.kid },
      { kid: 'attacker', jwk: { ...jwk, kid: 'attacker' } },
      { kid: '../../../../dev/null' },
      { kid: "' or 1=1 --" },
      { kid: '__proto__' },
    ];
    for (const header of headers) {
      const forged = await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
      expect((await events(forged)).status).toBe(401);
    }
  });

  it.each([
    ['a future nbf', { nbf: Math.floor(Date.now() / 1_000) + 3_600 }],
    ['a past exp', { exp: Math.floor(Date.now() / 1_000) - 3_600 }],
    ['another issuer', { iss: 'https://attacker.example/auth/v1' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'another-project' }],
    ['a list of other audiences', { aud: ['another-project', 'anon'] }],
    ['a role that is a list', { role: ['service_role'] }],
    ['a role that is an object', { role: { name: 'service_role' } }],
  ])('A6 %s is refused', async (_what, changed) => {
    const forged = { ...payload, ...changed } as Parameters<typeof sign>[1];
    expect((await events(await sign(product, forged))).status).toBe(401);
  });

  it.each([
    ['exp as text', '"exp":"99999999999"'],
    ['exp as a float', `"exp":${Math.floor(Date.now() / 1_000) + 600}.5`],
    ['an infinite exp', '"exp":1e999'],
    ['an exp too large for a date', '"exp":1e300'],
    ['exp as null', '"exp":null'],
    ['exp as a list', '"exp":[99999999999]'],
    ['no exp', '"exp_":1'],
    ['nbf as text', `"exp":99999999999,"nbf":"1"`],
    ['nbf as a float', `"exp":99999999999,"nbf":1.5`],
    ['nbf as null', `"exp":99999999999,"nbf":null`],
    ['iat as text', `"exp":99999999999,"iat":"1"`],
    ['an infinite iat', `"exp":99999999999,"iat":-1e999`],
    ['iat as null', `"exp":99999999999,"iat":null`],
  ])('A5 %s is refused by every service', async (_what, moments) => {
    const { exp: _exp, iat: _iat, ...rest } = payload;
    const token = await signText(product, `${JSON.stringify(rest).slice(0, -1)},${moments}}`);
    const headers = { apikey: product.publishableKey, authorization: `Bearer ${token}` };
    const statuses = await Promise.all(
      [
        '/rest/v1/events?select=id',
        '/auth/v1/user',
        '/storage/v1/bucket',
        '/functions/v1/event-calendar',
        '/realtime/v1/api/broadcast',
      ].map(async (path) => {
        const method = path.endsWith('broadcast') ? 'POST' : 'GET';
        return (await exchange(`${product.url}${path}`, { method, headers })).status;
      }),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const raw = await openSocket(product);
    expect((await raw.join('odd-moments', { token })).status).toBe('error');
    raw.socket.terminate();
  });

  it('A7 an edited role claim is refused', async () => {
    const [header, , signature] = (await tokenOf('boris')).split('.');
    for (const role of ['service_role', 'postgres', 'authenticator', 'anon']) {
      const edited = `${header}.${base64({ ...payload, sub: id.boris, role })}.${signature}`;
      expect((await events(edited)).status).toBe(401);
    }
  });

  it('A7 an edited token is refused although the true one was just accepted', async () => {
    const token = await tokenOf('boris');
    expect((await events(token)).status).toBe(200);
    const [header, , signature] = token.split('.');
    const edited = `${header}.${base64({ ...payload, sub: id.alice })}.${signature}`;
    expect((await events(edited)).status).toBe(401);
    expect((await events(`${token}A`)).status).toBe(401);
    expect((await events(token.slice(0, -4))).status).toBe(401);
  });

  it.each([
    '',
    ' ',
    '.',
    '..',
    'a.b.c',
    'sb_secret_guess',
    'sb_secret_',
    'null',
    'undefined',
    '%00',
    `${'a'.repeat(8_000)}.b.c`,
  ])('a bearer that is no token is refused: %j', async (token) => {
    const answer = await ask(product, '/guests', { headers: { authorization: `Bearer ${token}`, apikey: '' } });
    expect(answer.status).toBe(401);
  });

  it('a request without any key is refused', async () => {
    expect((await ask(product, '/guests', { headers: { apikey: '' } })).status).toBe(401);
  });

  it('identity comes from the token alone, never from headers, body or address', async () => {
    const token = await tokenOf('boris');
    const claimed = {
      'x-user-id': id.alice,
      'x-supabase-role': 'service_role',
      'request.jwt.claims': JSON.stringify({ sub: id.alice, role: 'service_role' }),
      role: 'service_role',
    };
    expect((await events(token, claimed)).json).toEqual([{ id: event.b }]);
  });
});
