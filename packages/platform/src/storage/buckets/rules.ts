// What a bucket lets in: how much, and of which kinds.
import type { BucketRules } from '#platform/storage/buckets/bucket-rows.ts';
import type { StorageConfig } from '#platform/storage/config.ts';
import { invalidRequest, StorageError } from '#platform/storage/errors.ts';
import { parseSize } from '#platform/storage/size.ts';

const KIND = /^(?:\*|[\w!#$&^.+-]+)\/(?:\*|[\w!#$&^.+-]+)$/;

/** Bytes that one object of the bucket may have. */
export const sizeLimit = (rules: BucketRules, config: StorageConfig): number =>
  Math.min(rules.file_size_limit ?? config.fileSizeLimit, config.fileSizeLimit);

export function refuseKind(rules: BucketRules, contentType: string): void {
  const allowed = rules.allowed_mime_types;
  if (allowed === null || allowed.length === 0) return;
  const kind = kindOf(contentType);
  const family = kind.slice(0, kind.indexOf('/'));
  if (allowed.some((one) => one === '*/*' || one.toLowerCase() === kind || one.toLowerCase() === `${family}/*`)) return;
  throw new StorageError('InvalidMimeType', `mime type ${kind} is not supported`);
}

/** What lies elsewhere already and is to come in here. */
export function refuseMisfit(
  rules: BucketRules,
  config: StorageConfig,
  { size, mimetype }: { size: number; mimetype: string },
): void {
  if (size > sizeLimit(rules, config)) throw new StorageError('EntityTooLarge');
  refuseKind(rules, mimetype);
}

/** `text/html; charset=utf-8` is of the kind `text/html`. */
export const kindOf = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** Undefined leaves a bucket as it is, null lifts its limit. */
export function readSizeLimit(
  value: string | number | null | undefined,
  config: StorageConfig,
): number | null | undefined {
  if (value === undefined || value === null) return value;
  const bytes = parseSize(value, { base: 1000 });
  if (bytes === null) throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  if (bytes > config.fileSizeLimit) throw new StorageError('EntityTooLarge');
  return bytes;
}

export function readKinds(kinds: readonly string[] | null | undefined): string[] | null | undefined {
  if (kinds === undefined || kinds === null) return kinds;
  const wanted = kinds.filter((kind) => kind !== '');
  const odd = wanted.find((kind) => !KIND.test(kind));
  if (odd !== undefined) throw new StorageError('InvalidMimeType', 'mime type is not valid');
  return wanted;
}
