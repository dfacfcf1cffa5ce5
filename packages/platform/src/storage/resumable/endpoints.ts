// /upload/resumable, and the same below /sign for those who hold a signed token instead of a right of their own.
import type { HttpResponse } from '#platform/http/types.ts';
import type { Endpoint, StorageContext, StorageRequest } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { type Authorise, byCaller, bySignature } from './access.ts';
import { create } from './create.ts';
import { ABILITIES, speaking } from './protocol.ts';
import { more, progress, terminate } from './resume.ts';

export const resumableEndpoints: readonly Endpoint[] = [
  ...family('/upload/resumable/sign', 'none', bySignature),
  ...family('/upload/resumable', 'key', byCaller),
];

function family(path: string, access: Endpoint['access'], authorise: Authorise): Endpoint[] {
  const endpoint = (method: Endpoint['method'], suffix: string, handler: typeof create): Endpoint => ({
    method,
    path: `${path}${suffix}`,
    access,
    handle: (context, request) => speaking(handler(context, request, authorise)),
  });
  return [
    endpoint('POST', '', create),
    endpoint('HEAD', '/{id}', progress),
    endpoint('PATCH', '/{id}', more),
    endpoint('POST', '/{id}', overridden),
    endpoint('DELETE', '/{id}', terminate),
    abilities(path),
    abilities(`${path}/{id}`),
  ];
}

/** Where a network lets no PATCH through, clients say it in a header. */
async function overridden(
  context: StorageContext,
  request: StorageRequest,
  authorise: Authorise,
): Promise<HttpResponse> {
  const method = String(request.http.headers['x-http-method-override'] ?? '').toUpperCase();
  if (method !== 'PATCH') throw new StorageError('NoSuchRoute');
  return more(context, request, authorise);
}

function abilities(path: string): Endpoint {
  return {
    method: 'OPTIONS',
    path,
    access: 'none',
    handle: ({ config }) =>
      speaking(
        Promise.resolve({
          status: 204,
          headers: { ...ABILITIES, 'tus-max-size': String(config.fileSizeLimit) },
          body: null,
        }),
      ),
  };
}
