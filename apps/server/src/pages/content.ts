// Text that is alike for everybody who asks: sent with a strong validator, compressed once, and not at all to who has it already.
import { createHash } from 'node:crypto';
import { acceptedEncoding, compress, type Encoding } from '@liesse/platform/http/compression.ts';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';

export interface Content {
  text: string;
  digest: string;
  encode(encoding: Encoding): Promise<Buffer>;
}

export function toContent(text: string): Content {
  const encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    text,
    digest: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    encode(encoding) {
      encoded[encoding] ??= compress(text, encoding);
      return encoded[encoding];
    },
  };
}

/** The type is among the headers; each encoding has a validator of its own, as a strong one must. */
export async function answerContent(
  request: HttpRequest,
  content: Content,
  headers: Record<string, string>,
): Promise<HttpResponse> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], { br: true, gzip: true });
  const etag = encoding === undefined ? `"${content.digest}"` : `"${content.digest}-${encoding}"`;
  const answer = { ...headers, etag, vary: 'accept-encoding' };
  if (isKnown(request.headers['if-none-match'], etag)) return { status: 304, headers: answer };
  return encoding === undefined
    ? { status: 200, headers: answer, body: content.text }
    : { status: 200, headers: { ...answer, 'content-encoding': encoding }, body: await content.encode(encoding) };
}

/** Weak comparison, as RFC 9110 asks for If-None-Match. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag);
}
