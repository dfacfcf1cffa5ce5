// A project with keys, limits and rules of its own, given by config.toml, by the environment and on the command line.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFrom, someNetwork } from '#tests/conformance/auth/network.ts';
import { type LocalStack, startLocalStack } from '#tests/support/local-stack.ts';
import { type MailReceiver, startMailReceiver } from '#tests/support/mail-receiver.ts';
import { newEmail, PUBLISHABLE_KEY, SECRET_KEY } from './client.ts';

const OWN_PUBLISHABLE_KEY = 'sb_publishable_of-this-project-alone';
const OWN_SECRET_KEY = 'sb_secret_of-this-project-alone-and-of-nobody-else';
const OWN_SECRET = 'the secret of this project and of no other';
const OLD_SECRET = 'the-secret-of-the-project-before-its-keys';
const PAGE = 'http://localhost:5173';
const SIGNING_KEYS = join(import.meta.dirname, '../local-project/supabase/signing_keys.json');

const configOf = ({ smtp }: MailReceiver) => `
[auth]
publishable_key = "env(OWN_PUBLISHABLE_KEY)"
jwt_secret = "${OWN_SECRET}"
minimum_password_length = 9

[auth.rate_limit]
email_sent = 2
token_refresh = 2
sign_in_sign_ups = 3
sms_sent = 1

[auth.email]
otp_expiry = 100000

[auth.email.smtp]
enabled = true
host = "${smtp.host}"
port = ${smtp.port}
admin_email = "project@example.com"

[storage]
file_size_limit = "1KiB"

[storage.buckets.notes]
public = true
`;

let folder: string;
let mail: MailReceiver;
let stack: LocalStack;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-settings-'));
  mail = await startMailReceiver();
  await mkdir(join(folder, 'supabase'));
  await writeFile(join(folder, 'supabase/config.toml'), configOf(mail));
  stack = await startLocalStack({
    project: folder,
    args: ['--secret-key', OWN_SECRET_KEY, '--cors-origin', PAGE, '--signing-keys', SIGNING_KEYS],
    environment: { OWN_PUBLISHABLE_KEY },
  });
});
afterAll(async () => {
  await stack?.stop();
  await mail?.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (key = OWN_PUBLISHABLE_KEY, network = someNetwork()): SupabaseClient =>
  createClient(stack.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchFrom(network) },
  });
const keyOf = (role: string, secret: string) =>
  new SignJWT({ role }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
const PASSWORD = 'password1';

describe('keys of one’s own', () => {
  it('replace the published ones', async () => {
    expect((await open(OWN_SECRET_KEY).auth.admin.listUsers()).error).toBeNull();
    expect((await open().auth.admin.listUsers()).error?.code).toBe('not_admin');
    for (const key of [PUBLISHABLE_KEY, SECRET_KEY])
      expect((await open(key).auth.admin.listUsers()).error?.message).toBe('Invalid API key');
  });

  it('are also tokens of the given secret, and of the symmetric key in the given set', async () => {
    for (const secret of [OWN_SECRET, OLD_SECRET])
      expect((await open(await keyOf('service_role', secret)).auth.admin.listUsers()).error).toBeNull();
  });

  it('sign sessions by the first private key of the set', async () => {
    const { data } = await open().auth.signUp({ email: newEmail(), password: PASSWORD });
    const [header = ''] = (data.session?.access_token ?? '').split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256' });
  });
});

describe('[auth]', () => {
  it('confirms accounts at once where nothing is said of it, and asks for longer passwords where it is', async () => {
    const { data } = await open().auth.signUp({ email: newEmail(), password: PASSWORD });
    expect(data.user?.email_confirmed_at).toBeDefined();
    const { error } = await open().auth.signUp({ email: newEmail(), password: 'passwor1' });
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
  });

  it('[auth.rate_limit] counts sign-ins of a network', async () => {
    const client = open();
    const codes = [];
    for (let tries = 0; tries < 4; tries += 1)
      codes.push((await client.auth.signInWithPassword({ email: newEmail(), password: PASSWORD })).error?.code);
    expect(codes).toEqual([...Array(3).fill('invalid_credentials'), 'over_request_rate_limit']);
  });

  it('[auth.rate_limit] counts refreshed sessions of a network', async () => {
    const client = open();
    await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await client.auth.refreshSession()).error?.status ?? 200);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('[auth.rate_limit] counts the messages of all, which leave by the given server', async () => {
    const addresses = [newEmail(), newEmail(), newEmail()];
    const codes = [];
    for (const email of addresses) codes.push((await open().auth.signInWithOtp({ email })).error?.code ?? null);
    expect(codes).toEqual([null, null, 'over_email_send_rate_limit']);
    expect((await mail.waitFor({ to: addresses[0] ?? '' })).headers.get('from')).toContain('project@example.com');
  });
});

it('[storage] limits files of every bucket', async () => {
  const notes = open(OWN_SECRET_KEY).storage.from('notes');
  const { error } = await notes.upload('long.txt', 'x'.repeat(1_025), { contentType: 'text/plain' });
  expect(error).toMatchObject({ statusCode: '413', message: 'The object exceeded the maximum allowed size' });
  expect((await notes.upload('short.txt', 'x'.repeat(1_024), { contentType: 'text/plain' })).error).toBeNull();
});

it('--cors-origin lets no other page in', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${stack.url}/auth/v1/settings`, { headers: { origin } })).headers.get('access-control-allow-origin');
  expect(await allowed(PAGE)).toBe(PAGE);
  expect(await allowed('http://localhost:5174')).toBeNull();
});

it('says what is bounded or has no effect', () => {
  expect(stack.notices).toEqual([
    expect.stringMatching(/^config\.toml, line 11: auth\.rate_limit\.sms_sent has no effect/),
    'config.toml, line 14: auth.email.otp_expiry is 86400 seconds at most',
  ]);
});
