// POST /object/list-v2/{bucket}: page after page by a cursor, flat or folded into folders.
import { z } from 'zod';
import { type Endpoint, json, param, parseJson, readJson } from '#platform/storage/endpoint.ts';
import { invalidRequest } from '#platform/storage/errors.ts';
import { bucketFromPath, namePrefix } from '#platform/storage/names.ts';
import { type Cursor, type Entry, listEntries } from '#platform/storage/objects/listing.ts';

const MOST = 1_000;

const body = z.object({
  prefix: z.string().nullish(),
  limit: z.number().int().min(1).default(MOST),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'created_at', 'updated_at']), order: z.enum(['asc', 'desc']).default('asc') })
    .nullish(),
});

export const objectListV2: Endpoint = {
  method: 'POST',
  path: '/object/list-v2/{bucket}',
  access: 'key',
  async handle(_context, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const asked = await readJson(request, body);
    const prefix = namePrefix(asked.prefix ?? '');
    const sort = asked.sortBy ?? { column: 'name', order: 'asc' };
    const limit = Math.min(asked.limit, MOST);
    const after = asked.cursor ? readCursor(asked.cursor, prefix) : null;
    if (after && (after.at === null) !== (sort.column === 'name')) throw invalidRequest('The cursor is not valid');

    // One more row than requested shows whether there is a next page.
    const rows = await listEntries(request.db, {
      bucket,
      prefix,
      isFolded: asked.with_delimiter,
      sort,
      limit: limit + 1,
      offset: 0,
      search: '',
      after,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const hasNext = rows.length > limit && last !== undefined;
    return json({
      hasNext,
      ...(hasNext ? { nextCursor: writeCursor(last) } : {}),
      folders: page.filter((row) => row.is_folder).map(({ entry }) => ({ name: `${entry}/`, key: entry })),
      objects: page.filter((row) => !row.is_folder).map(objectOf),
    });
  },
};

const objectOf = ({ entry, id, metadata, created_at, updated_at, last_accessed_at }: Entry) => ({
  name: entry,
  key: entry,
  id,
  updated_at,
  created_at,
  last_accessed_at,
  metadata,
});

const instant = z.iso.datetime().or(z.literal('-infinity'));
const cursor = z.tuple([z.string().min(1), z.boolean(), instant.nullable()]);

function writeCursor({ entry, is_folder, sorted_at }: Entry): string {
  return Buffer.from(JSON.stringify([entry, is_folder, sorted_at ?? null])).toString('base64url');
}

/** It only says where to go on: what is seen there is for the caller's policies to say. */
function readCursor(text: string, prefix: string): Cursor {
  const [entry, isFolder, at] = parseJson(Buffer.from(text, 'base64url').toString('utf8'), cursor);
  if (!namePrefix(entry).startsWith(prefix)) throw invalidRequest('The cursor is not valid');
  return { entry, isFolder, at };
}
