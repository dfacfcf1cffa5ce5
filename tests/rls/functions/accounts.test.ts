import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(inject('database'));
  await client.connect();
});
afterAll(() => client.end());
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));

const signUp = (data: object, email = 'new@example.fr') =>
  client.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id.newcomer,
    email,
    data,
  ]);

const profile = async () => (await client.query('select * from public.profiles where id = $1', [id.newcomer])).rows[0];
const metadata = async () =>
  (await client.query('select raw_user_meta_data as data from auth.users where id = $1', [id.newcomer])).rows[0].data;

const invite = async (email = 'new@example.fr', permissions: string[] | null = null): Promise<string> => {
  await client.query(
    `insert into private.admin_invitations (code_hash, email, permissions) values (private.hash_invitation('the-code'), $1, $2)`,
    [email, permissions],
  );
  return 'the-code';
};

describe('a new account', () => {
  it('is a client unless it asks otherwise', async () => {
    await signUp({ name: 'Noa' });
    expect(await profile()).toMatchObject({ role: 'client', name: 'Noa', email: 'new@example.fr', permissions: null });
  });

  it('is a partner of its trade by the partner form, of any trade when it names none of the ten', async () => {
    await signUp({ role: 'Partner', partner_type: 'DJ' });
    expect(await profile()).toMatchObject({ role: 'partner', partner_type: 'dj' });
    await client.query('delete from auth.users where id = $1', [id.newcomer]);
    await signUp({ role: 'partner', partner_type: 'astronaut' });
    expect(await profile()).toMatchObject({ role: 'partner', partner_type: 'general' });
  });

  it.each(['guest', 'unregistered', 'root', ''])('that asks for the role "%s" is a client', async (role) => {
    await signUp({ role });
    expect(await profile()).toMatchObject({ role: 'client' });
  });

  it('[REG-07] is no administrator without an invitation', async () => {
    await expect(signUp({ role: 'admin', invitation_code: 'guess' })).rejects.toMatchObject({ code: 'PT403' });
  });

  it('is an administrator with an invitation for its address, once', async () => {
    const invitation_code = await invite('new@example.fr', ['view_dashboard']);
    await signUp({ role: 'admin', invitation_code });
    expect(await profile()).toMatchObject({ role: 'admin', permissions: ['view_dashboard'] });
    await client.query('delete from auth.users where id = $1', [id.newcomer]);
    await expect(signUp({ role: 'admin', invitation_code })).rejects.toMatchObject({ code: 'PT403' });
  });

  it('cannot use an invitation of another address or one that has expired', async () => {
    const invitation_code = await invite('other@example.fr');
    await client.query('savepoint before');
    await expect(signUp({ role: 'admin', invitation_code })).rejects.toMatchObject({ code: 'PT403' });
    await client.query('rollback to before');
    await client.query(
      `update private.admin_invitations set email = 'new@example.fr', expires_at = now() - interval '1 second'`,
    );
    await expect(signUp({ role: 'admin', invitation_code })).rejects.toMatchObject({ code: 'PT403' });
  });
});

describe('the metadata of an account', () => {
  it('[ENT-02] mirrors the profile, and forgets the invitation code', async () => {
    await signUp({ name: 'Noa', role: 'partner', partner_type: 'venue', invitation_code: 'x', theme: 'light' });
    expect(await metadata()).toEqual({
      name: 'Noa',
      role: 'partner',
      partner_type: 'venue',
      permissions: [],
      theme: 'light',
    });
    await client.query(
      `update public.profiles set name = 'Noah', avatar_url = 'https://images.example/a.png', phone = '0612345678' where id = $1`,
      [id.newcomer],
    );
    expect(await metadata()).toMatchObject({
      name: 'Noah',
      avatar_url: 'https://images.example/a.png',
      phone: '0612345678',
    });
  });

  it('D49 changes the name of the profile but never its role or permissions', async () => {
    await signUp({ name: 'Noa' });
    await client.query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"name": "Nao", "role": "admin", "permissions": ["manage_system"]}' where id = $1`,
      [id.newcomer],
    );
    expect(await profile()).toMatchObject({ name: 'Nao', role: 'client', permissions: null });
    expect(await metadata()).toMatchObject({ name: 'Nao', role: 'client', permissions: [] });
  });

  it('follows a role that an administrator gives', async () => {
    await signUp({ name: 'Noa' });
    await client.query(`update public.profiles set role = 'admin' where id = $1`, [id.newcomer]);
    expect((await metadata()).permissions).toHaveLength(10);
  });

  it('leaves with the account, and the profile too', async () => {
    await signUp({});
    await client.query('delete from auth.users where id = $1', [id.newcomer]);
    expect(await profile()).toBeUndefined();
  });
});
