// Where a function's import map may lie: as the hosted command line looks, where config.toml says, beside its module and then beside
// all of them.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FunctionConfig } from './config.ts';

export function importMapsOf({ entrypoint, importMap }: Pick<FunctionConfig, 'entrypoint' | 'importMap'>): string[] {
  const own = dirname(entrypoint);
  const all = dirname(own);
  const beside = [join(own, 'deno.json'), join(all, 'deno.json'), join(all, 'import_map.json')].filter(existsSync);
  return [...new Set([...(importMap === null ? [] : [importMap]), ...beside])];
}
