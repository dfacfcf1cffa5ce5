// DELETE /bucket/{id}: a bucket that is empty; what the caller cannot see in it counts too.
import { type Endpoint, json, param } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bucketFromPath } from '#platform/storage/names.ts';

export const bucketDelete: Endpoint = {
  method: 'DELETE',
  path: '/bucket/{id}',
  access: 'key',
  async handle(_context, request) {
    const id = bucketFromPath(param(request, 'id'));
    const { count } = await request.db.write({ text: 'delete from storage.buckets where id = $1', values: [id] });
    if (count === 0) throw new StorageError('NoSuchBucket');
    return json({ message: 'Successfully deleted' });
  },
};
