// A variant of an image as an answer.
import { Readable } from 'node:stream';
import type { HttpResponse } from '#platform/http/types.ts';
import type { StorageContext, StorageRequest } from '#platform/storage/endpoint.ts';
import { invalidRequest, StorageError, type StorageErrorCode } from '#platform/storage/errors.ts';
import { describeTransform, parseTransform, type Transform } from '#platform/storage/images/transform.ts';
import type { StoredObject } from '#platform/storage/objects/object-rows.ts';
import { cacheControl } from './cache.ts';
import { judge } from './conditions.ts';
import { safetyHeaders } from './disposition.ts';

export function transformOf(query: URLSearchParams): Transform {
  const parsed = parseTransform(query);
  if (!parsed.ok) throw invalidRequest(parsed.message);
  return parsed.transform;
}

const CODES: Record<400 | 404 | 413 | 415 | 503, StorageErrorCode> = {
  400: 'InvalidRequest',
  404: 'NoSuchKey',
  413: 'EntityTooLarge',
  415: 'InvalidMimeType',
  503: 'SlowDown',
};

export async function serveVariant(
  { variants }: StorageContext,
  request: StorageRequest,
  object: StoredObject,
  { transform, isPublic }: { transform: Transform; isPublic: boolean },
): Promise<HttpResponse> {
  const accept = request.http.headers.accept ?? '';
  const variant = await variants.variantOf({ key: object.version, transform, accept });
  if (!variant.ok) throw new StorageError(CODES[variant.status], variant.message, variant.headers);

  const { metadata } = object;
  const lastModified = new Date(metadata.lastModified);
  const headers: Record<string, string> = {
    etag: variant.etag,
    'last-modified': lastModified.toUTCString(),
    'cache-control': cacheControl(metadata.cacheControl, isPublic),
    'x-transformations': describeTransform(transform),
    ...(variant.varies ? { vary: 'accept' } : {}),
  };
  const verdict = judge(request.http.headers, { etag: variant.etag, lastModified });
  if (verdict !== 'go-on' && variant.body instanceof Readable) variant.body.destroy();
  if (verdict === 'failed') throw new StorageError('PreconditionFailed');
  if (verdict === 'not-modified') return { status: 304, headers, body: null };

  headers['content-type'] = variant.contentType;
  headers['content-length'] = String(variant.size);
  Object.assign(headers, safetyHeaders(variant.contentType, object.name, request.query.get('download')));
  return { status: 200, headers, body: variant.body };
}
