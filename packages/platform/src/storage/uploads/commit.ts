// How bytes become an object: the right to write is tried before they are taken, and tried again when the row that names
// them is committed. Until then their key is on the list of what may be swept.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { isUuid } from '#platform/postgres/uuid.ts';
import type { Written } from '#platform/storage/backend.ts';
import type { CallerDb } from '#platform/storage/caller-db.ts';
import { StorageError } from '#platform/storage/errors.ts';
import type { ObjectMetadata } from '#platform/storage/objects/object-rows.ts';

/** `insert` refuses what exists, `update` what does not, `upsert` takes both. */
export type WriteMode = 'insert' | 'upsert' | 'update';

export interface WriteIntent {
  bucket: string;
  name: string;
  mode: WriteMode;
  /** The `sub` of whose object it becomes. */
  owner: string | null;
  contentType: string;
  cacheControl: string;
  contentEncoding: string | null;
  userMetadata: Record<string, unknown> | null;
}

export const ownerOf = (caller: Identity | null): string | null => {
  const sub = caller?.claims.sub;
  return typeof sub === 'string' ? sub : null;
};

/** Flat and opaque: nothing of it comes from a user. */
export function newKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
}

/**
 * Throws what the commit would throw, and changes nothing. Unfinished uploads count as if they were objects: all of them,
 * or those that began before the upload that is given.
 */
export async function tryWrite(
  db: CallerDb,
  intent: WriteIntent,
  size: number | null,
  uploadId: string | null = null,
): Promise<void> {
  const metadata = { mimetype: intent.contentType, ...(size === null ? {} : { size, contentLength: size }) };
  const unfinished = {
    name: 'storage_add_unfinished_uploads',
    text: 'select storage.add_unfinished_uploads($1, $2, $3)',
    values: [intent.bucket, intent.name, uploadId],
  };
  const { count } = await db.attempt([unfinished, statement(intent, newKey(), metadata, randomUUID())]);
  if (count === 0) throw new StorageError('NoSuchKey');
}

const RESERVED = '2 hours';

/** When this process dies before the object exists, its bytes are removed after this time, which is longer than any request. */
export async function reserveKey(system: pg.Pool): Promise<string> {
  const key = newKey();
  await system.query({
    name: 'storage_reserve',
    text: 'insert into storage.discarded (key, discarded_at) values ($1, now() + $2::interval)',
    values: [key, RESERVED],
  });
  return key;
}

/** The bytes under the key are of no use: they may go now. */
export async function discardKey(system: pg.Pool, key: string): Promise<void> {
  await system.query({
    name: 'storage_discard',
    text: `insert into storage.discarded (key) values ($1)
      on conflict (key) do update set discarded_at = excluded.discarded_at`,
    values: [key],
  });
}

export interface NewVersion {
  key: string;
  written: Written;
  now: Date;
}

/** The object now is what lies under the key. What lay there before is discarded in the same transaction. */
export async function commitObject(db: CallerDb, intent: WriteIntent, version: NewVersion): Promise<{ id: string }> {
  const { size, etag } = version.written;
  const metadata: ObjectMetadata = {
    eTag: etag,
    size,
    mimetype: intent.contentType,
    cacheControl: intent.cacheControl,
    lastModified: version.now.toISOString(),
    contentLength: size,
    httpStatusCode: 200,
    ...(intent.contentEncoding === null ? {} : { contentEncoding: intent.contentEncoding }),
  };
  const id = randomUUID();
  const { rows, count } = await db.write<{ id: string }>(statement(intent, version.key, metadata, id));
  if (count === 0) throw new StorageError('NoSuchKey');
  return { id: rows[0]?.id ?? id };
}

const INSERT = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const TEXTS: Record<WriteMode, string> = {
  // Returns nothing: who may only add need not be able to look.
  insert: INSERT,
  upsert: `${INSERT} on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
    version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata returning id`,
  update: `update storage.objects set owner = $3, owner_id = $4, version = $5, metadata = $6, user_metadata = $7
    where bucket_id = $1 and name = $2 returning id`,
};

function statement(intent: WriteIntent, key: string, metadata: Partial<ObjectMetadata>, id: string) {
  const { mode, owner } = intent;
  const values = [
    intent.bucket,
    intent.name,
    isUuid(owner) ? owner : null,
    owner,
    key,
    JSON.stringify(metadata),
    intent.userMetadata === null ? null : JSON.stringify(intent.userMetadata),
  ];
  return { name: `storage_${mode}_object`, text: TEXTS[mode], values: mode === 'update' ? values : [id, ...values] };
}
