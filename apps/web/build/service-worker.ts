// Puts the service worker beside the files of the build, under a name that stays: browsers ask it whether there is a new one.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './script.ts';

const ENTRY = resolve(import.meta.dirname, '../src/service-worker.ts');

export function serviceWorker(options: { enabled: boolean }): Plugin {
  return {
    name: 'liesse:service-worker',
    apply: () => options.enabled,
    async buildStart() {
      const { text, modules } = await bundleScript(ENTRY);
      for (const module of modules) this.addWatchFile(module);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: text });
    },
  };
}
