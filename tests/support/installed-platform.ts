// The platform as npm installs it: the published files, with its dependencies beside it and nothing of this repository above it.
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { writePackage } from '../../scripts/platform-package.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Puts the package into `folder/node_modules` and answers where its command lies. */
export async function installPlatform(folder: string): Promise<string> {
  const installed = path.join(folder, 'node_modules/@liesse/platform');
  await mkdir(installed, { recursive: true });
  await writePackage(path.join(installed, 'dist'));
  await cp(path.join(root, 'packages/platform/package.json'), path.join(installed, 'package.json'));
  const beside = (await readdir(path.join(root, 'node_modules'))).filter((name) => name !== '@liesse');
  await Promise.all(
    beside.map((name) => symlink(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name))),
  );
  return path.join(installed, 'dist/bin/platform.js');
}
