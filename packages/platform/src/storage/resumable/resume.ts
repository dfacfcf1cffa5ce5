// What is asked of an upload that has begun: how far it is (HEAD), more bytes (PATCH), its end without an object (DELETE).
import type { HttpResponse } from '#platform/http/types.ts';
import { param, type StorageContext, type StorageRequest } from '#platform/storage/endpoint.ts';
import { invalidRequest } from '#platform/storage/errors.ts';
import { tryWrite } from '#platform/storage/uploads/commit.ts';
import { type Access, type Authorise, requireOwn } from './access.ts';
import { append } from './append.ts';
import { drop, finish, intentOf } from './finish.ts';
import { readCount, requireChunk, requireVersion, writeMetadata, wrongOffset } from './protocol.ts';
import { expiryFrom, findUpload, type Upload } from './uploads.ts';

export async function progress(
  context: StorageContext,
  request: StorageRequest,
  authorise: Authorise,
): Promise<HttpResponse> {
  requireVersion(request.http);
  const { upload, access } = await own(context, request, authorise);
  await requireSession(access);
  // All bytes are there, and the request that brought the last was cut short by a crash: nobody else would end it.
  if (upload.received === upload.size && upload.finished_at === null) await finish(context, upload, access);
  return {
    status: 200,
    headers: {
      'upload-offset': String(upload.received),
      'upload-length': String(upload.size),
      'upload-expires': upload.expires_at.toUTCString(),
      'upload-metadata': metadataOf(upload),
    },
    body: null,
  };
}

export async function more(
  context: StorageContext,
  request: StorageRequest,
  authorise: Authorise,
): Promise<HttpResponse> {
  requireVersion(request.http);
  requireChunk(request.http);
  const offset = readCount(request.http, 'upload-offset');
  if (offset === null) throw invalidRequest('Upload-Offset is missing');
  const { upload, access } = await own(context, request, authorise);
  if (offset !== upload.received) throw wrongOffset(upload.received);
  // What has ended is asked for once more by a client that missed the answer; it brings no bytes.
  if (upload.finished_at !== null) await requireSession(access);
  else await tryWrite(access.db, intentOf(upload, access.owner), upload.size, upload.id);
  const received = await append(context, request, upload, access);
  return {
    status: 204,
    headers: { 'upload-offset': String(received), 'upload-expires': expiryFrom(context.now(), upload).toUTCString() },
    body: null,
  };
}

export async function terminate(
  context: StorageContext,
  request: StorageRequest,
  authorise: Authorise,
): Promise<HttpResponse> {
  requireVersion(request.http);
  const { upload, access } = await own(context, request, authorise);
  await requireSession(access);
  if (upload.finished_at !== null) throw invalidRequest('The upload has ended: its object can be removed instead');
  await drop(context, upload);
  return { status: 204, headers: {}, body: null };
}

async function own(
  context: StorageContext,
  request: StorageRequest,
  authorise: Authorise,
): Promise<{ upload: Upload; access: Access }> {
  const upload = await findUpload(context.system, param(request, 'id'), context.now());
  const access = await authorise(context, request, upload);
  requireOwn(upload, access);
  return { upload, access };
}

/** Entering the caller's scope checks that the session still exists. */
async function requireSession({ db }: Access): Promise<void> {
  await db.read({ name: 'storage_session', text: 'select 1', values: [] });
}

const metadataOf = (upload: Upload): string =>
  writeMetadata([
    ['bucketName', upload.bucket],
    ['objectName', upload.name],
    ['contentType', upload.content_type],
    ['cacheControl', upload.cache_control],
    ['metadata', upload.user_metadata === null ? null : JSON.stringify(upload.user_metadata)],
  ]);
