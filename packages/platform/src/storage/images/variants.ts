// Variants of stored images: rendered once, cached on disk, removed with their original. Few are made at a time, so that a page of
// a hundred photos costs time and not memory.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { type Backend, Missing } from '#platform/storage/backend.ts';
import { Busy, Gate } from '#platform/storage/backends/gate.ts';
import { VariantCache } from './cache.ts';
import { convert, LARGEST_INPUT, OUTPUT_FORMATS, type OutputFormat, outputFormat } from './convert.ts';
import { KIND_BYTES, kindOf } from './kind.ts';
import type { Transform } from './transform.ts';

export interface VariantsOptions {
  backend: Backend;
  cacheDir: string;
  /** Of all variants on disk. */
  maxBytes?: number;
  /** How many may wait for their turn. */
  queue?: number;
  now?: () => number;
}

export interface VariantRequest {
  /** Of the original's bytes. */
  key: string;
  transform: Transform;
  /** The Accept header. */
  accept: string | undefined;
}

export interface MadeVariant {
  ok: true;
  body: Buffer | Readable;
  size: number;
  contentType: string;
  etag: string;
  /** Whether another reader may get another format from the same address: `vary: accept`. */
  varies: boolean;
}

export interface RefusedVariant {
  ok: false;
  status: 400 | 404 | 413 | 415 | 503;
  code: string;
  message: string;
  headers: Record<string, string>;
}

export type Variant = MadeVariant | RefusedVariant;

export interface Variants {
  variantOf(request: VariantRequest): Promise<Variant>;
  /** The originals are gone: so are their variants. */
  forget(keys: readonly string[]): Promise<void>;
  /** Waits for what is being made. */
  close(): Promise<void>;
}

const MAX_BYTES = 512 * 1024 * 1024;
const MAX_AGE_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 2;
const WAITING = 256;

export function createVariants(options: VariantsOptions): Variants {
  const { backend, cacheDir, maxBytes = MAX_BYTES, queue = WAITING, now = Date.now } = options;
  // One thread and no cache of its own for each conversion: what it takes is bounded here.
  sharp.concurrency(1);
  sharp.cache(false);
  const cache = new VariantCache({ folder: cacheDir, maxBytes, maxAgeMs: MAX_AGE_MS, now });
  return new VariantMaker(backend, cache, new Gate(AT_ONCE, queue));
}

type Made = { ok: true; bytes: Buffer; format: OutputFormat } | RefusedVariant;

class VariantMaker implements Variants {
  readonly #backend: Backend;
  readonly #cache: VariantCache;
  readonly #gate: Gate;
  /** By original, then by name: who asks for what is being made waits for it. */
  readonly #making = new Map<string, Map<string, Promise<Made>>>();

  constructor(backend: Backend, cache: VariantCache, gate: Gate) {
    this.#backend = backend;
    this.#cache = cache;
    this.#gate = gate;
  }

  async variantOf({ key, transform, accept }: VariantRequest): Promise<Variant> {
    const acceptsWebp = transform.format === null && takesWebp(accept);
    // All that the bytes depend on, save the original's own format, which never changes.
    const name = createHash('sha256')
      .update(JSON.stringify([key, transform, acceptsWebp]))
      .digest('hex')
      .slice(0, 32);
    const answer = { etag: `"${name}"`, varies: transform.format === null };
    for (const format of OUTPUT_FORMATS) {
      const cached = await this.#cache.open(key, `${name}.${format}`);
      if (!cached) continue;
      const { handle, size } = cached;
      return { ok: true, body: handle.createReadStream(), size, contentType: `image/${format}`, ...answer };
    }
    const made = await this.#once(key, name, () => this.#make(key, name, transform, acceptsWebp));
    if (!made.ok) return made;
    const { bytes, format } = made;
    return { ok: true, body: bytes, size: bytes.length, contentType: `image/${format}`, ...answer };
  }

  async forget(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      // A variant that is being rendered would otherwise be cached after its original was removed.
      await Promise.allSettled(Array.from(this.#making.get(key)?.values() ?? []));
      await this.#cache.remove(key);
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#making.values()].flatMap((names) => [...names.values()]));
  }

  #once(key: string, name: string, make: () => Promise<Made>): Promise<Made> {
    const names = this.#making.get(key) ?? new Map<string, Promise<Made>>();
    const running = names.get(name);
    if (running) return running;
    const begun = make().finally(() => {
      names.delete(name);
      if (names.size === 0) this.#making.delete(key);
    });
    names.set(name, begun);
    this.#making.set(key, names);
    return begun;
  }

  async #make(key: string, name: string, transform: Transform, acceptsWebp: boolean): Promise<Made> {
    try {
      return await this.#gate.run(async () => {
        const input = await this.#load(key);
        if (!Buffer.isBuffer(input)) return input;
        const kind = kindOf(input);
        if (kind === null) return REFUSALS.unsupported;
        const format = outputFormat(kind, transform, acceptsWebp);
        const converted = await convert(input, transform, format);
        if (!converted.ok) return REFUSALS[converted.reason];
        // A full disk costs speed, not the answer.
        await this.#cache.put(key, `${name}.${format}`, converted.bytes).catch(() => {});
        return { ok: true, bytes: converted.bytes, format };
      });
    } catch (error) {
      if (error instanceof Busy) return REFUSALS.busy;
      if (error instanceof Missing) return REFUSALS.missing;
      throw error;
    }
  }

  async #load(key: string): Promise<Buffer | RefusedVariant> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await this.#backend.read(key)) {
      const bytes = chunk as Buffer;
      // A film of a gigabyte is known for what it is by its first bytes.
      if (size === 0 && bytes.length >= KIND_BYTES && kindOf(bytes) === null) return REFUSALS.unsupported;
      size += bytes.length;
      if (size > LARGEST_INPUT) return REFUSALS['too-large'];
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  }
}

/** As browsers say it. A reader that accepts anything has not said that he knows this. */
const takesWebp = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => /^\s*image\/webp\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/i.test(range));

const refusal = (status: RefusedVariant['status'], code: string, message: string, headers = {}): RefusedVariant => ({
  ok: false,
  status,
  code,
  message,
  headers,
});

const REFUSALS = {
  unsupported: refusal(415, 'InvalidMimeType', 'This object is no image that can be resized'),
  'too-large': refusal(413, 'EntityTooLarge', 'This image is too large to be resized'),
  broken: refusal(400, 'InvalidRequest', 'This image cannot be read'),
  missing: refusal(404, 'NoSuchKey', 'Object not found'),
  busy: refusal(503, 'SlowDown', 'Too many images are being resized', { 'retry-after': '1' }),
};
