// A platform that stores its files in an S3-compatible store on loopback.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { startS3Server } from '@liesse/platform/storage/backends/fixtures/s3-server.ts';
import type { TestPlatform } from './platform.ts';

export type S3Platform = TestPlatform & {
  /** How many files the store holds. */
  count(): Promise<number>;
};

export async function startS3Platform(project: string): Promise<S3Platform> {
  const store = await startS3Server();
  const dataDir = await mkdtemp(join(tmpdir(), 's3-platform-'));
  const clean = async () => {
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await copyPreparedCluster(dataDir, { project, seed: true });
  const platform = await startPlatform({
    project,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    observe: () => {},
    environment: {
      ...process.env,
      STORAGE_S3_ENDPOINT: store.config.endpoint ?? '',
      STORAGE_S3_REGION: store.config.region,
      STORAGE_S3_BUCKET: store.config.bucket,
      STORAGE_S3_ACCESS_KEY_ID: store.config.accessKeyId,
      STORAGE_S3_SECRET_ACCESS_KEY: store.config.secretAccessKey,
    },
  }).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  return {
    url: platform.url,
    publishableKey: platform.keys.publishableKey,
    secretKey: platform.keys.secretKey,
    token: (claims) => platform.signToken(claims),
    admin: platform.admin,
    count: async () => (await store.keys()).length,
    stop: async () => {
      await platform.stop();
      await clean();
    },
  };
}
