// PUT /object/upload/sign/{bucket}/{name}?token=…: the token is the right, and says whose the object becomes.
import { callerDb, SERVICE } from '#platform/storage/caller-db.ts';
import { type Endpoint, json, param } from '#platform/storage/endpoint.ts';
import { bucketFromPath, nameFromPath } from '#platform/storage/names.ts';
import { takeUpload } from '#platform/storage/uploads/upload.ts';

export const objectUploadSigned: Endpoint = {
  method: 'PUT',
  path: '/object/upload/sign/{bucket}/{name*}',
  access: 'none',
  async handle(context, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const name = nameFromPath(param(request, 'name'));
    const grant = await context.signer.verifyUpload(request.query.get('token') ?? '', bucket, name);
    const target = {
      bucket: grant.bucket,
      name: grant.name,
      mode: grant.upsert ? ('upsert' as const) : ('insert' as const),
      owner: grant.owner,
    };
    const db = callerDb(context.pool, request.http, request.path, SERVICE);
    const { id } = await takeUpload(context, request, db, target);
    return json({ Id: id, Key: `${grant.bucket}/${grant.name}` });
  },
};
