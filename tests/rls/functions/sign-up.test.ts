// From the sign-up form to the profile, by the official client, through /auth/v1.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, type PlatformOptions, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const password = 'trois lampions bleus';
const email = { enabled: true, doubleConfirmChanges: true, securePasswordChange: false };
const opened: Array<() => Promise<void>> = [];

afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

async function open(auth: PlatformOptions['auth']): Promise<Platform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liesse-sign-up-'));
  await copyPreparedCluster(dataDir, { project, seed: true });
  const platform = await startPlatform({ project, dataDir, host: '127.0.0.1', port: 0, observe: () => {}, auth });
  opened.push(async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return platform;
}

const connect = ({ url, keys }: Platform) =>
  createClient(url, keys.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

const ownProfile = async (client: SupabaseClient) =>
  (await client.from('profiles').select('name, role, partner_type').single().throwOnError()).data;

describe('[REG-06] signing up', () => {
  it('without confirmation gives a session at once and a profile with role and name', async () => {
    const client = connect(await open({ email: { ...email, confirm: false } }));
    const data = { name: 'Maison Aubépine', role: 'partner', partner_type: 'florist' };
    const { data: signedUp } = await client.auth.signUp({ email: 'fleurs@example.fr', password, options: { data } });
    expect(signedUp.session).not.toBeNull();
    expect(await ownProfile(client)).toEqual(data);
  });

  it('with confirmation gives a session only after the proof, and refuses an uninvited administrator', async () => {
    const platform = await open({ email: { ...email, confirm: true } });
    const client = connect(platform);
    const options = { data: { name: 'Noa', role: 'client' } };
    const { data: signedUp } = await client.auth.signUp({ email: 'noa@example.fr', password, options });
    expect(signedUp.session).toBeNull();
    const verified = await client.auth.verifyOtp({
      email: 'noa@example.fr',
      token: await codeSentTo(platform),
      type: 'signup',
    });
    expect(verified.error).toBeNull();
    expect(await ownProfile(client)).toEqual({ name: 'Noa', role: 'client', partner_type: null });

    const refused = await client.auth.signUp({
      email: 'eve@example.fr',
      password,
      options: { data: { role: 'admin' } },
    });
    expect(refused.error).toMatchObject({
      status: 403,
      message: 'Un compte administrateur demande une invitation valable pour cette adresse.',
    });
  });
});

async function codeSentTo({ admin }: Platform): Promise<string> {
  const client = new pg.Client(admin);
  await client.connect();
  const { rows } = await client.query<{ text: string }>(
    `select body_text as text from platform.outbox where recipient = 'noa@example.fr'`,
  );
  await client.end();
  return /^\d{6}$/m.exec(rows[0]?.text ?? '')?.[0] ?? '';
}
