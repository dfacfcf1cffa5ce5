// Lets supabase-js load its part for files with the first file, where it would bring it along with every session.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PART = '@supabase/storage-js';
const CLIENT = /\/@supabase\/supabase-js\//;
const ON_DEMAND = resolve(import.meta.dirname, '../src/lib/api/storage-on-demand.ts');

export function onDemandStorage(options: { enabled: boolean }): Plugin {
  let isReplaced = false;
  return {
    name: 'liesse:on-demand-storage',
    apply: () => options.enabled,
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== PART || importer === undefined || !CLIENT.test(importer)) return null;
      isReplaced = true;
      return ON_DEMAND;
    },
    buildEnd(error) {
      // Another version of the client may be made of other packages.
      if (error === undefined && !isReplaced)
        this.error(`supabase-js does not import ${PART}: this plugin has nothing left to do`);
    },
  };
}
