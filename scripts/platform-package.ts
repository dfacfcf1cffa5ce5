// Writes `packages/platform/dist`, which the published package holds: Node strips types of sources, but not of installed packages.
// npm runs it before it packs.
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { root } from './steps/command.ts';

const source = path.join(root, 'packages/platform/src');

export async function writePackage(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const files = (await Array.fromAsync(glob('**/*.{ts,sql}', { cwd: source }))).filter((file) => !isForTests(file));
  await Promise.all(files.map((file) => writeModule(file, path.join(target, file.replace(/\.ts$/, '.js')))));
}

async function writeModule(file: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  if (file.endsWith('.sql')) await cp(path.join(source, file), to);
  else await writeFile(to, toJavaScript(await readFile(path.join(source, file), 'utf8')));
}

const isForTests = (file: string): boolean => file.endsWith('.test.ts') || file.split(path.sep).includes('fixtures');

/** The text stays where it is, so that an error names the line of the source. */
function toJavaScript(text: string): string {
  return stripTypeScriptTypes(text).replaceAll(/(['"])((?:\.{1,2}|#platform)\/[^'"\n]*)\.ts\1/g, '$1$2.js$1');
}

if (process.argv[1] === import.meta.filename) await writePackage(path.join(root, 'packages/platform/dist'));
