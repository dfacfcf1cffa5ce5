// POST /object/upload/sign/{bucket}/{name}: an address to which one object may be sent, for who may write it now.
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import { type Endpoint, json, param } from '#platform/storage/endpoint.ts';
import { bucketFromPath, encodeName, nameFromPath } from '#platform/storage/names.ts';
import { DEFAULT_CACHE_CONTROL } from '#platform/storage/objects/headers.ts';
import { ownerOf, tryWrite } from '#platform/storage/uploads/commit.ts';

const LIFETIME_S = 2 * 3_600;

export const objectSignUpload: Endpoint = {
  method: 'POST',
  path: '/object/upload/sign/{bucket}/{name*}',
  access: 'key',
  async handle({ signer, system }, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const name = nameFromPath(param(request, 'name'));
    const upsert = request.http.headers['x-upsert'] === 'true';
    const owner = ownerOf(request.caller);
    await findRules(system, bucket);
    const intent = {
      bucket,
      name,
      owner,
      mode: upsert ? ('upsert' as const) : ('insert' as const),
      contentType: 'application/octet-stream',
      contentEncoding: null,
      cacheControl: DEFAULT_CACHE_CONTROL,
      userMetadata: null,
    };
    await tryWrite(request.db, intent, null);

    const token = await signer.sign({ purpose: 'upload', bucket, name, upsert, owner }, LIFETIME_S);
    return json({ url: `/object/upload/sign/${encodeName(`${bucket}/${name}`)}?token=${token}`, token });
  },
};
