import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writePackage } from './platform-package.ts';
import { root } from './steps/command.ts';

it('runs from a folder of installed packages, where no types are stripped', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'platform-package-'));
  const installed = path.join(folder, 'node_modules/@liesse/platform');
  try {
    await mkdir(installed, { recursive: true });
    await writePackage(path.join(installed, 'dist'));
    await cp(path.join(root, 'packages/platform/package.json'), path.join(installed, 'package.json'));
    const beside = (await readdir(path.join(root, 'node_modules'))).filter((name) => name !== '@liesse');
    for (const name of beside)
      await symlink(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
    const command = path.join(installed, 'dist/bin/platform.js');
    const { stdout } = await promisify(execFile)(process.execPath, [command, '--help']);
    expect(stdout).toContain('supabase/.temp/platform by default');
    expect(await readdir(path.join(installed, 'dist/postgres/bootstrap'))).toContain('auth.sql');
    expect(await readdir(path.join(installed, 'dist/functions/worker'))).toContain('main.js');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
