// Writes a backup file, section by section, beside its place; it gets its name only once it is whole and on the disk.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { BackupRefused, CHUNK_BYTES, END, type End, MANIFEST, type Manifest, type Sum } from './format.ts';
import { RowDigest } from './row-digest.ts';

export class ArchiveWriter {
  readonly #file: string;
  readonly #partial: string;
  readonly #tar = pack();
  readonly #written: Promise<void>;
  readonly #chain = createHash('sha256');
  readonly #signal: AbortSignal | undefined;
  #sections = 0;
  #failure: Error | null = null;

  constructor(file: string, signal?: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
    this.#partial = `${file}.${process.pid}.partial`;
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    // Accounts, guests and messages are in it: for its owner alone, from the first byte.
    this.#written = pipeline(this.#tar, zstd, createWriteStream(this.#partial, { mode: 0o600, flush: true }));
    // Awaited at the end; until then a full disk shows as an entry that fails.
    this.#written.catch((error: Error) => {
      this.#failure = error;
      this.#tar.destroy(error);
    });
  }

  async manifest(manifest: Manifest): Promise<void> {
    await this.#entry(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  }

  async section(name: string, body: Readable, kind: 'rows' | 'bytes'): Promise<Sum> {
    const sha256 = createHash('sha256');
    const digest = kind === 'rows' ? new RowDigest() : null;
    let [bytes, parts, held] = [0, 0, 0];
    let waiting: Buffer[] = [];
    const flush = async () => {
      await this.#entry(`${name}/${String(parts).padStart(6, '0')}`, Buffer.concat(waiting));
      [parts, held, waiting] = [parts + 1, 0, []];
    };
    for await (const chunk of body as AsyncIterable<Buffer>) {
      this.#signal?.throwIfAborted();
      sha256.update(chunk);
      digest?.update(chunk);
      bytes += chunk.length;
      for (let at = 0; at < chunk.length; ) {
        const piece = chunk.subarray(at, at + CHUNK_BYTES - held);
        waiting.push(piece);
        held += piece.length;
        at += piece.length;
        if (held === CHUNK_BYTES) await flush();
      }
    }
    if (held > 0) await flush();
    const sum = { bytes, sha256: sha256.digest('hex'), ...digest?.result() };
    const text = JSON.stringify(sum);
    await this.#entry(`${name}/sum`, Buffer.from(text));
    this.#chain.update(`${name} ${text}\n`);
    this.#sections += 1;
    return sum;
  }

  async close(): Promise<void> {
    const end: End = { sections: this.#sections, chain: this.#chain.digest('hex') };
    await this.#entry(END, Buffer.from(JSON.stringify(end)));
    this.#tar.finalize();
    await this.#written;
    // A link, unlike a rename, does not replace a backup that was made under this name meanwhile.
    await link(this.#partial, this.#file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new BackupRefused(`${this.#file} exists already: choose another name.`) : error;
    });
    await rm(this.#partial);
    const folder = await open(dirname(this.#file), 'r').catch(() => null);
    await folder?.sync().catch(() => {});
    await folder?.close();
  }

  async abandon(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => {});
    await rm(this.#partial, { force: true });
  }

  async #entry(name: string, content: Buffer): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        const sink = this.#tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
        // The callback receives it as well; without a listener it would end the process.
        sink.on('error', reject);
      });
    } catch (error) {
      throw this.#failure ?? error;
    }
  }
}
