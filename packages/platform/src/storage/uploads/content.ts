// Compares the first bytes of a file with the type that its sender declares (S84). A bucket that lists the types it takes
// promises them to those who read it, so there the bytes must agree; a bucket without a list takes anything.
import { buffer } from 'node:stream/consumers';
import { type Backend, Missing } from '#platform/storage/backend.ts';
import type { BucketRules } from '#platform/storage/buckets/bucket-rows.ts';
import { kindOf as typeOf } from '#platform/storage/buckets/rules.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { KIND_BYTES, kindOf } from '#platform/storage/images/kind.ts';

export type CheckContent = (firstBytes: Buffer) => void;

export function contentCheck(rules: BucketRules, contentType: string): CheckContent {
  const hasList = rules.allowed_mime_types !== null && rules.allowed_mime_types.length > 0;
  return (firstBytes) => {
    if (hasList && !agrees(typeOf(contentType), firstBytes))
      throw new StorageError('InvalidMimeType', `The content is not ${typeOf(contentType)}`);
  };
}

/** The same for bytes that are stored already. */
export async function checkStored(
  backend: Backend,
  { key, size }: { key: string; size: number },
  check: CheckContent,
): Promise<void> {
  if (size === 0) return check(Buffer.alloc(0));
  const body = await backend.read(key, { start: 0, end: Math.min(KIND_BYTES, size) - 1 }).catch((error: unknown) => {
    throw error instanceof Missing ? new StorageError('NoSuchKey') : error;
  });
  check(await buffer(body));
}

const PICTURES = /^image\/(?:png|jpe?g|webp|gif|tiff|avif|heic|heif)$/;
const ZIPPED = /^application\/(?:zip|vnd\.openxmlformats-officedocument\..+|vnd\.oasis\.opendocument\..+)$/;

/** One picture format may be declared as another: programs draw what they find. A page or a script may not. */
function agrees(type: string, firstBytes: Buffer): boolean {
  if (PICTURES.test(type)) return kindOf(firstBytes) !== null;
  if (type === 'application/pdf') return firstBytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (ZIPPED.test(type)) return firstBytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  return true;
}
