// GET /object/info/{bucket}/{name}, also below /authenticated and /public: what is known of an object, as JSON.
import type { HttpResponse } from '#platform/http/types.ts';
import { type Endpoint, json } from '#platform/storage/endpoint.ts';
import type { StoredObject } from '#platform/storage/objects/object-rows.ts';
import { publicObject, readableObject } from '#platform/storage/objects/readable.ts';

export const objectInfo: Endpoint = {
  method: 'GET',
  path: '/object/info/{bucket}/{name*}',
  access: 'optional',
  async handle(context, request) {
    const { object } = await readableObject(context, request);
    return describe(object);
  },
};

export const objectInfoAuthenticated: Endpoint = {
  ...objectInfo,
  path: '/object/info/authenticated/{bucket}/{name*}',
  access: 'key',
};

export const objectInfoPublic: Endpoint = {
  method: 'GET',
  path: '/object/info/public/{bucket}/{name*}',
  access: 'none',
  async handle(context, request) {
    return describe(await publicObject(context, request));
  },
};

function describe(object: StoredObject): HttpResponse {
  const { metadata } = object;
  return json({
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    content_encoding: metadata.contentEncoding ?? null,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: object.user_metadata,
    last_modified: object.updated_at,
    created_at: object.created_at,
  });
}
