// Rows of storage.objects: found as a caller may see them, or with the platform's own rights where a bucket is public or
// an address was signed.
import type pg from 'pg';
import type { CallerDb } from '#platform/storage/caller-db.ts';
import { StorageError } from '#platform/storage/errors.ts';

/** What HTTP says of the bytes. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
  contentEncoding?: string;
}

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner_id: string | null;
  /** The key of the bytes. */
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
}

/** Which bytes are the object's, for those who read the store itself. */
export const bytesOf = ({ version, metadata }: StoredObject) => ({ key: version, size: metadata.size });

const COLUMNS =
  'o.id, o.bucket_id, o.name, o.owner_id, o.version, o.metadata, o.user_metadata, o.created_at, o.updated_at';

/** A row without bytes, written by hand, is no object yet. */
const FIND = `select ${COLUMNS} from storage.objects o
  where o.bucket_id = $1 and o.name = $2 and o.version is not null and o.metadata is not null
    and ($3::text is null or o.version = $3)`;

export interface Wanted {
  bucket: string;
  name: string;
  /** Asked for this version alone. */
  version?: string | null;
}

/** As the caller's policies let him: what is hidden is as good as missing. */
export async function findObject(db: CallerDb, wanted: Wanted): Promise<StoredObject> {
  const [object] = await db.read<StoredObject>({ name: 'storage_find_object', text: FIND, values: valuesOf(wanted) });
  return found(object);
}

/** With the platform's own rights: the caller has shown another right to it. */
export async function findForAnyone(system: pg.Pool, wanted: Wanted): Promise<StoredObject> {
  const { rows } = await system.query<StoredObject>({
    name: 'storage_find_object',
    text: FIND,
    values: valuesOf(wanted),
  });
  return found(rows[0]);
}

const valuesOf = ({ bucket, name, version }: Wanted) => [bucket, name, version ?? null];

function found(object: StoredObject | undefined): StoredObject {
  if (!object) throw new StorageError('NoSuchKey');
  return object;
}
