// An answer of node:http as a web-standard `Response`, unpacked and no larger than allowed.
import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

const WITHOUT_BODY = new Set([204, 205, 304]);

export interface Asked {
  url: URL;
  method: string;
  isRedirected: boolean;
}

export function toResponse(answer: IncomingMessage, asked: Asked, limit: number): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2) {
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
  }
  const hasBody = !WITHOUT_BODY.has(status) && asked.method !== 'HEAD';
  if (!hasBody) answer.resume();
  const response = new Response(hasBody ? bodyOf(answer, headers, limit) : null, {
    status: status >= 200 && status <= 599 ? status : 502,
    statusText: answer.statusMessage ?? '',
    headers,
  });
  Object.defineProperty(response, 'url', { value: asked.url.href });
  Object.defineProperty(response, 'redirected', { value: asked.isRedirected });
  return response;
}

/** The limit counts what was unpacked: a few bytes can hold a great many. */
function bodyOf(answer: IncomingMessage, headers: Headers, limit: number): ReadableStream<Uint8Array> {
  const unpack = unpackerOf(headers.get('content-encoding'));
  if (unpack) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  const parts = [answer, ...(unpack ? [unpack] : []), limited(limit)] as const;
  const whole = parts.slice(1).reduce<Readable>((from, to) => {
    from.on('error', (error) => to.destroy(error));
    to.on('close', () => from.destroy());
    return from.pipe(to as Transform);
  }, answer);
  return Readable.toWeb(whole) as ReadableStream<Uint8Array>;
}

function unpackerOf(encoding: string | null): Transform | null {
  if (encoding === 'gzip' || encoding === 'x-gzip' || encoding === 'deflate') return createUnzip();
  return encoding === 'br' ? createBrotliDecompress() : null;
}

function limited(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new TypeError(`the answer is larger than ${limit} bytes`));
      else done(null, chunk);
    },
  });
}
