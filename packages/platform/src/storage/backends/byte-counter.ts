// Yields the bytes of a stream up to a limit. The stream is not destroyed on refusal: it may be a request, whose sender can
// read the refusal only while the connection is open.
import type { Readable } from 'node:stream';
import { TooLarge } from '#platform/storage/backend.ts';

export async function* measured(body: Readable, limit: number): AsyncGenerator<Buffer, void, undefined> {
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw new TooLarge(limit);
    if (bytes.length > 0) yield bytes;
  }
  // A stream that was destroyed without an error ends its iteration like one that is whole.
  if (!body.readableEnded) throw new Error('the body ended early');
}
