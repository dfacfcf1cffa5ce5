// Deletes an account with the official client: every session ends at once, and no data remains.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const password = 'trois lampions bleus';
const email = 'alix@example.fr';
let dataDir: string;
let platform: Platform;
let database: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-account-deletion-'));
  const auth = { email: { enabled: true, doubleConfirmChanges: true, securePasswordChange: false, confirm: false } };
  await copyPreparedCluster(dataDir, { project, seed: true });
  platform = await startPlatform({ project, dataDir, host: '127.0.0.1', port: 0, observe: () => {}, auth });
  database = new pg.Client(platform.admin);
  await database.connect();
  await database.query(`select private.remember_site_address('https://liesse.example')`);
});

afterAll(async () => {
  await database.end();
  await platform.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const connect = (): SupabaseClient =>
  createClient(platform.url, platform.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

async function signIn(): Promise<SupabaseClient> {
  const client = connect();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function first<Value>(sql: string, values: unknown[] = []): Promise<Value | undefined> {
  return Object.values((await database.query(sql, values)).rows[0] ?? {})[0] as Value | undefined;
}

describe('an account that its owner ends', () => {
  it('exports everything in one answer, then is deleted on every device, with its files, for good', async () => {
    const client = connect();
    const { data: signed } = await client.auth.signUp({ email, password, options: { data: { name: 'Alix' } } });
    const me = signed.user?.id ?? '';
    const elsewhere = await signIn();
    const { data: event } = await client.rpc('create_event', { kind: 'mariage', name: 'Alix et Lou' }).throwOnError();
    const path = `${me}/00000000-0000-4000-8000-000000000001.webp`;
    const picture = new Blob(['RIFF\0\0\0\0WEBPVP8 '], { type: 'image/webp' });
    const laid = await client.storage.from('avatars').upload(path, picture, { contentType: 'image/webp' });
    expect(laid.error).toBeNull();

    const { data: exported } = await client.rpc('export_account').throwOnError();
    expect(exported).toMatchObject({ profile: { email }, events: [{ id: event, name: 'Alix et Lou' }] });
    expect(exported.access.sessions).toHaveLength(2);

    const wrong = await client.rpc('delete_account', { email: 'lou@example.fr' });
    expect(wrong).toMatchObject({ status: 422, error: { code: 'PT422', details: 'wrong-address' } });
    expect(await client.rpc('delete_account', { email })).toMatchObject({ error: null, data: { deleted: true } });

    // Unexpired tokens are refused: here, on the other device, and when they are refreshed.
    for (const one of [client, elsewhere]) {
      expect((await one.from('profiles').select('id')).status).toBe(401);
      expect((await one.rpc('create_event', { kind: 'mariage', name: 'Encore' })).status).toBe(401);
      expect((await one.storage.from('avatars').upload(`${path}2`, picture)).error).not.toBeNull();
      expect((await one.auth.getUser()).error).not.toBeNull();
      expect((await one.auth.refreshSession()).error).not.toBeNull();
    }
    const again = await connect().auth.signInWithPassword({ email, password });
    expect(again.error).toMatchObject({ code: 'invalid_credentials' });

    expect(await first('select count(*)::int from auth.users where id = $1', [me])).toBe(0);
    expect(await first('select count(*)::int from public.events where id = $1', [event])).toBe(0);
    expect(await first('select count(*)::int from storage.objects where name = $1', [path])).toBe(0);
    expect(await first('select count(*)::int from storage.discarded')).toBeGreaterThan(0);
    expect(await first(`select action from auth.audit_log_entries where subject_id = $1 order by id desc`, [me])).toBe(
      'user_deleted',
    );
    // Only the last message is stored under the address.
    const { rows } = await database.query('select kind, body_text from platform.outbox where recipient = $1', [email]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'account-deleted' });

    // The address is free again, for somebody who starts from nothing.
    const anew = connect();
    await anew.auth.signUp({ email, password });
    expect((await anew.from('events').select('id').throwOnError()).data).toEqual([]);
  });

  it('asks for its second step where it has one', async () => {
    const client = connect();
    const address = 'secure@example.fr';
    const { data } = await client.auth.signUp({ email: address, password });
    await database.query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'AAAA')`,
      [data.user?.id],
    );
    const refused = await client.rpc('delete_account', { email: address });
    expect(refused).toMatchObject({ status: 403, error: { details: 'insufficient_aal' } });
  });
});
