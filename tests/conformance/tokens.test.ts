// Who a request is: keys, tokens, and what policies make of them.
import { beforeEach, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, BOB, bob, conformance, connect, ids, rest, service } from './client.ts';

const { tokens, url, publishableKey } = conformance;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('keys', () => {
  it('none is refused', async () => {
    const response = await fetch(`${url}/rest/v1/tags`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
    const auth = await fetch(`${url}/auth/v1/settings`);
    expect(auth.status).toBe(401);
    expect(await auth.json()).toMatchObject({ error_code: 'no_authorization', msg: 'No API key found in request' });
  });

  it('an unknown one is refused', async () => {
    const { error, status } = await connect('sb_publishable_nobody').from('tags').select();
    expect(status).toBe(401);
    expect(error).not.toBeNull();
  });

  it('the publishable one is anon', async () => {
    const { data } = await anon.rpc('whoami');
    expect(data).toEqual({ user: 'anon', uid: null, role: 'anon', email: null, shelf: null });
  });

  it('the secret one is service_role', async () => {
    const { data } = await service.rpc('whoami');
    expect(data).toMatchObject({ user: 'service_role', uid: null, role: 'service_role' });
  });

  it('is also taken from the Authorization header alone', async () => {
    const response = await fetch(`${url}/rest/v1/tags?id=eq.1`, {
      headers: { apikey: publishableKey, ...bearer(publishableKey) },
    });
    expect(response.status).toBe(200);
  });
});

describe('tokens', () => {
  it('a signed one is authenticated, with its claims', async () => {
    const { data } = await alice.rpc('whoami');
    expect(data).toEqual({
      user: 'authenticated',
      uid: ALICE,
      role: 'authenticated',
      email: 'alice@example.org',
      shelf: 'north',
    });
    expect((await bob.rpc('whoami')).data).toMatchObject({ uid: BOB, shelf: null });
  });

  it('leaves nothing behind for the next caller', async () => {
    const answers = await Promise.all([alice.rpc('whoami'), anon.rpc('whoami'), bob.rpc('whoami'), anon.rpc('whoami')]);
    expect(answers.map((answer) => answer.data.uid)).toEqual([ALICE, null, BOB, null]);
  });

  it('takes the scheme without case', async () => {
    const answer = await rest('/rpc/members_only', { headers: { Authorization: `bearer ${tokens.alice}` } });
    expect(answer.json).toBe('welcome');
  });

  it('an expired one is refused', async () => {
    const answer = await rest('/tags', { headers: bearer(tokens.expired) });
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({ code: 'PGRST303', message: 'JWT expired', details: null, hint: null });
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    );
  });

  it('one from the future is refused', async () => {
    const answer = await rest('/tags', { headers: bearer(tokens.early) });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 'PGRST303', message: 'JWT not yet valid' });
  });

  it('garbage is refused', async () => {
    const answer = await rest('/tags', { headers: bearer('garbage') });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 'PGRST301', message: 'Expected 3 parts in JWT; got 1' });
    expect((await rest('/tags', { headers: bearer('a.b.c') })).status).toBe(401);
  });

  it('one whose claims or signature were changed is refused', async () => {
    const [header = '', payload = '', signature = ''] = tokens.alice.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
    expect((await rest('/tags', { headers: bearer(`${header}.${forged}.${signature}`) })).status).toBe(401);
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    expect((await rest('/tags', { headers: bearer(`${unsigned}.${payload}.`) })).status).toBe(401);
  });

  it('one with a role that does not exist is refused', async () => {
    const answer = await rest('/tags', { headers: bearer(tokens.impostor) });
    expect(answer.status).toBe(401);
  });
});

describe('policies', () => {
  beforeEach(async () => {
    await service.from('reviews').delete().gte('id', 1000).throwOnError();
  });

  it('show each caller their own rows', async () => {
    expect(ids((await anon.from('reviews').select('id').lt('id', 1000).order('id')).data)).toEqual([1, 3]);
    expect(ids((await alice.from('reviews').select('id').lt('id', 1000).order('id')).data)).toEqual([1, 2, 3]);
    expect(ids((await bob.from('reviews').select('id').lt('id', 1000).order('id')).data)).toEqual([1, 3, 4]);
    expect(ids((await service.from('reviews').select('id').lt('id', 1000).order('id')).data)).toEqual([1, 2, 3, 4]);
  });

  it('hold inside embeddings and counts', async () => {
    const { data } = await anon
      .from('books')
      .select('id, reviews(id)')
      .in('id', [1, 2])
      .order('id')
      .order('id', { referencedTable: 'reviews' });
    expect(data).toEqual([
      { id: 1, reviews: [{ id: 1 }, { id: 3 }] },
      { id: 2, reviews: [] },
    ]);
    const { count } = await anon.from('reviews').select('*', { head: true, count: 'exact' }).lt('id', 1000);
    expect(count).toBe(2);
  });

  it('let a member write their own row, and fill in who they are', async () => {
    const { data, status } = await alice
      .from('reviews')
      .insert({ id: 1001, book_id: 5, body: 'Mine' })
      .select('reviewer')
      .single();
    expect(status).toBe(201);
    expect(data).toEqual({ reviewer: ALICE });
  });

  it('refuse a row in the name of another', async () => {
    const { error, status } = await alice.from('reviews').insert({ id: 1002, book_id: 5, body: 'Hers', reviewer: BOB });
    expect(status).toBe(403);
    expect(error).toMatchObject({
      code: '42501',
      message: 'new row violates row-level security policy for table "reviews"',
    });
    const stranger = await anon.from('reviews').insert({ id: 1003, book_id: 5, body: 'x', reviewer: BOB });
    expect(stranger.status).toBe(401);
  });

  it('leave the rows of others as they are', async () => {
    const changed = await bob.from('reviews').update({ body: 'spoiled' }).eq('id', 1).select();
    expect(changed.data).toEqual([]);
    const removed = await bob.from('reviews').delete().eq('id', 1).select();
    expect(removed.data).toEqual([]);
    expect((await anon.from('reviews').select('body').eq('id', 1).single()).data).toEqual({ body: 'Loved it' });
  });
});
