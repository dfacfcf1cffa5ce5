// The official client of the TUS protocol, unmodified, and plain requests for what it would never send.
import { type HttpResponse, Upload } from 'tus-js-client';

export type Sending = {
  /** Of the storage service, such as https://…/storage/v1. */
  storage: string;
  headers: Record<string, string>;
  bucket: string;
  name: string;
  contentType?: string;
  cacheControl?: string;
  metadata?: Record<string, unknown>;
  chunkSize?: number;
  /** Goes on with an upload that was begun. */
  uploadUrl?: string;
  withCreation?: boolean;
  endpoint?: string;
  /** Answers true to pause. */
  onChunk?: (accepted: number) => boolean;
};

export type Sent = { url: string; isPaused: boolean; last: HttpResponse | null };

/** Ends when all is there, or when `onChunk` asks for a pause. */
export function sendResumable(bytes: Buffer, sending: Sending): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: sending.endpoint ?? `${sending.storage}/upload/resumable`,
      headers: sending.headers,
      retryDelays: null,
      chunkSize: sending.chunkSize ?? 6 * 1024 * 1024,
      uploadDataDuringCreation: sending.withCreation ?? false,
      removeFingerprintOnSuccess: true,
      metadata: {
        bucketName: sending.bucket,
        objectName: sending.name,
        contentType: sending.contentType ?? 'application/x-film',
        cacheControl: sending.cacheControl ?? '3600',
        ...(sending.metadata === undefined ? {} : { metadata: JSON.stringify(sending.metadata) }),
      },
      ...(sending.uploadUrl === undefined ? {} : { uploadUrl: sending.uploadUrl }),
      onError: reject,
      onChunkComplete: (_size, accepted) => {
        if (sending.onChunk?.(accepted) !== true) return;
        void upload.abort().then(() => resolve({ url: upload.url ?? '', isPaused: true, last: null }), reject);
      },
      onSuccess: ({ lastResponse }) => resolve({ url: upload.url ?? '', isPaused: false, last: lastResponse }),
    });
    upload.start();
  });
}

/** Upload-Metadata: names and base64 values. */
export const encodeMetadata = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
