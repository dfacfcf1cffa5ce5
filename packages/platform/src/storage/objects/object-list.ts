// POST /object/list/{bucket}: a folder's files and folders; folders have a name and nothing else.
import { z } from 'zod';
import { type Endpoint, json, param, readJson } from '#platform/storage/endpoint.ts';
import { bucketFromPath, namePrefix } from '#platform/storage/names.ts';
import { listEntries } from '#platform/storage/objects/listing.ts';

const MOST = 10_000;

const body = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).default(100),
  offset: z.number().int().min(0).max(1_000_000_000).default(0),
  search: z.string().max(1024).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
});

export const objectList: Endpoint = {
  method: 'POST',
  path: '/object/list/{bucket}',
  access: 'key',
  async handle(_context, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const asked = await readJson(request, body);
    const folder = namePrefix(asked.prefix).replace(/\/$/, '');
    const prefix = folder === '' ? '' : `${folder}/`;

    const entries = await listEntries(request.db, {
      bucket,
      prefix,
      isFolded: true,
      sort: asked.sortBy ?? { column: 'name', order: 'asc' },
      limit: Math.min(asked.limit, MOST),
      offset: asked.offset,
      search: (asked.search ?? '').normalize('NFC'),
      after: null,
    });
    return json(
      entries.map((row) => ({
        name: row.entry.slice(prefix.length),
        id: row.id,
        updated_at: row.updated_at,
        created_at: row.created_at,
        last_accessed_at: row.last_accessed_at,
        metadata: row.metadata,
      })),
    );
  },
};
