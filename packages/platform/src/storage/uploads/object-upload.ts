// POST /object/{bucket}/{name}: a new object, or with `x-upsert: true` a new version of one that may exist.
import { type Endpoint, json, param } from '#platform/storage/endpoint.ts';
import { bucketFromPath, nameFromPath } from '#platform/storage/names.ts';
import { ownerOf } from '#platform/storage/uploads/commit.ts';
import { takeUpload } from '#platform/storage/uploads/upload.ts';

export const objectUpload: Endpoint = {
  method: 'POST',
  path: '/object/{bucket}/{name*}',
  access: 'key',
  async handle(context, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const name = nameFromPath(param(request, 'name'));
    const mode = request.http.headers['x-upsert'] === 'true' ? 'upsert' : 'insert';
    const owner = ownerOf(request.caller);
    const { id } = await takeUpload(context, request, request.db, { bucket, name, mode, owner });
    return json({ Id: id, Key: `${bucket}/${name}` });
  },
};
