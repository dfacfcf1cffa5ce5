// A platform of a test's own, whose folder can be looked into: what an attack leaves on the disk.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { decodeJwt } from 'jose';
import type { Target } from './setup.ts';

export type OwnPlatform = {
  target: Target;
  /** The folder that holds the bytes of all objects. */
  folder: string;
  /** Every file below the folder of files, with its size; temporary ones too. */
  files(): Promise<string[]>;
  /** Every stored variant. */
  variants(): Promise<string[]>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** `settings` are the lines of [storage] in config.toml. */
export async function startOwnPlatform(settings: string): Promise<OwnPlatform> {
  const root = await mkdtemp(join(tmpdir(), 'liesse-storage-attacks-'));
  const dataDir = join(root, 'data');
  const folder = join(root, 'project/supabase');
  await mkdir(join(folder, 'migrations'), { recursive: true });
  await writeFile(join(folder, 'config.toml'), `project_id = "attacked"\n[storage]\n${settings}\n`);
  await copyPreparedCluster(dataDir);
  const clean = () => rm(root, { recursive: true, force: true });
  const start = () =>
    startPlatform({ project: join(root, 'project'), dataDir, host: '127.0.0.1', port: 0, observe: () => {} });
  let platform = await start().catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  const own: OwnPlatform = {
    target: await targetOf(platform),
    folder: join(dataDir, 'files'),
    files: () => filesBelow(join(dataDir, 'files')),
    variants: () => filesBelow(join(dataDir, 'cache/images')),
    restart: async () => {
      await platform.stop();
      platform = await start();
      own.target = await targetOf(platform);
    },
    stop: async () => {
      await platform.stop();
      await clean();
    },
  };
  return own;
}

async function targetOf(platform: Platform): Promise<Target> {
  const { publishableKey, secretKey, signingKeys } = platform.keys;
  const { host, port, user, database } = platform.admin;
  const admin = { host, port, user, database } as Target['admin'];
  const issuer = decodeJwt(await platform.signToken({})).iss ?? '';
  return { url: platform.url, publishableKey, secretKey, signingKeys, issuer, admin };
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found: string[] = [];
  for (const name of names) {
    // It may leave between the two looks.
    const seen = await stat(join(folder, name)).catch(() => null);
    if (seen?.isFile() === true) found.push(`${name} ${seen.size}`);
  }
  return found.toSorted();
}
