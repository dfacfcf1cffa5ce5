// Rows of storage.uploads: how far each upload has come. Only the service sees them. Requests that race for the same
// offset are distinguished by the row: the first to move it wins, and the parts of the others count for nothing.
import type pg from 'pg';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { isUuid } from '#platform/postgres/uuid.ts';
import type { StoredPart } from '#platform/storage/backend.ts';
import { StorageError } from '#platform/storage/errors.ts';
import type { WriteIntent } from '#platform/storage/uploads/commit.ts';

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
  created_at: Date;
  expires_at: Date;
  finished_at: Date | null;
}

/** Who may go on with an upload: who began it. */
export interface Uploader {
  role: string;
  sub: string | null;
}

const COLUMNS = `id, bucket_id as bucket, name, caller->>'role' as role, caller->>'sub' as sub, key, handle,
  size::float8 as size, received::float8 as received, content_type, cache_control, user_metadata, upsert, created_at,
  expires_at, finished_at`;

/** Tiny parts slow every later request, so a client that sends them is refused. */
const MOST_PARTS = 10_000;

/** Unfinished uploads of one account, or of one folder where the caller has no account (a guest's link). */
const MOST_UNFINISHED = 50;

/** Without new bytes an upload expires after an hour, and at the latest a day after it began. */
const IDLE_MS = 3_600_000;
const LIFETIME_MS = 24 * IDLE_MS;

export function expiryFrom(now: Date, upload?: Upload): Date {
  const began = upload?.created_at ?? now;
  return new Date(Math.min(now.getTime() + IDLE_MS, began.getTime() + LIFETIME_MS));
}

export interface NewUpload {
  intent: WriteIntent;
  uploader: Uploader;
  key: string;
  handle: string;
  size: number;
  now: Date;
  expiresAt: Date;
}

/** Begins one at a time: the limit is exact, and the order of `created_at` is the order of the commits. */
export function insertUpload(system: pg.Pool, upload: NewUpload): Promise<Upload> {
  const { intent, uploader, key, handle, size, now, expiresAt } = upload;
  return inTransaction(system, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('storage.uploads'))`);
    const { rows } = await client.query<Upload>({
      name: 'storage_begin_upload',
      text: `insert into storage.uploads (bucket_id, name, caller, key, handle, size, content_type, cache_control,
          user_metadata, upsert, expires_at, created_at)
        select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, clock_timestamp()
        where $3::jsonb ->> 'role' = 'service_role' or ${MOST_UNFINISHED} > (
          select count(*) from storage.uploads u
          where u.caller = $3::jsonb and u.finished_at is null and u.expires_at > $12
            and (u.caller ->> 'sub' is not null
              or (u.bucket_id = $1 and storage.foldername(u.name) = storage.foldername($2))))
        returning ${COLUMNS}`,
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
        now,
      ],
    });
    const [begun] = rows;
    if (begun === undefined) throw new StorageError('TooManyUploads');
    return begun;
  });
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
export async function addPart(
  system: pg.Pool,
  upload: Upload,
  { offset, part, now }: { offset: number; part: StoredPart; now: Date },
): Promise<boolean> {
  const { rowCount } = await system.query({
    name: 'storage_add_part',
    text: `update storage.uploads set received = received + $3, parts = parts || $4::jsonb, expires_at = $5
      where id = $1 and received = $2 and finished_at is null and jsonb_array_length(parts) < ${MOST_PARTS}`,
    values: [upload.id, offset, part.size, JSON.stringify([part]), expiryFrom(now, upload)],
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

/** The bytes under the key of a photo after cleaning. */
export const cleanKeyOf = (key: string): string => `${key}-clean`;

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw new StorageError('NoSuchUpload');
  return row;
}
