// Takes the bytes of an upload in and makes them an object. Nothing of a refused upload is stored.

import { TooLarge, type Written } from '#platform/storage/backend.ts';
import { findRules } from '#platform/storage/buckets/bucket-rows.ts';
import { refuseKind, sizeLimit } from '#platform/storage/buckets/rules.ts';
import type { CallerDb } from '#platform/storage/caller-db.ts';
import type { StorageContext, StorageRequest } from '#platform/storage/endpoint.ts';
import { invalidRequest, StorageError } from '#platform/storage/errors.ts';
import { writeClean } from '#platform/storage/images/clean.ts';
import { commitObject, discardKey, reserveKey, tryWrite, type WriteIntent, type WriteMode } from './commit.ts';
import { type CheckContent, contentCheck } from './content.ts';
import { type Incoming, openUpload } from './incoming.ts';

export interface UploadTarget {
  bucket: string;
  name: string;
  mode: WriteMode;
  owner: string | null;
}

interface Bounds {
  limit: number;
  check: CheckContent;
}

export async function takeUpload(
  context: StorageContext,
  request: StorageRequest,
  db: CallerDb,
  target: UploadTarget,
): Promise<{ id: string }> {
  const rules = await findRules(context.system, target.bucket);
  const limit = sizeLimit(rules, context.config);
  const incoming = await openUpload(request.http);
  try {
    if (incoming.size !== null && incoming.size > limit) throw new StorageError('EntityTooLarge');
    refuseKind(rules, incoming.contentType);
    const intent = intentOf(target, incoming);
    await tryWrite(db, intent, incoming.size);
    return await storeObject(context, db, intent, incoming, { limit, check: contentCheck(rules, intent.contentType) });
  } finally {
    // The service reads the rest of the request, so that the client receives the answer.
    incoming.body.on('error', () => {});
    incoming.abandon();
  }
}

const intentOf = (target: UploadTarget, incoming: Incoming): WriteIntent => ({
  ...target,
  contentType: incoming.contentType,
  contentEncoding: incoming.contentEncoding,
  cacheControl: incoming.cacheControl,
  userMetadata: incoming.userMetadata,
});

async function storeObject(
  context: StorageContext,
  db: CallerDb,
  intent: WriteIntent,
  incoming: Incoming,
  bounds: Bounds,
): Promise<{ id: string }> {
  const key = await reserveKey(context.system);
  try {
    const written = await receive(context, key, incoming, bounds);
    return await commitObject(db, intent, { key, written, now: context.now() });
  } catch (error) {
    await discardKey(context.system, key);
    context.sweepSoon();
    throw error;
  }
}

async function receive(context: StorageContext, key: string, incoming: Incoming, bounds: Bounds): Promise<Written> {
  const { body, contentType } = incoming;
  let isCut = false;
  body.once('error', () => {
    isCut = true;
  });
  try {
    const written = await writeClean(context.backend, key, body, { ...bounds, contentType });
    await incoming.whole;
    return written;
  } catch (error) {
    if (error instanceof TooLarge) throw new StorageError('EntityTooLarge');
    if (isCut) throw error instanceof StorageError ? error : invalidRequest('The request body ended early');
    throw error;
  }
}
