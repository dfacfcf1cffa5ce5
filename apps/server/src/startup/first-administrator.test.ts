import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteFirstAdministrator } from './first-administrator.ts';

let dataDir: string;
let platform: Platform;
let client: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-first-'));
  const project = resolve(import.meta.dirname, '../../../..');
  await copyPreparedCluster(dataDir, { project, seed: false });
  platform = await startPlatform({ project, dataDir, host: '127.0.0.1', port: 0, observe: () => {}, seed: false });
  client = new pg.Client(platform.admin);
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const invite = () =>
  inviteFirstAdministrator({
    email: 'operator@example.fr',
    admin: platform.admin,
    url: platform.url,
    secretKey: platform.keys.secretKey,
    choosePassword: `${platform.url}/reset-password`,
    fetch,
  });

describe('the first administrator', () => {
  it('is invited by mail, has every permission and no password', async () => {
    expect(await invite()).toBe(true);
    const { rows: profiles } = await client.query(
      'select p.role, p.permissions, u.encrypted_password, u.email_confirmed_at from public.profiles p join auth.users u using (id)',
    );
    expect(profiles).toEqual([
      { role: 'admin', permissions: null, encrypted_password: null, email_confirmed_at: null },
    ]);
    const { rows: mails } = await client.query('select kind, recipient from platform.outbox');
    expect(mails).toEqual([{ kind: 'invite', recipient: 'operator@example.fr' }]);
    const { rows: links } = await client.query('select redirect_to from auth.one_time_tokens');
    expect(links).toEqual([{ redirect_to: `${platform.url}/reset-password` }]);
  });

  it('is invited once', async () => {
    expect(await invite()).toBe(false);
    expect((await client.query('select from platform.outbox')).rowCount).toBe(1);
  });
});
