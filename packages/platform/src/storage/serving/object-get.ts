// GET and HEAD of /object/{bucket}/{name} and /object/authenticated/{bucket}/{name}.
import type { Endpoint } from '#platform/storage/endpoint.ts';
import { readableObject } from '#platform/storage/objects/readable.ts';
import { serveObject } from '#platform/storage/serving/serve.ts';

export const objectGet: Endpoint = {
  method: 'GET',
  path: '/object/{bucket}/{name*}',
  access: 'optional',
  async handle(context, request) {
    const { object, isPublic } = await readableObject(context, request);
    return serveObject(context, request, object, { isPublic });
  },
};

export const objectGetAuthenticated: Endpoint = {
  ...objectGet,
  path: '/object/authenticated/{bucket}/{name*}',
  access: 'key',
};
