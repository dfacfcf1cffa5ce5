// Where a function's import map may lie: as the hosted command line looks, beside its module and then beside all of them.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function importMapsOf(entrypoint: string): string[] {
  const own = dirname(entrypoint);
  const all = dirname(own);
  return [join(own, 'deno.json'), join(all, 'deno.json'), join(all, 'import_map.json')].filter((file) =>
    existsSync(file),
  );
}
