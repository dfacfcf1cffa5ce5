// The object that a read asks for: anybody may read a public bucket, the caller's policies decide for the others.
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import { param, type StorageContext, type StorageRequest } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bucketFromPath, nameFromPath } from '#platform/storage/names.ts';
import { findForAnyone, findObject, type StoredObject } from './object-rows.ts';

export interface Readable {
  object: StoredObject;
  isPublic: boolean;
}

export async function readableObject({ system }: StorageContext, request: StorageRequest): Promise<Readable> {
  const wanted = wantedOf(request);
  const { public: isPublic } = await findRules(system, wanted.bucket);
  if (isPublic) return { object: await findForAnyone(system, wanted), isPublic };
  if (request.caller === null) throw new StorageError('InvalidJWT', 'No API key or token was given');
  return { object: await findObject(request.db, wanted), isPublic };
}

/** Only of a public bucket: of another nothing is said, not even that it is there. */
export async function publicObject({ system }: StorageContext, request: StorageRequest): Promise<StoredObject> {
  const wanted = wantedOf(request);
  const { public: isPublic } = await findRules(system, wanted.bucket);
  if (!isPublic) throw new StorageError('NoSuchBucket');
  return findForAnyone(system, wanted);
}

/** The object that a signed URL refers to. */
export async function signedObject(
  { system, signer }: StorageContext,
  request: StorageRequest,
): Promise<{ object: StoredObject; grant: Awaited<ReturnType<typeof signer.verifyDownload>> }> {
  const { bucket, name } = wantedOf(request);
  const grant = await signer.verifyDownload(request.query.get('token') ?? '', bucket, name);
  return { object: await findForAnyone(system, grant), grant };
}

const wantedOf = (request: StorageRequest) => ({
  bucket: bucketFromPath(param(request, 'bucket')),
  name: nameFromPath(param(request, 'name')),
  version: request.query.get('versionId'),
});
