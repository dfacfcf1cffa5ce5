import { chmod, rename, writeFile } from 'node:fs/promises';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessToken, startTestServer, type TestServer } from '#platform/auth/admin/fixtures/server.ts';
import { followKeys, type KeyRing } from './key-ring.ts';
import { keysFile, type SigningKey } from './keys.ts';
import { editKeys, revoke, rotate } from './rotation.ts';

let server: TestServer;
let ring: KeyRing;
const failures: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ring = followKeys({
    dataDir: server.dataDir,
    keys: server.platform.keys,
    onFailure: ({ message }) => failures.push(message),
  });
});
afterAll(async () => {
  ring.close();
  await server.stop();
});

const publicKeys = async (): Promise<SigningKey[]> => (await (await server.call('/.well-known/jwks.json')).json()).keys;
const within = { timeout: 1_000, interval: 20 };
const status = async (key: string) => (await server.call('/user', { key })).status;
const rest = async (key: string) =>
  (await fetch(`${server.platform.url}/rest/v1/`, { headers: { authorization: `Bearer ${key}` } })).status;

describe('A10 the public key set', () => {
  it('shows no private field, to anybody, for ten minutes', async () => {
    const answer = await fetch(`${server.platform.url}/auth/v1/.well-known/jwks.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = (await answer.json()) as { keys: SigningKey[] };
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
      expect(key.key_ops).toEqual(['verify']);
    }
  });

  it('verifies what the client holds, by the client’s own hand', async () => {
    const { client, id } = await server.member();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(id);
    expect(data?.header.alg).toBe('ES256');
  });
});

describe('A9 a running platform', () => {
  it('signs with the standby key after a rotation, and takes what was signed before', async () => {
    const before = await accessToken((await server.member()).client);
    const [, standby] = await publicKeys();
    await editKeys(server.dataDir, rotate);
    await expect.poll(async () => (await publicKeys())[0]?.kid, within).toBe(standby?.kid);
    expect(await publicKeys()).toHaveLength(3);
    expect(await status(before)).toBe(200);
    const after = await accessToken((await server.member()).client);
    expect(decodeProtectedHeader(after).kid).toBe(standby?.kid);
    expect(await status(after)).toBe(200);
  });

  it('refuses a revoked key within a second, even for tokens seen before, and the standby key works', async () => {
    const { client } = await server.member();
    const leaked = await accessToken(client);
    expect([await status(leaked), await rest(leaked)]).toEqual([200, 200]);
    const kid = String(decodeProtectedHeader(leaked).kid);
    await editKeys(server.dataDir, (keys) => revoke(keys, kid));
    await expect.poll(() => status(leaked), within).toBe(401);
    expect(await rest(leaked)).toBe(401);
    expect((await publicKeys()).map((key) => key.kid)).not.toContain(kid);
    // Whoever holds the session's own secret gets a token of the new key.
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await status(await accessToken(client))).toBe(200);
  });

  it('keeps its keys when the file is not theirs, and says so', async () => {
    const file = keysFile(server.dataDir);
    const before = await publicKeys();
    await writeFile(`${file}.new`, '{"signingKeys":[]}');
    await rename(file, `${file}.kept`);
    await rename(`${file}.new`, file);
    await expect.poll(() => failures.join(), within).toContain('does not hold');
    expect(await publicKeys()).toEqual(before);
    await rename(`${file}.kept`, file);
    await chmod(file, 0o600);
    expect(await status(await accessToken((await server.member()).client))).toBe(200);
  });
});
