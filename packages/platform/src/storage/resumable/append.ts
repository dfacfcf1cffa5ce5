// Adds the bytes of a request to an upload, and ends it when they were the last.
import { Missing } from '#platform/storage/backend.ts';
import type { StorageContext, StorageRequest } from '#platform/storage/endpoint.ts';
import { StorageError } from '#platform/storage/errors.ts';
import { bodyStream } from '#platform/storage/uploads/body-stream.ts';
import type { Access } from './access.ts';
import { finish } from './finish.ts';
import { receive } from './receive.ts';
import type { Upload } from './uploads.ts';

/** The new offset. When it is the end of the upload, the object exists. */
export async function append(
  context: StorageContext,
  request: StorageRequest,
  upload: Upload,
  access: Access,
): Promise<number> {
  const announced = Number(request.http.headers['content-length'] ?? 0);
  if (announced > upload.size - upload.received)
    throw new StorageError('EntityTooLarge', 'More comes than Upload-Length announced');
  const body = bodyStream(request.http.raw);
  body.on('error', () => {});
  try {
    const received = await receive(context, upload, body);
    if (received === upload.size && upload.finished_at === null) await finish(context, upload, access);
    return received;
  } catch (error) {
    // Ended by another request meanwhile.
    if (error instanceof Missing) throw new StorageError('NoSuchUpload');
    throw error;
  } finally {
    body.destroy();
  }
}
