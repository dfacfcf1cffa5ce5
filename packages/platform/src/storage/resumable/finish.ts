// The end of an upload: its parts become one file, a photo among them loses its place, and the object's row is committed
// with the caller's rights. Each step can be repeated, so that the next request completes what a crash interrupted.
import pg from 'pg';
import { inTransaction } from '#platform/postgres/transaction.ts';
import type { StoredPart, Written } from '#platform/storage/backend.ts';
import { Gate } from '#platform/storage/backends/gate.ts';
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import type { StorageContext } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { explain } from '#platform/storage/explain.ts';
import { cleanStored } from '#platform/storage/images/clean.ts';
import { commitObject, discardKey, type WriteIntent } from '#platform/storage/uploads/commit.ts';
import { checkStored, contentCheck } from '#platform/storage/uploads/content.ts';
import type { Access } from './access.ts';
import { cleanKeyOf, deleteUpload, lockUpload, markFinished, type Upload } from './uploads.ts';

/** Each holds a connection meanwhile, of which there are few. */
const AT_ONCE = 2;
const WAITING = 500;
const gates = new WeakMap<pg.Pool, Gate>();

export async function finish(context: StorageContext, upload: Upload, access: Access): Promise<void> {
  const { system } = context;
  const gate = gates.get(system) ?? new Gate(AT_ONCE, WAITING);
  gates.set(system, gate);
  try {
    await gate.run(() => inTransaction(system, (client) => finishLocked(context, client, upload, access)));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '55P03') throw new StorageError('ResourceLocked');
    const refusal = explain(error);
    // Who has only lost his session may come back with another.
    if (refusal && refusal.status < 500 && refusal.status !== 401) await drop(context, upload);
    throw error;
  }
}

/** Nothing will come of the upload: its bytes may go. */
export async function drop(context: StorageContext, upload: Upload): Promise<void> {
  await deleteUpload(context.system, upload.id);
  await context.backend.abandonParts(upload.key, upload.handle);
  for (const key of [upload.key, cleanKeyOf(upload.key)]) await discardKey(context.system, key);
  context.sweepSoon();
}

export const intentOf = (upload: Upload, owner: string | null): WriteIntent => ({
  bucket: upload.bucket,
  name: upload.name,
  mode: upload.upsert ? 'upsert' : 'insert',
  owner,
  contentType: upload.content_type,
  contentEncoding: null,
  cacheControl: upload.cache_control,
  userMetadata: upload.user_metadata,
});

async function finishLocked(
  context: StorageContext,
  client: pg.PoolClient,
  upload: Upload,
  access: Access,
): Promise<void> {
  const { isFinished, parts } = await lockUpload(client, upload.id);
  if (isFinished) return;
  if (!(await isCommitted(client, upload))) {
    const { key, written } = await assemble(context, upload, parts);
    await commitObject(access.db, intentOf(upload, access.owner), { key, written, now: context.now() });
    if (key !== upload.key) await discard(client, upload.key);
  }
  await markFinished(client, upload.id);
}

/** The object exists, and the process that created it died before it could record that here. */
async function isCommitted(client: pg.PoolClient, { key }: Upload): Promise<boolean> {
  const { rowCount } = await client.query('select from storage.objects where version = any($1)', [
    [key, cleanKeyOf(key)],
  ]);
  return rowCount === 1;
}

async function assemble(
  { backend, system }: StorageContext,
  upload: Upload,
  parts: readonly StoredPart[],
): Promise<{ key: string; written: Written }> {
  const { key, content_type } = upload;
  const written = await backend.finishParts(key, upload.handle, parts);
  const check = contentCheck(await findRules(system, upload.bucket), content_type);
  await checkStored(backend, { key, size: written.size }, check);
  const clean = await cleanStored(backend, { key, size: written.size }, cleanKeyOf(key), content_type);
  return clean ? { key: cleanKeyOf(key), written: clean } : { key, written };
}

async function discard(client: pg.PoolClient, key: string): Promise<void> {
  await client.query('insert into storage.discarded (key) values ($1) on conflict (key) do nothing', [key]);
}
