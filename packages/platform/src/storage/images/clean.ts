// Removes EXIF, XMP and IPTC from uploaded photos, because this metadata says where a photo was taken. Pixels, colours and
// orientation do not change and nothing is encoded again. JPEG, PNG and WebP are cleaned while they stream. The parts of AVIF
// and HEIC point at each other, so their metadata is located in a scratch copy and overwritten. TIFF is refused: no browser
// shows it and its metadata is not removed here. Every other file is stored unchanged.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Backend, Written } from '#platform/storage/backend.ts';
import { measured } from '#platform/storage/backends/byte-counter.ts';
import { ByteReader } from '#platform/storage/backends/byte-reader.ts';
import { scratchKey } from '#platform/storage/backends/keys.ts';
import { StorageError } from '#platform/storage/errors.ts';
import type { CheckContent } from '#platform/storage/uploads/content.ts';
import { planHeif } from './clean-heif.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { isTiff, KIND_BYTES, type Kind, kindOf } from './kind.ts';
import { type Patch, patched, type ReadAt, withWindow } from './patches.ts';

export interface WriteOptions {
  /** Of what comes in. */
  limit: number;
  contentType: string;
  /** Throws when the first bytes are not what the type says. */
  check: CheckContent;
}

const STREAMED: Partial<Record<Kind, (reader: ByteReader) => AsyncGenerator<Buffer, void, undefined>>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
};

/** As `backend.write`, and what was written is clean. */
export async function writeClean(
  backend: Backend,
  key: string,
  body: Readable,
  options: WriteOptions,
): Promise<Written> {
  const reader = new ByteReader(measured(body, options.limit));
  try {
    const firstBytes = await reader.peek(KIND_BYTES);
    options.check(firstBytes);
    refuseTiff(firstBytes);
    const kind = kindOf(firstBytes);
    if (kind === 'heif') return await throughScratchFile(backend, key, reader, options);
    const clean = kind === null ? undefined : STREAMED[kind];
    return await store(backend, key, clean ? clean(reader) : reader.rest(), options);
  } finally {
    await reader.close();
  }
}

export interface StoredBytes {
  key: string;
  size: number;
}

/** Writes the clean form of what is stored already under another key; null when it is clean as it is. */
export async function cleanStored(
  backend: Backend,
  from: StoredBytes,
  to: string,
  contentType: string,
): Promise<Written | null> {
  const readAt = withWindow(async (at, length) => {
    const end = Math.min(at + length, from.size) - 1;
    return at < 0 || end < at ? Buffer.alloc(0) : buffer(await backend.read(from.key, { start: at, end }));
  });
  const firstBytes = await readAt(0, KIND_BYTES);
  refuseTiff(firstBytes);
  const kind = kindOf(firstBytes);
  if (kind === null) return null;
  const options = { limit: from.size, contentType };
  const clean = STREAMED[kind];
  const patches = clean ? [] : await plan(kind, readAt, from.size);
  if (!clean && patches.length === 0) return null;
  const file = await backend.read(from.key);
  const stored = measured(file, from.size);
  // Destroyed even if nothing was read: a generator that has not started does not close the file that it would read.
  try {
    return await store(backend, to, clean ? clean(new ByteReader(stored)) : patched(stored, patches), options);
  } finally {
    file.destroy();
  }
}

function refuseTiff(firstBytes: Buffer): void {
  if (isTiff(firstBytes)) throw new StorageError('InvalidRequest', 'TIFF images are not accepted');
}

async function plan(kind: Kind, readAt: ReadAt, size: number): Promise<Patch[]> {
  if (kind !== 'heif') return [];
  const patches = await planHeif(readAt, size);
  // An image that cannot be parsed might contain coordinates, so it is not stored.
  if (!patches) throw new StorageError('InvalidRequest', 'This image cannot be read');
  return patches;
}

async function throughScratchFile(
  backend: Backend,
  key: string,
  reader: ByteReader,
  options: WriteOptions,
): Promise<Written> {
  const scratch = scratchKey();
  const raw = await store(backend, scratch, reader.rest(), options);
  try {
    const written = await cleanStored(backend, { key: scratch, size: raw.size }, key, options.contentType);
    if (!written) await backend.copy(scratch, key);
    return written ?? raw;
  } finally {
    await backend.remove([scratch]);
  }
}

async function store(
  backend: Backend,
  key: string,
  bytes: AsyncGenerator<Buffer, void, undefined>,
  options: Omit<WriteOptions, 'check'>,
): Promise<Written> {
  const body = Readable.from(bytes, { objectMode: false });
  try {
    return await backend.write(key, body, options);
  } finally {
    body.destroy();
  }
}
