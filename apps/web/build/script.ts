// Bundles one module of ours, with all that it imports, into the text of one script.
import { build } from 'vite';

interface Script {
  text: string;
  /** The modules in it, to be watched. */
  modules: string[];
}

export async function bundleScript(entry: string): Promise<Script> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} was not built`);
  return { text: chunk.code.trim(), modules: chunk.moduleIds.filter((module) => !module.startsWith('\0')) };
}
