// Gives the renderer the script of still pages as text, with the hash by which their policy allows it and nothing else.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:still-script';
const ENTRY = resolve(import.meta.dirname, '../src/entry-still.ts');
/** Beside the renderer, so that it can be weighed. */
export const STILL_FILE = 'still.js';

export function stillScript(): Plugin {
  return {
    name: 'liesse:still-script',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { text, modules } = await bundle();
      for (const module of modules) this.addWatchFile(module);
      this.emitFile({ type: 'prebuilt-chunk', fileName: STILL_FILE, code: text, exports: [] });
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
      return `export const text = ${JSON.stringify(text)};\nexport const hash = ${JSON.stringify(hash)};\n`;
    },
  };
}

async function bundle(): Promise<{ text: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the script of still pages was not built');
  // A closing tag inside the text would end the script: nothing here needs one.
  if (chunk.code.includes('</')) throw new Error('the script of still pages holds a closing tag');
  return { text: chunk.code.trim(), modules: chunk.moduleIds.filter((module) => !module.startsWith('\0')) };
}
