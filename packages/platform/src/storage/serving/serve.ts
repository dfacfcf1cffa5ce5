// An object as an answer: conditions, ranges, and headers that keep it from harm.
import { Readable } from 'node:stream';
import type { HttpResponse } from '#platform/http/types.ts';
import { type ByteRange, Missing } from '#platform/storage/backend.ts';
import type { StorageContext, StorageRequest } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import type { StoredObject } from '#platform/storage/objects/object-rows.ts';
import { cacheControl } from './cache.ts';
import { judge, rangeHolds } from './conditions.ts';
import { safetyHeaders } from './disposition.ts';
import { readRange } from './ranges.ts';

export async function serveObject(
  context: StorageContext,
  request: StorageRequest,
  object: StoredObject,
  { isPublic, download = request.query.get('download') }: { isPublic: boolean; download?: string | null },
): Promise<HttpResponse> {
  const { metadata } = object;
  const requested = request.http.headers;
  const validators = { etag: metadata.eTag, lastModified: new Date(metadata.lastModified) };
  const headers: Record<string, string> = {
    etag: metadata.eTag,
    'last-modified': validators.lastModified.toUTCString(),
    'cache-control': cacheControl(metadata.cacheControl, isPublic),
  };

  const verdict = judge(requested, validators);
  if (verdict === 'failed') throw new StorageError('PreconditionFailed');
  if (verdict === 'not-modified') return { status: 304, headers, body: null };

  headers['accept-ranges'] = 'bytes';
  headers['content-type'] = metadata.mimetype;
  if (metadata.contentEncoding !== undefined) headers['content-encoding'] = metadata.contentEncoding;
  Object.assign(headers, safetyHeaders(metadata.mimetype, object.name, download));

  const isRanged = request.method === 'GET' && rangeHolds(requested['if-range'], validators);
  const answer = readRange(isRanged ? requested.range : undefined, metadata.size);
  if (answer.kind === 'unsatisfiable')
    throw new StorageError('InvalidRange', undefined, { 'content-range': `bytes */${metadata.size}` });
  if (answer.kind === 'whole') {
    headers['content-length'] = String(metadata.size);
    return { status: 200, headers, body: await open(context, request, object) };
  }
  const { start, end } = answer.range;
  headers['content-range'] = `bytes ${start}-${end}/${metadata.size}`;
  headers['content-length'] = String(end - start + 1);
  return { status: 206, headers, body: await open(context, request, object, answer.range) };
}

async function open(
  { backend }: StorageContext,
  { method }: StorageRequest,
  { version }: StoredObject,
  range?: ByteRange,
): Promise<Readable> {
  // An empty stream, so that the host does not change the content-length header.
  if (method === 'HEAD') return Readable.from([]);
  return backend.read(version, range).catch((error: unknown) => {
    throw error instanceof Missing ? new StorageError('NoSuchKey') : error;
  });
}
