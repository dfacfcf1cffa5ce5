// The address of a part of the application's code, for stories in which it is late or missing. Most file names are only a hash, so the
// manifest of the build is asked.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const MANIFEST = path.resolve(import.meta.dirname, '../../../apps/web/dist/client/.vite/manifest.json');

/** `part` is a page such as `client/todo/todo-page`, or a group of modules such as `platform-client`. */
export function chunkAddress(part: string): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string; name?: string }>;
  const found = manifest[`src/app/${part}.tsx`] ?? Object.values(manifest).find(({ name }) => name === part);
  if (found === undefined) throw new Error(`the build has no part ${part}`);
  return `**/${found.file}`;
}
