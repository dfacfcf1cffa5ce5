// POST /bucket: a new bucket, when the policies of storage.buckets let the caller add one.
import { z } from 'zod';
import { isUuid } from '#platform/postgres/uuid.ts';
import { readKinds, readSizeLimit } from '#platform/storage/buckets/rules.ts';
import { type Endpoint, json, readJson } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bucketName } from '#platform/storage/names.ts';
import { ownerOf } from '#platform/storage/uploads/commit.ts';

const body = z.object({
  id: z.string().optional(),
  name: z.string(),
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).max(100).nullish(),
  type: z.string().nullish(),
  versioning_status: z.string().nullish(),
});

export const bucketCreate: Endpoint = {
  method: 'POST',
  path: '/bucket',
  access: 'key',
  async handle({ config }, request) {
    const wanted = await readJson(request, body);
    const name = bucketName(wanted.name);
    const id = bucketName(wanted.id ?? name);
    if ((wanted.type ?? 'STANDARD') !== 'STANDARD') throw new StorageError('FeatureNotEnabled');
    if ((wanted.versioning_status ?? 'DISABLED') !== 'DISABLED') throw new StorageError('FeatureNotEnabled');
    const limit = readSizeLimit(wanted.file_size_limit, config) ?? null;
    const kinds = readKinds(wanted.allowed_mime_types) ?? null;

    const owner = ownerOf(request.caller);
    await request.db.write({
      text: `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [id, name, isUuid(owner) ? owner : null, owner, wanted.public ?? false, limit, kinds],
    });
    return json({ name });
  },
};
