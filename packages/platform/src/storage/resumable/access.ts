// Whose upload it is, and with which rights it goes on: those of the caller, or those that a signed token lends.
import type { HttpRequest } from '#platform/http/types.ts';
import { type CallerDb, callerDb, SERVICE } from '#platform/storage/caller-db.ts';
import type { StorageContext, StorageRequest } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { ownerOf } from '#platform/storage/uploads/commit.ts';
import type { Upload, Uploader } from './uploads.ts';

export interface Access {
  uploader: Uploader;
  db: CallerDb;
  /** Whose the object becomes. */
  owner: string | null;
  upsert: boolean;
}

/** Finds out whether this request may write that object at all: the way of each of the two addresses. */
export type Authorise = (
  context: StorageContext,
  request: StorageRequest,
  object: { bucket: string; name: string },
) => Promise<Access>;

export const byCaller: Authorise = async (_context, { caller, db, http }) => {
  if (caller === null) throw new StorageError('InvalidJWT', 'No API key or token was given');
  const owner = ownerOf(caller);
  return { uploader: { role: caller.role, sub: owner }, db, owner, upsert: http.headers['x-upsert'] === 'true' };
};

export const bySignature: Authorise = async (context, request, { bucket, name }) => {
  const grant = await context.signer.verifyUpload(signatureOf(request.http), bucket, name);
  return {
    uploader: { role: 'signed', sub: grant.owner },
    db: callerDb(context.pool, request.http, request.path, SERVICE),
    owner: grant.owner,
    upsert: grant.upsert,
  };
};

/** Another's upload is as good as none: nobody learns that it exists. */
export function requireOwn(upload: Upload, { uploader }: Access): void {
  if (upload.role !== uploader.role || upload.sub !== uploader.sub) throw new StorageError('NoSuchUpload');
}

function signatureOf({ headers }: HttpRequest): string {
  const token = headers['x-signature'];
  if (typeof token !== 'string' || token === '')
    throw new StorageError('InvalidSignature', 'Missing x-signature header');
  return token;
}
