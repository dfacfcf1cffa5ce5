// PUT /object/{bucket}/{name}: a new version of an object that exists.
import { type Endpoint, json, param } from '#platform/storage/endpoint.ts';
import { bucketFromPath, nameFromPath } from '#platform/storage/names.ts';
import { ownerOf } from '#platform/storage/uploads/commit.ts';
import { takeUpload } from '#platform/storage/uploads/upload.ts';

export const objectUpdate: Endpoint = {
  method: 'PUT',
  path: '/object/{bucket}/{name*}',
  access: 'key',
  async handle(context, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const name = nameFromPath(param(request, 'name'));
    const owner = ownerOf(request.caller);
    const { id } = await takeUpload(context, request, request.db, { bucket, name, mode: 'update', owner });
    context.sweepSoon();
    return json({ Id: id, Key: `${bucket}/${name}` });
  },
};
