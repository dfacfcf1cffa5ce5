// PUT /bucket/{id}: what is not named stays as it is.
import { z } from 'zod';
import { readKinds, readSizeLimit } from '#platform/storage/buckets/rules.ts';
import { type Endpoint, json, param, readJson } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bucketFromPath } from '#platform/storage/names.ts';

const body = z.object({
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).max(100).nullish(),
  versioning_status: z.string().nullish(),
});

export const bucketUpdate: Endpoint = {
  method: 'PUT',
  path: '/bucket/{id}',
  access: 'key',
  async handle({ config }, request) {
    const id = bucketFromPath(param(request, 'id'));
    const wanted = await readJson(request, body);
    if ((wanted.versioning_status ?? null) !== null) throw new StorageError('FeatureNotEnabled');
    const limit = readSizeLimit(wanted.file_size_limit, config);
    const kinds = readKinds(wanted.allowed_mime_types);

    const { count } = await request.db.write({
      text: `update storage.buckets set public = coalesce($2, public),
          file_size_limit = case when $3 then $4 else file_size_limit end,
          allowed_mime_types = case when $5 then $6 else allowed_mime_types end
        where id = $1`,
      values: [id, wanted.public ?? null, limit !== undefined, limit ?? null, kinds !== undefined, kinds ?? null],
    });
    if (count === 0) throw new StorageError('NoSuchBucket');
    return json({ message: 'Successfully updated' });
  },
};
