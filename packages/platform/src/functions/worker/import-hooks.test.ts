import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { applyMaps, readImportMap, toPackage } from './import-hooks.ts';

describe('imports by Deno’s words', () => {
  it.each([
    ['npm:zod', 'zod'],
    ['npm:zod@4', 'zod'],
    ['npm:zod@4.6.7/mini', 'zod/mini'],
    ['npm:@supabase/supabase-js@2', '@supabase/supabase-js'],
    ['npm:/@supabase/supabase-js@^2.1.0/cors', '@supabase/supabase-js/cors'],
    ['jsr:@supabase/supabase-js@2', '@supabase/supabase-js'],
    ['jsr:@std/encoding@1/base64', '@jsr/std__encoding/base64'],
    ['node:crypto', 'node:crypto'],
    ['./near.ts', './near.ts'],
    ['https://esm.sh/zod', 'https://esm.sh/zod'],
  ])('read %s as %s', (specifier, name) => {
    expect(toPackage(specifier)).toBe(name);
  });

  it('read declarations as nothing', () => {
    expect(toPackage('jsr:@supabase/functions-js/edge-runtime.d.ts')).toBe('data:text/javascript,');
  });

  it('go through import maps, the nearest map and the longest name first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'import-map-'));
    const near = join(folder, 'near.json');
    const far = join(folder, 'far.json');
    await writeFile(near, '{"imports": {"lib/": "./lib/", "lib/deep/": "./deep/", "zod": "npm:zod@4", "bad": 7}}');
    await writeFile(far, '{"imports": {"zod": "npm:other", "far": "npm:far@1"}}');
    const maps = [near, far].map(readImportMap);
    const base = pathToFileURL(`${folder}/`).href;
    expect(applyMaps(maps, 'lib/a.ts')).toBe(`${base}lib/a.ts`);
    expect(applyMaps(maps, 'lib/deep/a.ts')).toBe(`${base}deep/a.ts`);
    expect(applyMaps(maps, 'zod')).toBe('npm:zod@4');
    expect(applyMaps(maps, 'far')).toBe('npm:far@1');
    expect(applyMaps(maps, 'bad')).toBe('bad');
    await rm(folder, { recursive: true });
  });
});
