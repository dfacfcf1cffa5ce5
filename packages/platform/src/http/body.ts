// Reads a request's body within a limit, so that no request can hold more memory than it was allowed.
import type { IncomingMessage } from 'node:http';
import { bodyAborted, bodyTooLarge, HttpError } from './errors.ts';

/** A body held in memory is short: it arrives within the time or not at all. */
export function readBody(request: IncomingMessage, limit: number, timeoutMs: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    return Promise.reject(new HttpError(415, `Content-Encoding not supported: ${encoding}`));
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    discard(request);
    return Promise.reject(bodyTooLarge(limit));
  }
  return new Promise((resolve, reject) => {
    // Destroyed rather than answered: who sends a letter a second is not waiting for an answer either.
    const patience = setTimeout(() => request.destroy(), timeoutMs).unref();
    request.once('close', () => clearTimeout(patience));
    const chunks: Buffer[] = [];
    let size = 0;
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off('data', collect);
      discard(request);
      reject(bodyTooLarge(limit));
    };
    request.on('data', collect);
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', () => reject(bodyAborted()));
    request.on('close', () => reject(bodyAborted()));
  });
}

/** A client that is sending does not read the refusal when the connection is cut at once, so the body is read up to a limit. */
const MOST_DISCARDED = 64 * 1024 * 1024;

function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_DISCARDED) request.destroy();
  });
}
