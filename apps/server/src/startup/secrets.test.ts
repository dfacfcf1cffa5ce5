import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findWeakKeys } from '#server/startup/secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liesse-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

const findIn = async (keys: unknown) => {
  await writeFile(join(folder, 'keys.json'), typeof keys === 'string' ? keys : JSON.stringify(keys));
  return findWeakKeys(folder);
};

describe('the keys of a data folder', () => {
  it('raises nothing about a new folder: its keys will be generated', async () => {
    expect(await findWeakKeys(folder)).toEqual([]);
  });

  it('accepts generated keys, and does not judge the publishable one', async () => {
    expect(await findIn({ publishableKey: 'court', secretKey: 'x9'.repeat(20), signingKeys: [] })).toEqual([]);
  });

  it('refuses a short secret', async () => {
    expect(await findIn({ secretKey: 'trop-court' })).toEqual([
      expect.stringContaining('secretKey compte moins de 32'),
    ]);
  });

  it('refuses the long secret of a template', async () => {
    const found = await findIn({ jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long' });
    expect(found).toEqual([expect.stringContaining('jwtSecret est connue de tous')]);
  });

  it('never repeats the secret', async () => {
    expect((await findIn({ secretKey: 'trop-court' })).join()).not.toContain('trop-court');
  });

  it('refuses a file it cannot read as keys', async () => {
    expect(await findIn('{ pas du JSON')).toEqual([expect.stringContaining('ne se lit pas')]);
  });
});
