import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { applyMaps, fromAddress, readImportMap, toPackage } from './import-hooks.ts';

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
  ])('read %s as %s', (specifier, name) => {
    expect(toPackage(specifier)).toBe(name);
  });

  it.each([
    ['https://esm.sh/zod@4', 'zod'],
    ['https://esm.sh/v135/@supabase/supabase-js@2.39.3?target=deno', '@supabase/supabase-js'],
    ['https://cdn.jsdelivr.net/npm/zod@4/mini', 'zod/mini'],
    ['https://unpkg.com/zod', 'zod'],
  ])('read the address %s as the package %s', (address, name) => {
    expect(toPackage(fromAddress(address))).toBe(name);
  });

  it('read the server of older examples as Deno.serve', () => {
    expect(fromAddress('https://deno.land/std@0.168.0/http/server.ts')).toContain('Deno.serve');
  });

  it('refuse any other address with what to do instead', () => {
    expect(() => fromAddress('https://deno.land/x/oak/mod.ts')).toThrow(
      'https://deno.land/x/oak/mod.ts is not downloaded: install the package with npm and import it as npm:NAME',
    );
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
