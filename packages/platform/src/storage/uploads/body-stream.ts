// A request's body as a stream that does not wait for ever, and the end of one that nobody wants.
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** How long a sender may say nothing in the middle of a body. */
const SILENCE_MS = 30_000;

/**
 * Ending this stream leaves the request open, so that the client can still read a refusal. Silence counts only while we wait:
 * a slow disk is not the sender's fault.
 */
export function bodyStream(raw: IncomingMessage, silenceMs = SILENCE_MS): Readable {
  return Readable.from(chunks(raw, silenceMs), { objectMode: false });
}

async function* chunks(raw: IncomingMessage, silenceMs: number): AsyncGenerator<Buffer> {
  let isWaiting = true;
  const patience = setTimeout(() => {
    if (isWaiting) raw.destroy(new Error('the sender fell silent'));
  }, silenceMs);
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      isWaiting = false;
      yield chunk;
      isWaiting = true;
      patience.refresh();
    }
    if (!raw.complete) throw new Error('the body ended early');
  } finally {
    clearTimeout(patience);
  }
}

/** A client that is sending does not read the refusal when the connection is cut at once, so the body is read up to a limit. */
const MOST_DISCARDED = 64 * 1024 * 1024;

export function discardBody(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  let size = 0;
  raw.on('error', () => {});
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_DISCARDED) raw.destroy();
  });
}
