import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessToken, PASSWORD, startTestServer, type TestServer } from '#platform/auth/admin/fixtures/server.ts';
import { readKeys } from '#platform/auth/tokens/keys.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const attempts = (where: string, values: unknown[]) =>
  server.rows(
    `select method, outcome, hits, text(network) as network, user_agent from auth.sign_ins where ${where} order by id`,
    values,
  );

describe('the record of sign-ins', () => {
  it('counts equal attempts of an account, and names the method, the network and the device', async () => {
    const { id, email } = await server.member();
    for (const password of ['faux', 'faux', PASSWORD])
      await server.visitor().auth.signInWithPassword({ email, password });
    const rows = await attempts('user_id = $1', [id]);
    expect(rows).toMatchObject([
      { method: 'password', outcome: 'ok', hits: 2, network: '127.0.0.1/32' },
      { method: 'password', outcome: 'invalid_credentials', hits: 2, user_agent: expect.any(String) },
    ]);
  });

  it('stores an address without an account as a keyed hash, and no password', async () => {
    const email = `${randomUUID()}@personne.test`;
    await server.visitor().auth.signInWithPassword({ email, password: 'un secret tapé par erreur' });
    const rows = await server.rows(
      `select s.*, encode(address_hash, 'hex') as hex from auth.sign_ins s where address_hash is not null`,
    );
    expect(rows).toMatchObject([
      { user_id: null, hex: expect.stringMatching(/^[0-9a-f]{64}$/), outcome: 'invalid_credentials' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/personne|secret/);
  });

  it('records a refused code and a refused second step, and nothing of a malformed request', async () => {
    const { id, email, client } = await server.member();
    await server.visitor().auth.verifyOtp({ email, token: '000000', type: 'email' });
    await server.call('/token?grant_type=password', { method: 'POST', body: { email } });
    await server.call('/factors/recovery-codes/verify', {
      method: 'POST',
      key: await accessToken(client),
      body: { code: 'faux' },
    });
    expect((await attempts('user_id = $1', [id])).map(({ method, outcome }) => [method, outcome])).toEqual([
      ['password', 'ok'],
      ['otp', 'otp_expired'],
      ['recovery_code', 'mfa_verification_failed'],
    ]);
  });

  it('records a second step that succeeds, once it is asked for, and not its enrolment', async () => {
    const { id, email, client } = await server.member();
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { id: factorId = '', totp } = enrolled.data ?? {};
    const codeAt = (timestamp: number) =>
      new TOTP({ secret: Secret.fromBase32(totp?.secret ?? '') }).generate({ timestamp });
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(Date.now()) });
    const again = server.visitor();
    await again.auth.signInWithPassword({ email, password: PASSWORD });
    // A code is accepted once; the next one is accepted before its time.
    const { error } = await again.auth.mfa.challengeAndVerify({ factorId, code: codeAt(Date.now() + 30_000) });
    expect(error).toBeNull();
    expect((await attempts('user_id = $1', [id])).map(({ method, outcome, hits }) => [method, outcome, hits])).toEqual([
      ['password', 'ok', 2],
      ['second_step', 'ok', 1],
    ]);
  });

  it('records a link and a return from another service that are refused by a redirect', async () => {
    const open = (path: string) => fetch(`${server.platform.url}/auth/v1${path}`, { redirect: 'manual' });
    for (const [path, code] of [
      ['/verify?type=recovery&token=faux', 'otp_expired'],
      ['/callback?code=x&state=forged', 'bad_oauth_state'],
    ] as const) {
      const response = await open(path);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toContain(`error_code=${code}`);
    }
    await open('/verify?type=inconnu&token=faux');
    const rows = await attempts(`user_id is null and method in ('recovery', 'oauth', 'inconnu')`, []);
    expect(rows).toMatchObject([
      { method: 'recovery', outcome: 'otp_expired', network: '127.0.0.1/32' },
      { method: 'oauth', outcome: 'bad_oauth_state' },
    ]);
    expect(rows).toHaveLength(2);
  });

  it('remembers how often a limit has refused', async () => {
    const { email } = await server.member();
    for (let n = 0; n < 12; n += 1) await server.visitor().auth.signInWithPassword({ email, password: 'faux' });
    const [row] = await server.rows(
      `select most, refused, refused_at is not null as has_time from auth.rate_limits where key like $1`,
      [`sign-in:network-account:%${email}`],
    );
    expect(row).toEqual({ most: 10, refused: 2, has_time: true });
  });
});

describe('a blocked network', () => {
  const block = () =>
    server.rows(
      `insert into auth.blocked_networks (network, blocked_until, reason) values ('127.0.0.1', now() + interval '1 hour', 'Essai')`,
    );
  const lift = () => server.rows('update auth.blocked_networks set lifted_at = now()');

  it('is refused at once by every address of the service, except with the secret key, until it is lifted', async () => {
    const { email, client } = await server.member();
    await block();
    try {
      const refused = { status: 403, code: 'network_blocked' };
      expect((await server.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject(
        refused,
      );
      expect(
        (await server.visitor().auth.signUp({ email: `${randomUUID()}@liesse.test`, password: PASSWORD })).error,
      ).toMatchObject(refused);
      expect((await client.auth.refreshSession()).error).toMatchObject(refused);
      expect((await server.admin.auth.admin.listUsers()).error).toBeNull();
      expect(await server.rows(`select 1 from auth.sign_ins where outcome = 'network_blocked'`)).toHaveLength(1);
    } finally {
      await lift();
    }
    expect((await server.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('is free again when its time is over', async () => {
    const { email } = await server.member();
    await block();
    await server.rows(`update auth.blocked_networks set blocked_until = now() - interval '1 second'`);
    expect((await server.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });
});

describe('the signing keys', () => {
  const known = () => server.rows('select kid, status from auth.signing_keys order by status, kid');

  it('are known to the database by name and state, and a job rotates them once', async () => {
    const { signingKeys } = await readKeys(server.dataDir);
    const byState = (status: string) => signingKeys.find((key) => key.status === status)?.kid;
    expect(await known()).toEqual([
      { kid: byState('current'), status: 'current' },
      { kid: byState('standby'), status: 'standby' },
    ]);
    const { client } = await server.member();
    const payload = JSON.stringify({ kid: byState('current') });
    await server.rows(`select platform.enqueue_job('rotate-signing-key', $1)`, [payload]);
    await server.rows(`select platform.enqueue_job('rotate-signing-key', $1)`, [payload]);
    await expect
      .poll(async () => (await known())[0], { timeout: 15_000 })
      .toEqual({ kid: byState('standby'), status: 'current' });
    await expect.poll(() => server.rows('select 1 from graphile_worker.jobs'), { timeout: 15_000 }).toEqual([]);
    expect((await known()).map(({ status }) => status)).toEqual(['current', 'previous', 'standby']);
    expect((await server.call('/user', { key: await accessToken(client) })).status).toBe(200);
  });
});
