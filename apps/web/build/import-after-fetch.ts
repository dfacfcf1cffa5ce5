// Puts lib/boot/import-after-fetch.ts in the place of the helper through which Vite loads a part and the files that it needs.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = resolve(import.meta.dirname, '../src/lib/boot/import-after-fetch.ts');

export function importAfterFetch(options: { enabled: boolean }): Plugin {
  let isReplaced = false;
  return {
    name: 'liesse:import-after-fetch',
    apply: () => options.enabled,
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      isReplaced = true;
      return `export { importAfterFetch as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    buildEnd(error) {
      // Another Vite may name it otherwise.
      if (error === undefined && !isReplaced)
        this.error(`Vite has no ${HELPER.slice(1)}: this plugin has nothing to replace`);
    },
  };
}
