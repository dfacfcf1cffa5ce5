import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessToken, PASSWORD, startTestServer, type TestServer } from './fixtures/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.rows('create table public.notes (id int primary key)');
  await server.rows('grant select on public.notes to authenticated');
});
afterAll(() => server.stop());

interface Shown {
  id: string;
  current: boolean;
}

const readNotes = async (key: string) =>
  (await fetch(`${server.platform.url}/rest/v1/notes`, { headers: { authorization: `Bearer ${key}` } })).status;

const list = async (key: string): Promise<Shown[]> => (await server.call('/sessions', { key })).json();

describe('the sessions of an account', () => {
  it('are listed to their owner, the present one marked', async () => {
    const { client, email } = await server.member();
    const other = server.visitor();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const sessions = await list(await accessToken(client));
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
      'aal',
      'created_at',
      'current',
      'id',
      'ip',
      'refreshed_at',
      'user_agent',
    ]);
    expect(sessions[0]).toMatchObject({ aal: 'aal1', ip: '127.0.0.1', user_agent: expect.any(String) });
  });

  it('end one by one, at once for every service', async () => {
    const { client, email, id } = await server.member();
    const other = server.visitor();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const [key, otherKey] = [await accessToken(client), await accessToken(other)];
    await expect.poll(() => readNotes(otherKey)).toBe(200);
    const ended = (await list(key)).find(({ current }) => !current)?.id ?? '';
    expect((await server.call(`/sessions/${ended}`, { method: 'DELETE', key })).status).toBe(204);
    expect((await server.call('/user', { key: otherKey })).status).toBe(403);
    expect(await readNotes(otherKey)).toBe(401);
    expect(await readNotes(key)).toBe(200);
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect(await list(key)).toHaveLength(1);
    expect(await server.rows(`select action, details from auth.audit_log_entries where actor_id = $1`, [id])).toEqual([
      { action: 'session_revoked', details: { actor_role: 'authenticated', session_id: ended } },
    ]);
  });

  it('of somebody else are neither shown nor ended', async () => {
    const mine = await accessToken((await server.member()).client);
    const theirs = await accessToken((await server.member()).client);
    const [their] = await list(theirs);
    expect(await list(mine)).toHaveLength(1);
    expect((await server.call(`/sessions/${their?.id}`, { method: 'DELETE', key: mine })).status).toBe(404);
    expect((await server.call(`/sessions/${randomUUID()}`, { method: 'DELETE', key: mine })).status).toBe(404);
    expect((await server.call('/sessions/7', { method: 'DELETE', key: mine })).status).toBe(400);
    expect((await server.call('/sessions')).status).toBe(401);
    expect(await list(theirs)).toHaveLength(1);
  });
});
