// Makes a cluster beside its final place and renames it when whole: an interrupted initdb never looks initialised.
import { chown, lchown, mkdir, open, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, identityOf } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { runCommand } from './command.ts';

// Null only where there is no cluster: one that cannot be read must never be taken for a new folder.
export async function clusterMajor(cluster: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code !== 'EACCES') throw error;
    const owner = await stat(cluster).catch(() => null);
    throw new Error(
      `The database in ${cluster} belongs to another user (uid ${owner?.uid ?? 'unknown'}). ` +
        'Start as that user or as root, or choose another data folder.',
      { cause: error },
    );
  }
}

export async function initialiseCluster(
  location: ClusterLocation,
  binaries: Binaries,
  account: Account | null,
  password: string | null,
): Promise<void> {
  const draft = join(location.home, 'pg.tmp');
  let refusal = '';
  for (const locale of localeFlags(binaries.major)) {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    if (account !== null) await chown(draft, account.uid, account.gid);
    const made = await runInitdb(draft, binaries, account, locale, password);
    if (made.code === 0) return activate(draft, location);
    refusal = made.errors || made.output;
  }
  await rm(draft, { recursive: true, force: true });
  throw new Error(`PostgreSQL ${binaries.version} could not make a cluster in ${location.home}: ${refusal.trim()}`);
}

// A cluster restored or moved by root belongs to root, whom PostgreSQL refuses to serve.
export async function giveToAccount(cluster: string, account: Account | null): Promise<void> {
  if (account === null || (await stat(cluster)).uid === account.uid) return;
  await lchown(cluster, account.uid, account.gid);
  for (const entry of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, entry), account.uid, account.gid);
  }
}

// The builtin provider (17 and later) sorts by code point and knows the case of every letter on every machine alike;
// before it, C.UTF-8 is the nearest, where the system has that locale.
function localeFlags(major: number): string[][] {
  if (major >= 17) return [['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']];
  return [['--locale=C.UTF-8'], ['--locale=C']];
}

async function runInitdb(
  draft: string,
  binaries: Binaries,
  account: Account | null,
  locale: readonly string[],
  password: string | null,
): Promise<{ code: number | null; output: string; errors: string }> {
  const passwordFile = `${draft}.password`;
  const access = password === null ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    if (password !== null) await writeFile(passwordFile, password, { mode: 0o600 });
    return await runCommand(
      join(binaries.folder, 'initdb'),
      ['-D', draft, '-U', 'postgres', '--encoding=UTF8', '--data-checksums', '--no-instructions', ...locale, ...access],
      { ...identityOf(account), cwd: draft },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function activate(draft: string, location: ClusterLocation): Promise<void> {
  await rename(draft, location.cluster);
  await flushFolder(location.home);
  if (location.entry === location.cluster) return;
  await symlink(location.cluster, location.entry);
  await flushFolder(dirname(location.entry));
}

// A rename survives a power cut only when its folder was flushed. Windows has no such call and needs none.
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
