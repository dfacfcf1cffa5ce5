// Photos tell where they were taken. What is stored does not: uploads pass through here, and those that are photos by
// their first bytes leave EXIF, XMP and IPTC behind. Pixels, colours and orientation stay as they came, without encoding
// anything anew. JPEG, PNG and WebP are cleaned while they stream; in TIFF, AVIF and HEIC, whose parts point at each other,
// the places are looked up in a copy that only this request knows, and written over. Everything else passes untouched.
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
import { planTiff } from './clean-tiff.ts';
import { cleanWebp } from './clean-webp.ts';
import { KIND_BYTES, type Kind, kindOf } from './kind.ts';
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
    const kind = kindOf(firstBytes);
    if (kind === 'tiff' || kind === 'heif') return await throughScratchFile(backend, key, reader, options);
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
  const kind = kindOf(await readAt(0, KIND_BYTES));
  if (kind === null) return null;
  const options = { limit: from.size, contentType };
  const stored = async () => measured(await backend.read(from.key), from.size);
  const clean = STREAMED[kind];
  if (clean) {
    const reader = new ByteReader(await stored());
    return store(backend, to, clean(reader), options).finally(() => reader.close());
  }
  const patches = await plan(kind, readAt, from.size);
  return patches.length === 0 ? null : store(backend, to, patched(await stored(), patches), options);
}

async function plan(kind: Kind, readAt: ReadAt, size: number): Promise<Patch[]> {
  if (kind === 'tiff') return planTiff(readAt);
  if (kind !== 'heif') return [];
  const patches = await planHeif(readAt, size);
  // Stored as it is it might tell a place.
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
