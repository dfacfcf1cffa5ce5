// The Android and iOS projects of apps/mobile, which Capacitor generated and keeps in step with the plugins.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Finished, root, runCommand, tool } from '../steps/command.ts';

export const mobile = path.join(root, 'apps/mobile');

/** The tracked files that Capacitor rewrites. */
const generated = [
  'android/capacitor.settings.gradle',
  'android/app/capacitor.build.gradle',
  'ios/App/CapApp-SPM/Package.swift',
];

export const capacitor = (...args: string[]): Promise<Finished> => runCommand(tool('cap'), args, { cwd: mobile });

/** The generated files that are not what the installed plugins give. Each is left as it was. */
export async function staleFiles(): Promise<string[]> {
  const before = generated.map((file) => readFileSync(path.join(mobile, file), 'utf8'));
  prepareClone();
  const updated = await capacitor('update');
  if (updated.code !== 0) throw new Error(updated.output);
  return generated.filter((file, place) => {
    const text = before[place] ?? '';
    if (readFileSync(path.join(mobile, file), 'utf8') === text) return false;
    writeFileSync(path.join(mobile, file), text);
    return true;
  });
}

/** Capacitor wants files that are not tracked, and that a clone has only after its first sync. */
function prepareClone(): void {
  mkdirSync(path.join(mobile, 'android/app/src/main/assets'), { recursive: true });
  const page = path.join(mobile, 'www/index.html');
  if (existsSync(page)) return;
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, '<!doctype html><head></head><p>npm run mobile:sync</p>\n');
}

/** The files of the web build that a shell needs: no copies compressed for HTTP, no service worker, no manifest. */
export const shellFiles = (client: string): string[] =>
  globSync('**/*', { cwd: client, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^service-worker\.js$|^share\.png$/.test(entry.name))
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)));
