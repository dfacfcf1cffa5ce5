import { randomUUID } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessToken, PASSWORD, startTestServer, type TestServer } from './fixtures/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.rows('delete from auth.rate_limits'));

const anyEmail = () => `${randomUUID()}@liesse.test`;
const actsOn = (id: string | undefined) =>
  server.rows('select action, actor_id, details from auth.audit_log_entries where subject_id = $1 order by id', [id]);

describe('an account made by an operator', () => {
  it('has what it was given, and signs in', async () => {
    const email = anyEmail();
    const id = randomUUID();
    const { data, error } = await server.admin.auth.admin.createUser({
      id,
      email: email.toUpperCase(),
      phone: '+33612345678',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { team: 'a' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      email,
      phone: '33612345678',
      role: 'authenticated',
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: 'Ada' },
      app_metadata: { team: 'a', provider: 'email', providers: ['email', 'phone'] },
      identities: [{ provider: 'email' }, { provider: 'phone' }],
    });
    expect(data.user?.phone_confirmed_at).toBeUndefined();
    expect((await server.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const details = {
      actor_role: 'service_role',
      fields: ['id', 'email', 'phone', 'password', 'email_confirm', 'user_metadata', 'app_metadata'],
    };
    expect(await actsOn(id)).toEqual([{ action: 'user_created', actor_id: null, details }]);
  });

  it('brings a hash from another service, which is upgraded at the first sign-in', async () => {
    const email = anyEmail();
    const { data } = await server.admin.auth.admin.createUser({
      email,
      email_confirm: true,
      password_hash: hashSync(PASSWORD, 4),
    });
    expect((await server.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const [row] = await server.rows('select encrypted_password from auth.users where id = $1', [data.user?.id]);
    expect(row?.encrypted_password).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['without an address', {}, 'validation_failed'],
    ['with an address that is none', { email: 'nobody' }, 'validation_failed'],
    ['with a weak password', { email: 'weak@liesse.test', password: '123456' }, 'weak_password'],
    ['with a password and a hash', { email: 'a@liesse.test', password: 'x', password_hash: 'y' }, 'validation_failed'],
    ['with the role of the service', { email: 'a@liesse.test', role: 'service_role' }, 'validation_failed'],
    ['with an id that is none', { email: 'a@liesse.test', id: '7' }, 'validation_failed'],
    ['with a ban that never ends', { email: 'a@liesse.test', ban_duration: 'forever' }, 'validation_failed'],
  ])('%s is refused', async (_name, attributes, code) => {
    expect((await server.admin.auth.admin.createUser(attributes)).error).toMatchObject({ code });
  });

  it('cannot take an address, a number or an id that is taken', async () => {
    const attributes = { id: randomUUID(), email: anyEmail(), phone: '+33698765432' };
    const create = (wanted: object) => server.admin.auth.admin.createUser(wanted);
    await create(attributes);
    expect((await create({ email: attributes.email })).error).toMatchObject({ code: 'email_exists', status: 422 });
    expect((await create({ phone: attributes.phone })).error).toMatchObject({ code: 'phone_exists' });
    expect((await create({ email: anyEmail(), id: attributes.id })).error).toMatchObject({
      code: 'user_already_exists',
    });
  });
});

describe('an account changed by an operator', () => {
  it('keeps what it was not given, and loses what was set to null', async () => {
    const { id } = await server.member();
    const update = (attributes: object) => server.admin.auth.admin.updateUserById(id, attributes);
    await update({ user_metadata: { a: 1, b: { c: 2 } }, app_metadata: { team: 'a' } });
    const email = anyEmail();
    const { data } = await update({ email, user_metadata: { a: null, d: 3 } });
    expect(data.user).toMatchObject({
      email,
      user_metadata: { b: { c: 2 }, d: 3 },
      app_metadata: { team: 'a', provider: 'email' },
      identities: [{ provider: 'email', identity_data: { email } }],
    });
    expect(data.user?.user_metadata).not.toHaveProperty('a');
  });

  it('is put out at once by a ban, and comes back when it is lifted', async () => {
    const { client, id, email } = await server.member();
    const key = await accessToken(client);
    const { data } = await server.admin.auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect(data.user).toHaveProperty('banned_until', expect.any(String));
    expect((await server.call('/user', { key })).status).toBe(403);
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    const again = () => server.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect((await again()).error).toMatchObject({ code: 'user_banned' });
    await server.admin.auth.admin.updateUserById(id, { ban_duration: 'none' });
    expect((await again()).error).toBeNull();
    expect((await actsOn(id)).map(({ action }) => action)).toEqual(['user_created', 'user_banned', 'user_modified']);
  });

  it('is signed out at once by a new password, and pending links become invalid', async () => {
    const { client, id, email } = await server.member();
    const key = await accessToken(client);
    const { data } = await server.admin.auth.admin.generateLink({ type: 'recovery', email });
    await server.admin.auth.admin.updateUserById(id, { password: `${PASSWORD}-2` });
    expect((await server.call('/user', { key })).status).toBe(403);
    const link = { type: 'recovery', token_hash: data.properties?.hashed_token ?? '' } as const;
    expect((await server.visitor().auth.verifyOtp(link)).error).toMatchObject({ code: 'otp_expired' });
    const visitor = server.visitor();
    expect((await visitor.auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
    expect((await visitor.auth.signInWithPassword({ email, password: `${PASSWORD}-2` })).error).toBeNull();
  });
});

describe('an account removed by an operator', () => {
  it('is gone, with its sessions', async () => {
    const { client, id } = await server.member();
    const key = await accessToken(client);
    expect((await server.admin.auth.admin.deleteUser(id)).error).toBeNull();
    expect(await server.rows('select from auth.users where id = $1', [id])).toEqual([]);
    expect((await server.call('/user', { key })).status).toBe(403);
    expect((await server.admin.auth.admin.deleteUser(id)).error).toMatchObject({ code: 'user_not_found', status: 404 });
  });

  it('leaves only its id when asked, and its address is free again', async () => {
    const { client, id, email } = await server.member();
    const key = await accessToken(client);
    expect((await server.admin.auth.admin.deleteUser(id, true)).error).toBeNull();
    expect(
      await server.rows('select email, encrypted_password, deleted_at is null as alive from auth.users where id = $1', [
        id,
      ]),
    ).toEqual([{ email: null, encrypted_password: null, alive: false }]);
    expect((await server.call('/user', { key })).status).toBe(403);
    expect((await server.admin.auth.admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found' });
    expect((await server.admin.auth.admin.createUser({ email })).error).toBeNull();
  });
});

describe('the list of accounts', () => {
  it('comes by pages that the client can follow', async () => {
    await Promise.all([1, 2, 3].map(() => server.admin.auth.admin.createUser({ email: anyEmail() })));
    const first = await server.admin.auth.admin.listUsers({ page: 1, perPage: 2 });
    if (first.error) throw first.error;
    const { total, users, nextPage, lastPage, aud } = first.data;
    expect({ nextPage, aud, shown: users.length }).toEqual({ nextPage: 2, aud: 'authenticated', shown: 2 });
    expect(lastPage).toBe(Number(String(Math.ceil(total / 2))[0]));
    const second = await server.admin.auth.admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users.map(({ id }) => id)).not.toContain(users[0]?.id);
    const all = await server.admin.auth.admin.listUsers({ perPage: 1_000 });
    expect(all.data).toMatchObject({ nextPage: null, lastPage: 1, total });
    expect(all.data.users).toHaveLength(total);
  });

  it('is searched by part of an address', async () => {
    const { email, id } = await server.member();
    const key = server.platform.keys.secretKey;
    const answer = await server.call(`/admin/users?filter=${email.slice(2, 20)}`, { key });
    expect(await answer.json()).toMatchObject({ users: [{ id }] });
    expect(answer.headers.get('x-total-count')).toBe('1');
  });

  it.each(['page=0', 'page=x', 'per_page=-1', 'page=1e3'])('refuses %s', async (query) => {
    expect((await server.call(`/admin/users?${query}`, { key: server.platform.keys.secretKey })).status).toBe(400);
  });
});
