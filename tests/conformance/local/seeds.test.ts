// Accounts and files that a seed wrote by SQL are like any others.
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anon, open, project, service } from './client.ts';

const USER = '5eed0000-0000-4000-8000-000000000001';
const EMAIL = 'user1@example.com';

describe('an account of a seed', () => {
  it('signs in with its password, and reads its own rows', async () => {
    const client = open();
    const { data, error } = await client.auth.signInWithPassword({ email: EMAIL, password: 'password123' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: USER,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { username: 'user1' },
      identities: [{ provider: 'email', id: USER, identity_data: { sub: USER, email: EMAIL } }],
    });
    // The empty texts of the seed are nothing that waits for a confirmation.
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user).not.toHaveProperty('new_phone');
    const { data: tasks } = await client.from('tasks').select('title, labels');
    expect(tasks).toEqual([{ title: 'Seeded', labels: { kind: 'first' } }]);
  });

  it('is refused with another password', async () => {
    const { error } = await open().auth.signInWithPassword({ email: EMAIL, password: 'wrong' });
    expect(error).toMatchObject({ code: 'invalid_credentials', status: 400 });
  });

  it('changes its address, and keeps its identity', async () => {
    const { data, error } = await service.auth.admin.updateUserById('5eed0000-0000-4000-8000-000000000002', {
      user_metadata: { seen: true },
    });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ username: 'user2', seen: true });
    expect(data.user?.identities).toHaveLength(1);
  });

  it('has made the rows that triggers make', async () => {
    const { data } = await anon.from('profiles').select('username').eq('id', USER);
    expect(data).toEqual([{ username: 'user1' }]);
  });

  it('may have nulls where the published table takes them', async () => {
    const { data } = await service.auth.admin.getUserById('5eed0000-0000-4000-8000-000000000009');
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: {},
      user_metadata: {},
    });
    expect(data.user?.created_at).toBeDefined();
    const { error } = await open().auth.signInWithPassword({ email: 'nobody@example.com', password: 'password123' });
    expect(error?.code).toBe('invalid_credentials');
  });
});

describe('a bucket of a seed', () => {
  it('is there with the columns of the published table', async () => {
    const { data } = await service.storage.getBucket('documents');
    expect(data).toMatchObject({ id: 'documents', public: false, file_size_limit: null, allowed_mime_types: null });
    const { data: archive } = await service.storage.getBucket('archive');
    expect(archive).toMatchObject({ owner: USER, created_at: '2021-01-01T00:00:00.000Z' });
  });

  it('lists the objects of the seed with what it says of them', async () => {
    const { data } = await service.storage.from('archive').list('letters');
    expect(data).toEqual([
      expect.objectContaining({ name: 'first.txt', metadata: { mimetype: 'text/plain', size: 1234 } }),
    ]);
  });
});

describe('the project', () => {
  const PROJECT = join(import.meta.dirname, '../local-project');
  const filesOf = async (folder: string) => {
    const files = await Array.fromAsync(
      glob('**/*', { cwd: folder, exclude: ['supabase/.temp'], withFileTypes: true }),
    );
    const own = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    const texts = await Promise.all(own.map(async (file) => [relative(folder, file), await readFile(file, 'utf8')]));
    return Object.fromEntries(texts);
  };

  it('has no file more or less than before the start', async () => {
    expect(await filesOf(project)).toEqual(await filesOf(PROJECT));
  });
});
