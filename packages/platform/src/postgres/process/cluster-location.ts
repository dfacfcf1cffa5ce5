// Where a cluster and its socket lie. Normally inside the data folder; under root the server's account may be unable
// to pass a private folder above it (a project in /root), and then the cluster lies where the account can go.
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, canEnter, letThrough } from './account.ts';

export interface ClusterLocation {
  // Ours (root's under root), so that the server's account cannot swap what we create in it.
  home: string;
  cluster: string;
  // `pg` in the data folder: the cluster itself, or a symbolic link to it, made only once the cluster is whole.
  entry: string;
}

// Root's own folder for what the server's account must reach.
export const sharedHome = '/var/lib/liesse';

export async function locateCluster(dataDir: string, account: Account | null): Promise<ClusterLocation> {
  const entry = join(dataDir, 'pg');
  const found = await lstat(entry).catch(() => null);
  if (found?.isSymbolicLink()) {
    const cluster = await readlink(entry);
    await stat(cluster).catch(() => {
      throw new Error(
        `${entry} points to ${cluster}, which is missing. The data of this folder was kept there because the ` +
          `database's account cannot enter ${dataDir}. Bring it back, or remove ${entry} to begin with an empty database.`,
      );
    });
    return { home: dirname(cluster), cluster, entry };
  }
  if (account === null || (await letThrough(dataDir, account))) return { home: dataDir, cluster: entry, entry };
  if (found !== null) {
    throw new Error(
      `The database in ${entry} runs as ${account.name}, who cannot enter ${dataDir}. ` +
        'Open the folders above it (chmod o+x), or move the data folder elsewhere.',
    );
  }
  const home = await makeHomeElsewhere(dataDir, account);
  return { home, cluster: join(home, 'pg'), entry };
}

// The socket's path has about 100 bytes. A folder in the shared temporary folder is used only if it is truly ours.
export async function prepareSocketFolder(home: string, account: Account | null): Promise<string> {
  const owner = account?.uid ?? process.getuid?.() ?? -1;
  const short = `liesse-${digest(home)}`;
  const choices = [
    join(home, 'socket'),
    join(tmpdir(), short),
    join('/tmp', short),
    join('/tmp', `${short}-${randomBytes(6).toString('hex')}`),
  ];
  for (const folder of choices) {
    if (Buffer.byteLength(`${folder}/.s.PGSQL.65535.lock`) > 100) continue;
    if (!(await canEnter(dirname(folder), account))) continue;
    if (await makePrivate(folder, owner, account)) return folder;
  }
  throw new Error(`No folder for the database's socket: ${choices.join(', ')}`);
}

// The name is new each time: a cluster left by a data folder that was since removed must not come back to life.
async function makeHomeElsewhere(dataDir: string, account: Account): Promise<string> {
  const home = join(sharedHome, `${digest(dataDir)}-${randomBytes(4).toString('hex')}`);
  await mkdir(sharedHome, { recursive: true, mode: 0o755 });
  await mkdir(home, { mode: 0o700 });
  if (await letThrough(home, account)) return home;
  await rm(home, { recursive: true });
  throw new Error(`The database runs as ${account.name}, who can enter neither ${dataDir} nor ${sharedHome}.`);
}

// A leftover socket lock in it may name a process id that somebody else has by now, so an old folder is emptied.
async function makePrivate(folder: string, owner: number, account: Account | null): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  if (found !== null) {
    if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) return false;
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch {
    return false;
  }
  await chmod(folder, 0o700);
  if (account !== null) await chown(folder, account.uid, account.gid);
  return true;
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}
