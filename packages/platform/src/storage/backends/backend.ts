// Chooses where the bytes lie: in an S3-compatible store when one is configured, else below the data folder.
import { join } from 'node:path';
import type { Backend } from '#platform/storage/backend.ts';
import type { StorageConfig } from '#platform/storage/config.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';

export async function createBackend(config: Pick<StorageConfig, 's3'>, dataDir: string): Promise<Backend> {
  return config.s3 === null ? openDisk(join(dataDir, 'files')) : openS3(config.s3);
}
