// POST /object/move: another name, perhaps in another bucket. The bytes stay where they are.
import { z } from 'zod';
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import { refuseMisfit } from '#platform/storage/buckets/rules.ts';
import { type Endpoint, json, readJson } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bucketName, objectName } from '#platform/storage/names.ts';
import { bytesOf, findObject } from '#platform/storage/objects/object-rows.ts';
import { checkStored, contentCheck } from '#platform/storage/uploads/content.ts';

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
  sourceVersionId: z.string().nullish(),
});

export const objectMove: Endpoint = {
  method: 'POST',
  path: '/object/move',
  access: 'key',
  async handle({ system, config, backend }, request) {
    const asked = await readJson(request, body);
    const from = { bucket: bucketName(asked.bucketId), name: objectName(asked.sourceKey) };
    const to = { bucket: bucketName(asked.destinationBucket ?? from.bucket), name: objectName(asked.destinationKey) };
    const source = await findObject(request.db, { ...from, version: asked.sourceVersionId ?? null });
    if (to.bucket !== from.bucket) {
      const rules = await findRules(system, to.bucket);
      refuseMisfit(rules, config, source.metadata);
      await checkStored(backend, bytesOf(source), contentCheck(rules, source.metadata.mimetype));
    }

    const { count } = await request.db.write({
      text: 'update storage.objects set bucket_id = $3, name = $4 where id = $1 and version = $2',
      values: [source.id, source.version, to.bucket, to.name],
    });
    // Seen but not to be changed: for the caller it is as if it were not there.
    if (count === 0) throw new StorageError('NoSuchKey');
    return json({ message: 'Successfully moved', Id: source.id, Key: `${to.bucket}/${to.name}` });
  },
};
