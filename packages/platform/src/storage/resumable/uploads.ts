// Rows of storage.uploads: how far each upload has come. Only the service sees them. Requests that race for the same
// offset are told apart by the row: the first to move it wins, and the parts of the others count for nothing.
import type pg from 'pg';
import { isUuid } from '#platform/auth/uuid.ts';
import type { StoredPart } from '#platform/storage/backend.ts';
import { StorageError } from '#platform/storage/errors.ts';
import type { WriteIntent } from '#platform/storage/objects/commit.ts';

export interface Upload {
  id: string;
  bucket: string;
  name: string;
  role: string;
  sub: string | null;
  /** Under which the bytes will lie, and the backend's own word for what is on its way there. */
  key: string;
  handle: string;
  size: number;
  received: number;
  content_type: string;
  cache_control: string;
  user_metadata: Record<string, unknown> | null;
  upsert: boolean;
  expires_at: Date;
  finished_at: Date | null;
}

/** Who may go on with an upload: who began it. */
export interface Uploader {
  role: string;
  sub: string | null;
}

const COLUMNS = `id, bucket_id as bucket, name, caller->>'role' as role, caller->>'sub' as sub, key, handle,
  size::float8 as size, received::float8 as received, content_type, cache_control, user_metadata, upsert, expires_at,
  finished_at`;

/** Tiny parts are a burden on every later request: a client that sends such is told so. */
const MOST_PARTS = 10_000;

export interface NewUpload {
  intent: WriteIntent;
  uploader: Uploader;
  key: string;
  handle: string;
  size: number;
  expiresAt: Date;
}

export async function insertUpload(system: pg.Pool, upload: NewUpload): Promise<Upload> {
  const { intent, uploader, key, handle, size, expiresAt } = upload;
  const { rows } = await system.query<Upload>({
    name: 'storage_begin_upload',
    text: `insert into storage.uploads (bucket_id, name, caller, key, handle, size, content_type, cache_control,
        user_metadata, upsert, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${COLUMNS}`,
    values: [
      intent.bucket,
      intent.name,
      JSON.stringify(uploader),
      key,
      handle,
      size,
      intent.contentType,
      intent.cacheControl,
      intent.userMetadata === null ? null : JSON.stringify(intent.userMetadata),
      intent.mode === 'upsert',
      expiresAt,
    ],
  });
  return existing(rows[0]);
}

export async function findUpload(system: pg.Pool, id: string, now: Date): Promise<Upload> {
  if (!isUuid(id)) throw new StorageError('NoSuchUpload');
  const { rows } = await system.query<Upload>({
    name: 'storage_find_upload',
    text: `select ${COLUMNS} from storage.uploads where id = $1 and expires_at > $2`,
    values: [id, now],
  });
  return existing(rows[0]);
}

/** False when another request has moved the upload on, or ended it. */
export async function addPart(system: pg.Pool, upload: Upload, offset: number, part: StoredPart): Promise<boolean> {
  const { rowCount } = await system.query({
    name: 'storage_add_part',
    text: `update storage.uploads set received = received + $3, parts = parts || $4::jsonb
      where id = $1 and received = $2 and finished_at is null and jsonb_array_length(parts) < ${MOST_PARTS}`,
    values: [upload.id, offset, part.size, JSON.stringify([part])],
  });
  return rowCount === 1;
}

/** The row is held until the transaction ends. A statement that only looks at it is waited for, another end is not. */
export async function lockUpload(
  client: pg.PoolClient,
  id: string,
): Promise<{ isFinished: boolean; parts: StoredPart[] }> {
  await client.query(`set local lock_timeout = '2s'`);
  const { rows } = await client.query<{ isFinished: boolean; parts: StoredPart[] }>({
    name: 'storage_lock_upload',
    text: `select finished_at is not null as "isFinished", parts from storage.uploads where id = $1 for update`,
    values: [id],
  });
  return existing(rows[0]);
}

export async function markFinished(client: pg.PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'storage_finish_upload',
    text: `update storage.uploads set finished_at = now(), parts = '[]' where id = $1`,
    values: [id],
  });
}

export async function deleteUpload(system: pg.Pool, id: string): Promise<void> {
  await system.query({
    name: 'storage_delete_upload',
    text: 'delete from storage.uploads where id = $1',
    values: [id],
  });
}

/** What stands under the key of a photo once it is clean. */
export const cleanKeyOf = (key: string): string => `${key}-clean`;

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw new StorageError('NoSuchUpload');
  return row;
}
