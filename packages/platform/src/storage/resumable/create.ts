// POST /upload/resumable: begins an upload. Its first bytes may come along.
import type { HttpResponse } from '#platform/http/types.ts';
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import { refuseKind, sizeLimit } from '#platform/storage/buckets/rules.ts';
import type { StorageContext, StorageRequest } from '#platform/storage/endpoint.ts';
import { invalidRequest, StorageError } from '#platform/storage/errors.ts';
import { bucketName, objectName } from '#platform/storage/names.ts';
import { readCacheControl, readContentType, readUserMetadata } from '#platform/storage/objects/headers.ts';
import { newKey, tryWrite, type WriteIntent } from '#platform/storage/uploads/commit.ts';
import type { Access, Authorise } from './access.ts';
import { append } from './append.ts';
import { drop } from './finish.ts';
import { hasChunk, readCount, readMetadata, requireVersion } from './protocol.ts';
import { expiryFrom, insertUpload, type Upload } from './uploads.ts';

export async function create(
  context: StorageContext,
  request: StorageRequest,
  authorise: Authorise,
): Promise<HttpResponse> {
  const { http } = request;
  requireVersion(http);
  const size = readLength(request);
  const metadata = readMetadata(http.headers['upload-metadata']);
  const object = { bucket: bucketName(named(metadata, 'bucketName')), name: objectName(named(metadata, 'objectName')) };
  const access = await authorise(context, request, object);
  const intent: WriteIntent = {
    ...object,
    mode: access.upsert ? 'upsert' : 'insert',
    owner: access.owner,
    contentType: readContentType(metadata.get('contentType')),
    contentEncoding: null,
    cacheControl: readCacheControl(metadata.get('cacheControl')),
    userMetadata: readUserMetadata(metadata.get('metadata')),
  };
  await refuseMisfit(context, intent, size);
  await tryWrite(access.db, intent, size);

  const upload = await begin(context, access, intent, size);
  await requireQuota(context, access, intent, upload);
  const hasBytes = hasChunk(http.headers['content-type']);
  const received = size === 0 || hasBytes ? await append(context, request, upload, access) : 0;
  return {
    status: 201,
    headers: {
      // Relative: the address people use is theirs to know, and no header may choose it.
      location: `${context.root}${request.path.replace(/\/+$/, '')}/${upload.id}`,
      'upload-expires': upload.expires_at.toUTCString(),
      ...(received > 0 || hasBytes ? { 'upload-offset': String(received) } : {}),
    },
    body: null,
  };
}

function readLength({ http }: StorageRequest): number {
  if (http.headers['upload-defer-length'] !== undefined) throw invalidRequest('Upload-Defer-Length is not supported');
  if (http.headers['upload-concat'] !== undefined) throw invalidRequest('Upload-Concat is not supported');
  const size = readCount(http, 'upload-length');
  if (size === null) throw invalidRequest('Upload-Length is missing');
  return size;
}

function named(metadata: ReadonlyMap<string, string>, name: string): string {
  const value = metadata.get(name);
  if (value === undefined || value === '') throw invalidRequest(`Upload-Metadata must name ${name}`);
  return value;
}

async function refuseMisfit(context: StorageContext, intent: WriteIntent, size: number): Promise<void> {
  const rules = await findRules(context.system, intent.bucket);
  if (size > sizeLimit(rules, context.config)) throw new StorageError('EntityTooLarge');
  refuseKind(rules, intent.contentType);
}

async function begin(context: StorageContext, access: Access, intent: WriteIntent, size: number): Promise<Upload> {
  const { backend, system } = context;
  const key = newKey();
  const handle = await backend.beginParts(key, intent.contentType);
  const now = context.now();
  try {
    const { uploader } = access;
    return await insertUpload(system, { intent, uploader, key, handle, size, now, expiresAt: expiryFrom(now) });
  } catch (error) {
    await backend.abandonParts(key, handle);
    throw error;
  }
}

/** Uploads that began at the same moment did not see each other: now that each has its row, the later ones are refused. */
async function requireQuota(
  context: StorageContext,
  access: Access,
  intent: WriteIntent,
  upload: Upload,
): Promise<void> {
  try {
    await tryWrite(access.db, intent, upload.size, upload.id);
  } catch (error) {
    await drop(context, upload);
    throw error;
  }
}
