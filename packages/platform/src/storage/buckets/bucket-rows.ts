// Rows of storage.buckets. What a bucket allows is read with the platform's own rights: limits hold for everybody, also
// for those who may not look at buckets.
import type pg from 'pg';
import type { CallerDb } from '#platform/storage/caller-db.ts';
import { StorageError } from '#platform/storage/errors.ts';

export interface Bucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  type: string;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

/** What holds for the objects of a bucket. */
export type BucketRules = Pick<Bucket, 'id' | 'public' | 'file_size_limit' | 'allowed_mime_types'>;

export const BUCKET_COLUMNS =
  'id, name, owner, public, type, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at';

export async function findRules(system: pg.Pool, id: string): Promise<BucketRules> {
  const { rows } = await system.query<BucketRules>({
    name: 'storage_bucket_rules',
    text: `select id, public, file_size_limit::float8 as file_size_limit, allowed_mime_types
      from storage.buckets where id = $1`,
    values: [id],
  });
  const [bucket] = rows;
  if (!bucket) throw new StorageError('NoSuchBucket');
  return bucket;
}

/** As the caller may see it. */
export async function findBucket(db: CallerDb, id: string): Promise<Bucket> {
  const [bucket] = await db.read<Bucket>({
    text: `select ${BUCKET_COLUMNS} from storage.buckets where id = $1`,
    values: [id],
  });
  if (!bucket) throw new StorageError('NoSuchBucket');
  return bucket;
}
