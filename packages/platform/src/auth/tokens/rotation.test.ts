import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/postgres/process/fixtures/folders.ts';
import { loadKeys, readKeys, type SigningKey } from './keys.ts';
import { editKeys, revoke, rotate } from './rotation.ts';

const COMMAND = fileURLToPath(new URL('../../bin/keys.ts', import.meta.url));
const run = promisify(execFile);
let dataDir = '';
let current: SigningKey;
let standby: SigningKey;

beforeEach(async () => {
  dataDir = await temporaryFolder();
  const [first, second] = (await loadKeys(dataDir)).signingKeys;
  if (!first || !second) throw new Error('two keys are made');
  [current, standby] = [first, second];
});
afterEach(() => removeFolder(dataDir));

const states = (keys: readonly SigningKey[]) => keys.map(({ kid, status }) => [status, kid]);
const signing = async () => (await readKeys(dataDir)).signingKeys;

describe('a rotation', () => {
  it('lets the standby key sign, a new one wait, and the former one verify without its private half', async () => {
    const { signingKeys } = await editKeys(dataDir, rotate);
    expect(states(signingKeys)).toEqual([
      ['current', standby.kid],
      ['standby', expect.any(String)],
      ['previous', current.kid],
    ]);
    expect(signingKeys.map(({ d }) => d !== undefined)).toEqual([true, true, false]);
    expect(await signing()).toEqual(signingKeys);
  });

  it('leaves the keys of the API and forgets the oldest signing keys', async () => {
    const before = await readKeys(dataDir);
    for (let turn = 0; turn < 6; turn += 1) await editKeys(dataDir, rotate);
    const after = await readKeys(dataDir);
    expect(after).toMatchObject({ publishableKey: before.publishableKey, secretKey: before.secretKey });
    expect(after.signingKeys.filter(({ status }) => status === 'previous')).toHaveLength(3);
  });
});

describe('a revocation', () => {
  it('of the current key puts the standby key in its place', async () => {
    const { signingKeys } = await editKeys(dataDir, (keys) => revoke(keys, current.kid));
    expect(states(signingKeys)).toEqual([
      ['current', standby.kid],
      ['standby', expect.any(String)],
      ['revoked', current.kid],
    ]);
  });

  it('of the standby key makes another one', async () => {
    const { signingKeys } = await editKeys(dataDir, (keys) => revoke(keys, standby.kid));
    expect(states(signingKeys)).toEqual([
      ['current', current.kid],
      ['standby', expect.not.stringMatching(standby.kid)],
      ['revoked', standby.kid],
    ]);
  });

  it('of a key that nobody knows changes nothing', async () => {
    await expect(editKeys(dataDir, (keys) => revoke(keys, 'nobody'))).rejects.toThrow('nobody');
    expect(await signing()).toEqual([current, standby]);
    expect(await readdir(dataDir)).toEqual(['keys.json']);
  });

  it('waits for no other command: the second is refused', async () => {
    await writeFile(join(dataDir, 'keys.json.lock'), '');
    await expect(editKeys(dataDir, rotate)).rejects.toThrow('another command');
    expect(await signing()).toEqual([current, standby]);
  });
});

describe('the command', () => {
  it('rotates, revokes and lists without showing a secret', async () => {
    await run(process.execPath, [COMMAND, 'rotate', '--data', dataDir]);
    const { stdout } = await run(process.execPath, [COMMAND, 'revoke', current.kid, '--data', dataDir]);
    expect(stdout).toContain(`current   ES256  ${standby.kid}\n`);
    expect(stdout).toContain(`revoked   ES256  ${current.kid}\n`);
    const list = await run(process.execPath, [COMMAND, 'list', '--data', dataDir]);
    expect(list.stdout).toBe(stdout);
    expect(list.stdout).not.toContain(standby.d);
  });

  it.each([[['revoke']], [['rotate', 'x']], [['remove', 'x']], [[]]])('refuses %j', async (words) => {
    await expect(run(process.execPath, [COMMAND, ...words, '--data', dataDir])).rejects.toMatchObject({ code: 1 });
    expect(await signing()).toEqual([current, standby]);
  });
});
