// DELETE /cdn/{bucket}[/{name}]: there is no CDN, so it removes the cached variants.
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import { type Endpoint, json, param, requireService } from '#platform/storage/endpoint.ts';
import { bucketFromPath, nameFromPath } from '#platform/storage/names.ts';
import { findForAnyone } from '#platform/storage/objects/object-rows.ts';

export const cdnPurgeObject: Endpoint = {
  method: 'DELETE',
  path: '/cdn/{bucket}/{name*}',
  access: 'key',
  async handle({ system, variants }, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const name = nameFromPath(param(request, 'name'));
    requireService(request);
    const { version } = await findForAnyone(system, { bucket, name });
    await variants.forget([version]);
    return json({ message: 'success' });
  },
};

/** Readers ask again by themselves when what they keep has aged: for a whole bucket there is nothing more to do. */
export const cdnPurgeBucket: Endpoint = {
  method: 'DELETE',
  path: '/cdn/{bucket}',
  access: 'key',
  async handle({ system }, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    requireService(request);
    await findRules(system, bucket);
    return json({ message: 'success' });
  },
};
