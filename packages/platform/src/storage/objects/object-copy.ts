// POST /object/copy: the same bytes under another name, perhaps in another bucket.
import { z } from 'zod';
import { Missing } from '#platform/storage/backend.ts';
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import { refuseMisfit } from '#platform/storage/buckets/rules.ts';
import { type Endpoint, json, readJson, type StorageContext, type StorageRequest } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bucketName, objectName } from '#platform/storage/names.ts';
import {
  readCacheControl,
  readContentEncoding,
  readContentType,
  readMetadataHeader,
} from '#platform/storage/objects/headers.ts';
import { bytesOf, findObject, type StoredObject } from '#platform/storage/objects/object-rows.ts';
import {
  commitObject,
  discardKey,
  ownerOf,
  reserveKey,
  tryWrite,
  type WriteIntent,
} from '#platform/storage/uploads/commit.ts';
import { checkStored, contentCheck } from '#platform/storage/uploads/content.ts';

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
  sourceVersionId: z.string().nullish(),
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({
      cacheControl: z.string().optional(),
      contentEncoding: z.string().optional(),
      mimetype: z.string().optional(),
    })
    .nullish(),
});

type Asked = z.infer<typeof body>;

export const objectCopy: Endpoint = {
  method: 'POST',
  path: '/object/copy',
  access: 'key',
  async handle(context, request) {
    const asked = await readJson(request, body);
    const from = { bucket: bucketName(asked.bucketId), name: objectName(asked.sourceKey) };
    const to = { bucket: bucketName(asked.destinationBucket ?? from.bucket), name: objectName(asked.destinationKey) };
    const source = await findObject(request.db, { ...from, version: asked.sourceVersionId ?? null });
    const intent = { ...to, ...intentOf(asked, request, source) };
    const rules = await findRules(context.system, to.bucket);
    refuseMisfit(rules, context.config, { size: source.metadata.size, mimetype: intent.contentType });
    if (to.bucket !== from.bucket || intent.contentType !== source.metadata.mimetype)
      await checkStored(context.backend, bytesOf(source), contentCheck(rules, intent.contentType));
    await tryWrite(request.db, intent, source.metadata.size);

    const { id } = await copy(context, request, source, intent);
    return json({ Id: id, Key: `${to.bucket}/${to.name}`, id, name: to.name, bucket_id: to.bucket });
  },
};

function intentOf(asked: Asked, request: StorageRequest, source: StoredObject): Omit<WriteIntent, 'bucket' | 'name'> {
  const { metadata } = source;
  const other = asked.copyMetadata ? {} : (asked.metadata ?? {});
  const { headers } = request.http;
  return {
    mode: headers['x-upsert'] === 'true' ? 'upsert' : 'insert',
    owner: ownerOf(request.caller),
    contentType: other.mimetype === undefined ? metadata.mimetype : readContentType(other.mimetype),
    cacheControl: other.cacheControl === undefined ? metadata.cacheControl : readCacheControl(other.cacheControl),
    contentEncoding:
      other.contentEncoding === undefined
        ? (metadata.contentEncoding ?? null)
        : readContentEncoding(other.contentEncoding),
    userMetadata: asked.copyMetadata ? source.user_metadata : readMetadataHeader(headers['x-metadata']),
  };
}

async function copy(
  { system, backend, now, sweepSoon }: StorageContext,
  request: StorageRequest,
  { version, metadata }: StoredObject,
  intent: WriteIntent,
): Promise<{ id: string }> {
  const key = await reserveKey(system);
  try {
    await backend.copy(version, key);
    const written = { size: metadata.size, etag: metadata.eTag };
    return await commitObject(request.db, intent, { key, written, now: now() });
  } catch (error) {
    await discardKey(system, key);
    sweepSoon();
    throw error instanceof Missing ? new StorageError('NoSuchKey') : error;
  }
}
