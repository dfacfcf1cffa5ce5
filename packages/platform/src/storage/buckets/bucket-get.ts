// GET /bucket/{id}: one bucket, when the caller may see it.
import { findBucket } from '#platform/storage/buckets/bucket-rows.ts';
import { type Endpoint, json, param } from '#platform/storage/endpoint.ts';
import { bucketFromPath } from '#platform/storage/names.ts';

export const bucketGet: Endpoint = {
  method: 'GET',
  path: '/bucket/{id}',
  access: 'key',
  async handle(_context, request) {
    const id = bucketFromPath(param(request, 'id'));
    // The type is part of the list alone, as in the hosted service.
    const { type, ...bucket } = await findBucket(request.db, id);
    return json(bucket);
  },
};
