// Bytes as objects of an S3-compatible store. An object appears whole, when its last request is answered, or not at all.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Backend, type ByteRange, Missing, type StoredPart, type Written } from '#platform/storage/backend.ts';
import type { S3Config } from '#platform/storage/config.ts';
import { measured } from './byte-counter.ts';
import { Gate } from './gate.ts';
import { assertKey, assertUpload, LONGEST_WRITE_MS, PARTS, SCRATCH } from './keys.ts';
import { joinParts, type Store } from './s3-parts.ts';

const PART_SIZE = 8 * 1024 * 1024;
const PARTS_IN_FLIGHT = 2;
/** Each holds up to three parts in memory, two on their way and one filling; most are photos, and far below one part. */
const WRITES_AT_ONCE = 64;
const WRITES_WAITING = 256;
const REMOVALS_AT_ONCE = 8;

export function openS3(config: S3Config): Backend {
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint }),
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    forcePathStyle: true,
    // Many stores that speak S3 do not know the newer checksums; TLS and the store's own etag are what all have.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A reader holds its connection for as long as it reads, and must not keep the writers waiting.
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: 60_000,
      httpAgent: { maxSockets: 1_024 },
      httpsAgent: { maxSockets: 1_024 },
    },
  });
  return new S3({ client, bucket: config.bucket });
}

class S3 implements Backend {
  readonly #store: Store;
  readonly #gate = new Gate(WRITES_AT_ONCE, WRITES_WAITING);

  constructor(store: Store) {
    this.#store = store;
  }

  write(key: string, body: Readable, options: { limit: number; contentType: string }): Promise<Written> {
    assertKey(key);
    return this.#gate.run(() => this.#upload(key, body, options));
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    assertKey(key);
    const { client, bucket } = this.#store;
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...part })).catch(missing(key));
    if (!(Body instanceof Readable)) throw new Error('the store answered without a body');
    return Body;
  }

  async copy(from: string, to: string): Promise<void> {
    assertKey(from);
    assertKey(to);
    const { client, bucket } = this.#store;
    const CopySource = encodeURI(`${bucket}/${from}`);
    await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource })).catch(missing(from));
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) assertKey(key);
    await this.#delete(keys);
  }

  async beginParts(): Promise<string> {
    return randomUUID();
  }

  /** An object of its own, since the store refuses small parts before the last: they are joined at the end. */
  writePart(key: string, upload: string, number: number, body: Readable, limit: number): Promise<StoredPart> {
    assertKey(key);
    const options = { limit, contentType: 'application/octet-stream' };
    return this.#gate.run(async () => ({ number, ...(await this.#upload(partKey(upload, number), body, options)) }));
  }

  /** Parts that nobody names, of a request that lost a race, wait for the sweep. */
  async finishParts(key: string, upload: string, parts: readonly StoredPart[]): Promise<Written> {
    assertKey(key);
    const objects = parts.map((part) => ({ ...part, key: partKey(upload, part.number) }));
    const written = await this.#gate.run(() => joinParts(this.#store, key, objects)).catch(missing(key));
    await this.#delete(objects.map((object) => object.key));
    return written;
  }

  async abandonParts(_key: string, upload: string): Promise<void> {
    await this.#removeBelow(partKey(upload, ''), Date.now() + 60_000);
  }

  async sweep(olderThanMs: number): Promise<void> {
    await this.#removeBelow(PARTS, Date.now() - olderThanMs);
    const before = Date.now() - Math.min(olderThanMs, LONGEST_WRITE_MS);
    await this.#removeBelow(SCRATCH, before);
    await this.#abortUploads(before);
  }

  async close(): Promise<void> {
    this.#store.client.destroy();
  }

  async #upload(
    key: string,
    body: Readable,
    { limit, contentType }: { limit: number; contentType: string },
  ): Promise<Written> {
    const { client, bucket } = this.#store;
    let size = 0;
    let failure: unknown = null;
    async function* counted() {
      try {
        for await (const chunk of measured(body, limit)) {
          size += chunk.length;
          yield chunk;
        }
      } catch (error) {
        failure = error;
        throw error;
      }
    }
    const params = { Bucket: bucket, Key: key, ContentType: contentType };
    const source = Readable.from(counted(), { objectMode: false });
    const upload = new Upload({
      client,
      params: { ...params, Body: source },
      partSize: PART_SIZE,
      queueSize: PARTS_IN_FLIGHT,
    });
    try {
      const { ETag } = await upload.done();
      return { size, etag: ETag ?? '""' };
    } catch (error) {
      source.destroy();
      // The error of the body says more than the failure to abort the upload.
      throw failure instanceof Error ? failure : error;
    }
  }

  async #removeBelow(prefix: string, before: number): Promise<void> {
    const { client, bucket } = this.#store;
    let after: string | undefined;
    do {
      const start = after === undefined ? {} : { StartAfter: after };
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...start }));
      const found = page.Contents ?? [];
      const old = found.filter(({ LastModified }) => (LastModified?.getTime() ?? 0) <= before);
      await this.#delete(old.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
      after = page.IsTruncated ? found.at(-1)?.Key : undefined;
    } while (after !== undefined);
  }

  async #delete(keys: readonly string[]): Promise<void> {
    const { client, bucket } = this.#store;
    // One by one: the call for many needs a checksum that stores do not agree on.
    for (let at = 0; at < keys.length; at += REMOVALS_AT_ONCE) {
      await Promise.all(
        keys
          .slice(at, at + REMOVALS_AT_ONCE)
          .map((key) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))),
      );
    }
  }

  async #abortUploads(before: number): Promise<void> {
    const { client, bucket } = this.#store;
    const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket })).catch(unknownCall);
    for (const { Key, UploadId, Initiated } of Uploads ?? []) {
      if ((Initiated?.getTime() ?? 0) > before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(unknownCall);
    }
  }
}

function partKey(upload: string, number: number | ''): string {
  assertUpload(upload);
  return `${PARTS}${upload}/${number}`;
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const missing =
  (key: string) =>
  (error: unknown): never => {
    throw statusOf(error) === 404 ? new Missing(key) : error;
  };

/** Not every store can list unfinished uploads; those that cannot end them by a rule of their own. */
function unknownCall(error: unknown): { Uploads?: never[] } {
  const status = statusOf(error);
  if (status === 404 || status === 405 || status === 501) return {};
  throw error;
}
