// GET /bucket: the buckets that the caller may see.
import { z } from 'zod';
import { BUCKET_COLUMNS } from '#platform/storage/buckets/bucket-rows.ts';
import { type Endpoint, isStorable, json } from '#platform/storage/endpoint.ts';
import { invalidRequest } from '#platform/storage/errors.ts';

const query = z.object({
  limit: z.coerce.number().int().min(1).max(1_000_000).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().max(100).refine(isStorable).default(''),
});

export const bucketList: Endpoint = {
  method: 'GET',
  path: '/bucket',
  access: 'key',
  async handle(_context, request) {
    const asked = query.safeParse(Object.fromEntries(request.query));
    if (!asked.success) throw invalidRequest(`querystring/${asked.error.issues[0]?.path.join('/') ?? ''} is not valid`);
    const { limit, offset, sortColumn, sortOrder, search } = asked.data;

    const buckets = await request.db.read({
      text: `select ${BUCKET_COLUMNS} from storage.buckets where strpos(lower(name), $1) > 0
        order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
      values: [search.toLowerCase(), limit ?? null, offset],
    });
    return json(buckets);
  },
};
