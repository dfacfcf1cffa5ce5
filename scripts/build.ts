// Builds the web application, only when what it is made of has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdLock } from './set-up/lock.mjs';
import { type Finished, root, runCommand, tool } from './steps/command.ts';

const web = path.join(root, 'apps/web');
const stamp = path.join(web, 'dist/.fingerprint');

/** Whether dist/ was made from anything else than the present sources and lock file. */
export function isWebStale(): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint();
}

/** Builds the browser's bundle, then the server's. Two commands at once build one after the other, the second finding it done. */
export async function buildWeb(): Promise<Finished> {
  const release = await holdLock(path.join(root, '.cache/build.lock'), () => undefined);
  try {
    if (!isWebStale()) return { code: 0, output: '' };
    const before = fingerprint();
    let output = '';
    for (const args of [['build'], ['build', '--ssr', 'src/entry-server.tsx']]) {
      const built = await runCommand(tool('vite'), args, { cwd: web, env: { NODE_ENV: 'production' } });
      output += built.output;
      if (built.code !== 0) return { code: built.code, output };
    }
    writeFileSync(stamp, before);
    return { code: 0, output };
  } finally {
    release();
  }
}

function fingerprint(): string {
  const patterns = ['apps/web/**/*', 'packages/domain/src/**/*', 'packages/database/src/**/*', 'package-lock.json'];
  const files = globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: ['apps/web/dist/**', '**/node_modules/**'],
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

if (import.meta.main) {
  const { code, output } = isWebStale() ? await buildWeb() : { code: 0, output: 'The build is fresh.\n' };
  process.stdout.write(output);
  process.exitCode = code;
}
