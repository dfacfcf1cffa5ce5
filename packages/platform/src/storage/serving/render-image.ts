// GET /render/image/{authenticated,public,sign}/{bucket}/{name}: a variant of an image, with the rights of the original.
import type { Endpoint } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { publicObject, readableObject, signedObject } from '#platform/storage/objects/readable.ts';
import { serveVariant, transformOf } from '#platform/storage/serving/serve-variant.ts';

export const renderAuthenticated: Endpoint = {
  method: 'GET',
  path: '/render/image/authenticated/{bucket}/{name*}',
  access: 'key',
  async handle(context, request) {
    const transform = transformOf(request.query);
    const { object, isPublic } = await readableObject(context, request);
    return serveVariant(context, request, object, { transform, isPublic });
  },
};

export const renderPublic: Endpoint = {
  method: 'GET',
  path: '/render/image/public/{bucket}/{name*}',
  access: 'none',
  async handle(context, request) {
    const transform = transformOf(request.query);
    const object = await publicObject(context, request);
    return serveVariant(context, request, object, { transform, isPublic: true });
  },
};

export const renderSigned: Endpoint = {
  method: 'GET',
  path: '/render/image/sign/{bucket}/{name*}',
  access: 'none',
  async handle(context, request) {
    const { object, grant } = await signedObject(context, request);
    // The variant is the one that was signed, whatever the rest of the address says.
    if (grant.transform === null) throw new StorageError('InvalidSignature');
    return serveVariant(context, request, object, { transform: grant.transform, isPublic: false });
  },
};
