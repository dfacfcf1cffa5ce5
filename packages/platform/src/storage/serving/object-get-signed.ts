// GET and HEAD of /object/sign/{bucket}/{name}?token=…: the token is the right.
import type { Endpoint } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { signedObject } from '#platform/storage/objects/readable.ts';
import { serveObject } from '#platform/storage/serving/serve.ts';

export const objectGetSigned: Endpoint = {
  method: 'GET',
  path: '/object/sign/{bucket}/{name*}',
  access: 'none',
  async handle(context, request) {
    const { object, grant } = await signedObject(context, request);
    // Who was given a small picture was not given the large one.
    if (grant.transform !== null) throw new StorageError('InvalidSignature');
    return serveObject(context, request, object, { isPublic: false, download: downloadName(request.query) });
  },
};

/** The client escapes what it appends to a signed address twice. */
function downloadName(query: URLSearchParams): string | null {
  const name = query.get('download');
  try {
    return name === null ? null : decodeURIComponent(name.replaceAll('+', '%20'));
  } catch {
    return name;
  }
}
