// Buckets that config.toml names: made when they are missing. What is there is left as people have made it since.
import type pg from 'pg';
import type { StorageConfig } from '#platform/storage/config.ts';

export async function createConfiguredBuckets(system: pg.Pool, { buckets }: StorageConfig): Promise<void> {
  for (const bucket of buckets) {
    await system.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $1, $2, $3, $4) on conflict do nothing`,
      [bucket.name, bucket.public, bucket.fileSizeLimit, bucket.allowedMimeTypes],
    );
  }
}
