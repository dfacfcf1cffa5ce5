// Joins stored parts into one object inside the store: large ones are copied there, small ones pass through memory
// together, since the store takes no part below 5 MiB but the last.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { StoredPart, Written } from '#platform/storage/backend.ts';

export interface Store {
  client: S3Client;
  bucket: string;
}

export interface PartObject extends StoredPart {
  key: string;
}

const SMALLEST_PART = 5 * 1024 * 1024;
const STEPS_AT_ONCE = 3;

export async function joinParts(store: Store, key: string, parts: readonly PartObject[]): Promise<Written> {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  // An attempt that was interrupted after its end has nothing left to do.
  const done = await existing(store, key, size);
  if (done) return done;
  const steps = groupParts(parts);
  const [first] = steps;
  if (steps.length <= 1 && size < 2 * SMALLEST_PART) {
    const Body = first ? await fetchAll(store, first) : Buffer.alloc(0);
    const { ETag } = await store.client.send(new PutObjectCommand({ Bucket: store.bucket, Key: key, Body }));
    return { size, etag: ETag ?? '""' };
  }
  return { size, etag: await assemble(store, key, steps) };
}

/** Runs of parts that each reach the smallest size the store takes; only the last may stay below. */
export function groupParts<T extends { size: number }>(parts: readonly T[]): T[][] {
  const groups: T[][] = [];
  let open: T[] = [];
  let size = 0;
  for (const part of parts) {
    open.push(part);
    size += part.size;
    if (size < SMALLEST_PART) continue;
    groups.push(open);
    open = [];
    size = 0;
  }
  if (open.length > 0) groups.push(open);
  return groups;
}

async function assemble(store: Store, key: string, groups: readonly PartObject[][]): Promise<string> {
  const target = { Bucket: store.bucket, Key: key };
  const { UploadId } = await store.client.send(new CreateMultipartUploadCommand(target));
  if (UploadId === undefined) throw new Error('the store began no upload');
  try {
    const etags: string[] = [];
    for (let at = 0; at < groups.length; at += STEPS_AT_ONCE) {
      const wave = groups.slice(at, at + STEPS_AT_ONCE);
      etags.push(
        ...(await Promise.all(
          wave.map((group, index) => step(store, { ...target, UploadId, PartNumber: at + index + 1 }, group)),
        )),
      );
    }
    const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
    const end = new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } });
    return (await store.client.send(end)).ETag ?? '""';
  } catch (error) {
    // What cannot be ended now is ended by the sweep.
    await store.client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    throw error;
  }
}

interface PartTarget {
  Bucket: string;
  Key: string;
  UploadId: string;
  PartNumber: number;
}

async function step(store: Store, target: PartTarget, group: readonly PartObject[]): Promise<string> {
  const [only] = group;
  if (group.length === 1 && only) {
    const CopySource = encodeURI(`${store.bucket}/${only.key}`);
    const { CopyPartResult } = await store.client.send(new UploadPartCopyCommand({ ...target, CopySource }));
    return CopyPartResult?.ETag ?? '';
  }
  const Body = await fetchAll(store, group);
  const { ETag } = await store.client.send(new UploadPartCommand({ ...target, Body }));
  return ETag ?? '';
}

async function fetchAll({ client, bucket }: Store, group: readonly PartObject[]): Promise<Buffer> {
  const bodies: Uint8Array[] = [];
  for (const part of group) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: part.key }));
    bodies.push((await Body?.transformToByteArray()) ?? new Uint8Array());
  }
  return Buffer.concat(bodies);
}

async function existing({ client, bucket }: Store, key: string, size: number): Promise<Written | null> {
  try {
    const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return found.ContentLength === size ? { size, etag: found.ETag ?? '""' } : null;
  } catch {
    return null;
  }
}
