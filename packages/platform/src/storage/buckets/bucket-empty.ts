// POST /bucket/{id}/empty: removes every object of the bucket that the caller may remove.
import { findBucket } from '#platform/storage/buckets/bucket-rows.ts';
import { type Endpoint, json, param } from '#platform/storage/endpoint.ts';
import { bucketFromPath } from '#platform/storage/names.ts';

/** In portions, so that no statement outlives its time. */
const PORTION = 1_000;

export const bucketEmpty: Endpoint = {
  method: 'POST',
  path: '/bucket/{id}/empty',
  access: 'key',
  async handle({ sweepSoon }, request) {
    const id = bucketFromPath(param(request, 'id'));
    await findBucket(request.db, id);

    let removed = PORTION;
    while (removed === PORTION && !request.http.signal.aborted) {
      const { count } = await request.db.write({
        text: `delete from storage.objects where id in
          (select id from storage.objects where bucket_id = $1 limit $2)`,
        values: [id, PORTION],
      });
      removed = count;
      sweepSoon();
    }
    // In the words of the hosted service, which does it later.
    return json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' });
  },
};
