// Starts the embedded PostgreSQL of one data folder and stops it: one opener, a whole cluster, no orphan beside it.
// Installs no signal handlers; the caller decides when to stop.
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';
import type { Observe } from '#platform/observation.ts';
import { serverAccount } from './process/account.ts';
import { findBinaries } from './process/binaries.ts';
import { locateCluster, prepareSocketFolder, sharedHome } from './process/cluster-location.ts';
import { clusterMajor, giveToAccount, initialiseCluster } from './process/initdb.ts';
import { type DataDirLock, lockDataDir } from './process/lock.ts';
import { clearOrphan } from './process/orphan.ts';
import { adoptPassword, type Connection, storedPassword } from './process/password.ts';
import { type Postmaster, startPostmaster } from './process/postmaster.ts';
import { type Listening, serverArguments } from './process/settings.ts';

export { DataDirInUse } from './process/lock.ts';

export interface PostgresServer {
  connection: Connection;
  version: string;
  pid: number;
  // Fast shutdown; resolves when the server is gone and the data folder is free.
  stop(): Promise<void>;
  // Resolves when the server is gone for whatever reason. The data folder is free by then.
  exited: Promise<{ code: number | null; expected: boolean }>;
}

export interface LaunchOptions {
  dataDir: string;
  observe: Observe;
  tcp?: { port: number; password: string };
  // Folder of the installed PostgreSQL package; null uses the system's. Found by itself when not given.
  packageFolder?: string | null;
}

export async function launchPostgres(options: LaunchOptions): Promise<PostgresServer> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    return await launchLocked(dataDir, lock, options);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function launchLocked(dataDir: string, lock: DataDirLock, options: LaunchOptions): Promise<PostgresServer> {
  const { observe } = options;
  const began = performance.now();
  const account = await serverAccount(join(dataDir, 'pg'));
  const location = await locateCluster(dataDir, account);
  const major = await clusterMajor(location.cluster);
  const copyTo = account === null ? [location.home] : [sharedHome, location.home];
  const { packageFolder } = options;
  const wanted = { account, copyTo, major };
  const binaries = await findBinaries(packageFolder === undefined ? wanted : { ...wanted, packageFolder });
  const usesSocket = process.platform !== 'win32';
  const password = usesSocket ? null : await storedPassword(dataDir);

  if (major === null) {
    observe({ kind: 'postgres.initialising', dataDir });
    await initialiseCluster(location, binaries, account, password);
  } else {
    await giveToAccount(location.cluster, account);
    await clearOrphan(location.cluster, binaries, observe);
  }

  const listening: Listening = {
    port: options.tcp?.port || (usesSocket && !options.tcp ? 5432 : await freePort()),
    socket: usesSocket ? await prepareSocketFolder(location.home, account) : null,
    tcp: options.tcp !== undefined || !usesSocket,
  };
  const postmaster = await startPostmaster({
    binaries,
    account,
    cluster: location.cluster,
    arguments: await serverArguments(location.home, location.cluster, listening),
    observe,
  });
  const exited = freeWhenGone(postmaster, lock, observe);
  try {
    const connection = await adoptPassword(dataDir, listening, password, options.tcp?.password);
    observe({ kind: 'postgres.ready', version: binaries.version, ms: Math.round(performance.now() - began) });
    const stop = async (): Promise<void> => {
      await postmaster.stop();
      await exited;
    };
    return { connection, version: binaries.version, pid: postmaster.pid, stop, exited };
  } catch (error) {
    await postmaster.stop();
    await exited;
    throw error;
  }
}

async function freeWhenGone(postmaster: Postmaster, lock: DataDirLock, observe: Observe): PostgresServer['exited'] {
  const end = await postmaster.ended;
  await lock.release();
  observe({ kind: 'postgres.stopped', expected: end.expected });
  return end;
}
