// DELETE /object/{bucket} with a list of names, and DELETE /object/{bucket}/{name}: what the caller may remove goes.
import { z } from 'zod';
import { type Endpoint, json, param, readJson } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bucketFromPath, nameFromPath, objectName } from '#platform/storage/names.ts';

const entry = z.union([z.string(), z.object({ path: z.string(), versionId: z.string() })]);
const body = z.object({ prefixes: z.array(entry).min(1).max(1_000) });

export const objectRemove: Endpoint = {
  method: 'DELETE',
  path: '/object/{bucket}',
  access: 'key',
  async handle({ sweepSoon }, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const { prefixes } = await readJson(request, body);
    const names = prefixes.map((one) => objectName(typeof one === 'string' ? one : one.path));
    const versions = prefixes.map((one) => (typeof one === 'string' ? null : one.versionId));

    const { rows, count } = await request.db.write({
      text: `delete from storage.objects o using unnest($2::text[], $3::text[]) as wanted (name, version)
        where o.bucket_id = $1 and o.name = wanted.name and (wanted.version is null or o.version = wanted.version)
        returning o.name, o.id, o.bucket_id, o.owner, o.owner_id, o.version, o.metadata, o.user_metadata,
          o.created_at, o.updated_at, o.last_accessed_at`,
      values: [bucket, names, versions],
    });
    if (count > 0) sweepSoon();
    return json(rows);
  },
};

export const objectRemoveOne: Endpoint = {
  method: 'DELETE',
  path: '/object/{bucket}/{name*}',
  access: 'key',
  async handle({ sweepSoon }, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const name = nameFromPath(param(request, 'name'));
    const { count } = await request.db.write({
      text: 'delete from storage.objects where bucket_id = $1 and name = $2',
      values: [bucket, name],
    });
    if (count === 0) throw new StorageError('NoSuchKey');
    sweepSoon();
    return json({ message: 'Successfully deleted' });
  },
};
