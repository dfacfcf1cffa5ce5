import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFunctionsConfig } from './config.ts';
import { importMapsOf } from './import-maps.ts';

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'functions-config-'));
  folder = join(root, 'functions');
  const files = ['plain/index.ts', 'script/index.js', 'module/index.mjs', '_shared/index.ts', 'empty/notes.md'];
  for (const file of [...files, 'two words/index.ts', 'elsewhere/main.ts', 'index.ts']) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), 'export default {}');
  }
});
afterAll(() => rm(root, { recursive: true }));

const names = async (settings: Record<string, unknown> = {}) =>
  (await readFunctionsConfig(folder, settings)).functions.map(({ name }) => name);

describe('the functions of a project', () => {
  it('are its folders with a module, but not shared code nor names that are no part of an address', async () => {
    expect(await names()).toEqual(['module', 'plain', 'script']);
  });

  it('are none without a folder', async () => {
    expect((await readFunctionsConfig(join(root, 'nothing'), {})).functions).toEqual([]);
  });

  it('ask for a token unless configured', async () => {
    const { functions } = await readFunctionsConfig(folder, { plain: { verify_jwt: false }, script: {} });
    expect(functions.map(({ name, verifyJwt }) => [name, verifyJwt])).toEqual([
      ['module', true],
      ['plain', false],
      ['script', true],
    ]);
  });

  it('can be switched off', async () => {
    expect(await names({ plain: { enabled: false } })).toEqual(['module', 'script']);
  });

  it('can name another module, from the folder of config.toml', async () => {
    const { functions } = await readFunctionsConfig(folder, {
      elsewhere: { entrypoint: './functions/elsewhere/main.ts' },
    });
    expect(functions.find(({ name }) => name === 'elsewhere')?.entrypoint).toBe(join(folder, 'elsewhere/main.ts'));
    await expect(names({ plain: { entrypoint: './nothing.ts' } })).rejects.toThrow(/functions.plain/);
  });

  it('can name an import map, which comes before those beside the module', async () => {
    const map = join(root, 'map.json');
    const beside = join(folder, 'deno.json');
    await Promise.all([map, beside].map((file) => writeFile(file, '{}')));
    const { functions } = await readFunctionsConfig(folder, { plain: { import_map: './map.json' } });
    const [, plain, script] = functions;
    if (!plain || !script) throw new Error('the functions were not found');
    expect(importMapsOf(plain)).toEqual([map, beside]);
    expect(importMapsOf(script)).toEqual([beside]);
    await expect(names({ plain: { import_map: './nothing.json' } })).rejects.toThrow(/import_map of functions.plain/);
  });

  it('are given the secrets that are named, and cannot rename the platform’s own', async () => {
    const secrets = { A: 'env(OUTSIDE)', B: 'as it is', C: 'env(MISSING)', SUPABASE_URL: 'https://attacker.example' };
    const environment = { OUTSIDE: 'from outside', OTHER: 'kept' };
    const config = await readFunctionsConfig(folder, {}, { secrets }, environment);
    expect(config.secrets).toEqual({ A: 'from outside', B: 'as it is' });
  });
});
