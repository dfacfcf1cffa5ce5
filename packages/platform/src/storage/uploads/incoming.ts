// What an upload brings, whichever of the two ways it came: the bytes as the body, or in a form.
import type { Readable } from 'node:stream';
import type { HttpRequest } from '#platform/http/types.ts';
import {
  readCacheControl,
  readContentEncoding,
  readContentType,
  readMetadataHeader,
  readUserMetadata,
} from '#platform/storage/objects/headers.ts';
import { bodyStream } from './body-stream.ts';
import { openForm } from './multipart.ts';

export interface Incoming {
  body: Readable;
  contentType: string;
  contentEncoding: string | null;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
  /** As announced, when it was. */
  size: number | null;
  /** Resolves when nothing is missing after the bytes. */
  whole: Promise<void>;
  /** Reads no further; what is left stays in the request. */
  abandon: () => void;
}

export function openUpload(http: HttpRequest): Promise<Incoming> {
  const isForm = /^multipart\/form-data\b/i.test(http.headers['content-type'] ?? '');
  return isForm ? formUpload(http) : Promise.resolve(rawUpload(http));
}

function rawUpload({ headers, raw }: HttpRequest): Incoming {
  const body = bodyStream(raw);
  return {
    contentType: readContentType(headers['content-type']),
    contentEncoding: readContentEncoding(headers['content-encoding']),
    cacheControl: readCacheControl(headers['cache-control']),
    userMetadata: readMetadataHeader(headers['x-metadata']),
    size: headers['content-length'] === undefined ? null : Number(headers['content-length']),
    body,
    whole: Promise.resolve(),
    abandon: () => body.destroy(),
  };
}

async function formUpload({ headers, raw }: HttpRequest): Promise<Incoming> {
  const { body, contentType, fields, whole, abandon } = await openForm(headers, bodyStream(raw));
  try {
    return {
      contentType: readContentType(contentType),
      contentEncoding: readContentEncoding(fields.get('contentEncoding')),
      cacheControl: readCacheControl(fields.get('cacheControl')),
      userMetadata: readUserMetadata(fields.get('metadata')) ?? readMetadataHeader(headers['x-metadata']),
      size: null,
      body,
      whole,
      abandon,
    };
  } catch (error) {
    abandon();
    throw error;
  }
}
