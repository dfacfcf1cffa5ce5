// The PostgreSQL package as files: the library links its install script would make, and a private copy of it.
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

// npm archives hold no symbolic links; the package lists them for its install script, which npm may have blocked.
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(packageFolder, target);
    try {
      await symlink(relative(dirname(path), join(packageFolder, source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

// The copy gets its name only when it is whole, so a copy cut short is never used and two starters cannot mix theirs.
export async function copyRuntime(packageFolder: string, parent: string, mode: 'keep' | 'replace'): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(parent, `runtime-${version}-${process.platform}-${process.arch}`);
  if (mode === 'keep' && (await exists(copy))) return copy;
  const draft = `${copy}.${randomUUID()}`;
  try {
    await mkdir(parent, { recursive: true, mode: 0o755 });
    await mkdir(draft, { mode: 0o755 });
    await cp(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(draft);
    await openToReaders(draft);
    if (mode === 'replace') await rm(copy, { recursive: true, force: true });
    await rename(draft, copy);
  } catch (error) {
    if (mode === 'replace' || !(await exists(copy))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return copy;
}

// A strict umask at install time or now must not hide the copy from the server's account.
async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToReaders(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
