// Takes the bytes of one request in, piece by piece: each is durable before it counts. When the sender breaks off, what has
// arrived by then is stored too.
import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { ByteReader } from '#platform/storage/backends/byte-reader.ts';
import type { StorageContext } from '#platform/storage/endpoint.ts';
import { invalidRequest, StorageError } from '#platform/storage/errors.ts';
import { wrongOffset } from './protocol.ts';
import { addPart, findUpload, type Upload } from './uploads.ts';

/** What a crash of this process can cost the sender. */
const PIECE = 8 * 1024 * 1024;

/** How far the upload has come now. */
export async function receive(context: StorageContext, upload: Upload, body: Readable): Promise<number> {
  let failure: unknown = null;
  const reader = new ByteReader(
    untilBroken(body, (error) => {
      failure = error;
    }),
  );
  let offset = upload.received;
  try {
    while (await reader.fill()) {
      if (offset === upload.size) throw new StorageError('EntityTooLarge', 'More came than Upload-Length announced');
      offset += await storePiece(context, upload, offset, reader);
    }
  } finally {
    await reader.close();
  }
  if (failure !== null) throw invalidRequest('The request body ended early');
  return offset;
}

async function storePiece(
  context: StorageContext,
  upload: Upload,
  offset: number,
  reader: ByteReader,
): Promise<number> {
  const { backend, system } = context;
  const room = Math.min(PIECE, upload.size - offset);
  const piece = Readable.from(reader.pass(room), { objectMode: false });
  try {
    // A number of its own: requests that race for this offset must not write over each other's bytes.
    const part = await backend.writePart(upload.key, upload.handle, randomInt(2 ** 47), piece, room);
    if (await addPart(system, upload, { offset, part, now: context.now() })) return part.size;
  } finally {
    piece.destroy();
  }
  const { received } = await findUpload(system, upload.id, context.now());
  if (received === offset) throw invalidRequest('The parts of this upload are too small and too many');
  throw wrongOffset(received);
}

/** Ends where the body breaks, so that the piece before it is whole. */
async function* untilBroken(
  body: Readable,
  onBreak: (error: unknown) => void,
): AsyncGenerator<Buffer, void, undefined> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (error) {
    onBreak(error);
  }
}
