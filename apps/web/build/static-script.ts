// Gives the renderer the script of static pages as text, with the hash by which their policy allows it and nothing else.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './script.ts';

const NAME = 'virtual:static-script';
const ENTRY = resolve(import.meta.dirname, '../src/entry-static.ts');
/** Beside the renderer, so that it can be weighed. */
export const STATIC_SCRIPT_FILE = 'static.js';

export function staticScript(): Plugin {
  return {
    name: 'liesse:static-script',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { text, modules } = await bundleScript(ENTRY);
      // A closing tag inside the text would end the script: nothing here needs one.
      if (text.includes('</')) throw new Error('the script of static pages holds a closing tag');
      for (const module of modules) this.addWatchFile(module);
      this.emitFile({ type: 'prebuilt-chunk', fileName: STATIC_SCRIPT_FILE, code: text, exports: [] });
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
      return `export const text = ${JSON.stringify(text)};\nexport const hash = ${JSON.stringify(hash)};\n`;
    },
  };
}
