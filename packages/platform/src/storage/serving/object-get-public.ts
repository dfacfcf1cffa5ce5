// GET and HEAD of /object/public/{bucket}/{name}: no key is asked, the bucket says that it is public.
import type { Endpoint } from '#platform/storage/endpoint.ts';
import { publicObject } from '#platform/storage/objects/readable.ts';
import { serveObject } from '#platform/storage/serving/serve.ts';

export const objectGetPublic: Endpoint = {
  method: 'GET',
  path: '/object/public/{bucket}/{name*}',
  access: 'none',
  async handle(context, request) {
    return serveObject(context, request, await publicObject(context, request), { isPublic: true });
  },
};
