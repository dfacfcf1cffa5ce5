// What an uploader says of the bytes: kind, how long they may be cached, and whatever else. It comes back in headers of our
// answers, so nothing malformed is stored.
import { z } from 'zod';
import { parseJson } from '#platform/storage/endpoint.ts';
import { invalidRequest, StorageError } from '#platform/storage/errors.ts';

export const DEFAULT_CACHE_CONTROL = 'max-age=3600';

const TOKEN = "[\\w!#$%&'*+.^`|~-]+";
const CONTENT_TYPE = new RegExp(
  `^${TOKEN}/${TOKEN}(?:\\s*;\\s*${TOKEN}=(?:${TOKEN}|"[^"\\\\\\x00-\\x1f\\x7f-\\uffff]*"))*$`,
);
const CACHE_CONTROL = new RegExp(`^${TOKEN}(?:=${TOKEN})?(?:\\s*,\\s*${TOKEN}(?:=${TOKEN})?)*$`);
const LONGEST = 255;
const METADATA_LIMIT = 64 * 1024;
const DEEPEST = 50;
const ENCODINGS = new Set(['gzip', 'br', 'deflate', 'zstd', 'compress']);

export function readContentType(value: string | undefined): string {
  const text = (value ?? '').trim();
  if (text === '') return 'application/octet-stream';
  if (text.length > LONGEST || !CONTENT_TYPE.test(text))
    throw new StorageError('InvalidMimeType', 'mime type is not valid');
  return text;
}

/** A whole header, or the seconds alone as forms send them. */
export function readCacheControl(value: string | undefined): string {
  const text = (value ?? '').trim();
  if (text === '') return DEFAULT_CACHE_CONTROL;
  const header = /^\d+$/.test(text) ? `max-age=${text}` : text;
  if (header.length > LONGEST || !CACHE_CONTROL.test(header)) throw invalidRequest('The cache control is not valid');
  return header;
}

/** The bytes are stored as received, together with their content encoding. */
export function readContentEncoding(value: string | undefined): string | null {
  const text = (value ?? '').trim().toLowerCase();
  if (text === '' || text === 'identity') return null;
  if (!ENCODINGS.has(text)) throw invalidRequest('The content encoding is not known');
  return text;
}

/** JSON text, as forms send it. */
export function readUserMetadata(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined || text === '') return null;
  if (text.length > METADATA_LIMIT) throw invalidRequest('The metadata is too long');
  const metadata = parseJson(text, z.record(z.string(), z.unknown()));
  if (!isShallow(metadata, DEEPEST)) throw invalidRequest('The metadata is nested too deeply');
  return metadata;
}

/** Deeply nested JSON exhausts every recursive reader, including the database. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

/** The same in base64, as the header `x-metadata` carries it. */
export const readMetadataHeader = (value: string | string[] | undefined): Record<string, unknown> | null =>
  typeof value === 'string' ? readUserMetadata(Buffer.from(value, 'base64').toString('utf8')) : null;
