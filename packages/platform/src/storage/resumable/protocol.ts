// The words of TUS 1.0.0 as hosted Supabase speaks it: creation (with bytes), termination, expiration.
import { HttpError } from '#platform/http/errors.ts';
import type { HttpRequest, HttpResponse } from '#platform/http/types.ts';
import { isStorable } from '#platform/storage/endpoint.ts';
import { invalidRequest, StorageError } from '#platform/storage/errors.ts';

const VERSION = '1.0.0';
const CHUNK_TYPE = 'application/offset+octet-stream';

export const TUS = { 'tus-resumable': VERSION, 'cache-control': 'no-store' };
export const ABILITIES = {
  'tus-version': VERSION,
  'tus-extension': 'creation,creation-with-upload,termination,expiration',
};

export function requireVersion({ headers }: HttpRequest): void {
  if (headers['tus-resumable'] !== VERSION)
    throw new HttpError(412, `Tus-Resumable must be ${VERSION}`, { 'tus-version': VERSION });
}

export function requireChunk({ headers }: HttpRequest): void {
  if (!hasChunk(headers['content-type'])) throw new HttpError(415, `Content-Type must be ${CHUNK_TYPE}`);
}

export const hasChunk = (contentType: string | undefined): boolean =>
  (contentType ?? '').split(';')[0]?.trim().toLowerCase() === CHUNK_TYPE;

export const wrongOffset = (received: number): HttpError =>
  new HttpError(409, 'Upload-Offset is not the offset of the upload', { 'upload-offset': String(received) });

/** A length or an offset; null when the header is not there. */
export function readCount({ headers }: HttpRequest, name: string): number | null {
  const value = headers[name];
  if (value === undefined) return null;
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) throw invalidRequest(`${name} must be a whole number`);
  return Number(value);
}

/** Pairs of a key and a value in base64, separated by commas. */
export function readMetadata(header: string | string[] | undefined): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  if (typeof header !== 'string' || header.trim() === '') return pairs;
  for (const part of header.split(',')) {
    const [key = '', value = '', ...more] = part.trim().split(' ');
    if (key === '' || more.length > 0 || pairs.has(key)) throw invalidRequest('Upload-Metadata is not valid');
    pairs.set(key, decoded(value));
  }
  return pairs;
}

export const writeMetadata = (pairs: ReadonlyArray<readonly [string, string | null]>): string =>
  pairs
    .flatMap(([key, value]) => (value === null ? [] : [`${key} ${Buffer.from(value).toString('base64')}`]))
    .join(',');

/** Every answer names the version, refusals included. */
export async function speaking(answer: Promise<HttpResponse>): Promise<HttpResponse> {
  try {
    const response = await answer;
    return { ...response, headers: { ...TUS, ...response.headers } };
  } catch (error) {
    if (error instanceof StorageError) throw new StorageError(error.code, error.message, { ...TUS, ...error.headers });
    if (error instanceof HttpError) throw new HttpError(error.status, error.message, { ...TUS, ...error.headers });
    throw error;
  }
}

function decoded(value: string): string {
  const bytes = Buffer.from(value, 'base64');
  const isBase64 = bytes.toString('base64').replace(/=+$/, '') === value.replace(/=+$/, '');
  const text = bytes.toString('utf8');
  if (!isBase64 || !isStorable(text) || !Buffer.from(text).equals(bytes))
    throw invalidRequest('Upload-Metadata is not valid');
  return text;
}
