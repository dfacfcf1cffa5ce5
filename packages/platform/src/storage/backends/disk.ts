// Bytes as files of this machine. A file appears under its key whole and flushed, by a rename, or not at all. Symbolic links
// below the root are never followed (S78): the service makes none, so one was laid there to lead out of the folder.
import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, link, lstat, mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type Backend, type ByteRange, Missing, type StoredPart, type Written } from '#platform/storage/backend.ts';
import { measured } from './byte-counter.ts';
import { fileIn, flushFolder, makeFolder } from './durable.ts';
import { assertKey, assertUpload, LONGEST_WRITE_MS, PARTS, SCRATCH } from './keys.ts';

const INCOMING = '.incoming';
const READ_AHEAD = 256 * 1024;
const COPY_BUFFER = 1024 * 1024;
/** Windows has no such flag, and lets only administrators make links. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;

export async function openDisk(root: string): Promise<Backend> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  // The root itself may be a link: an operator puts it where there is room.
  const real = await realpath(root);
  for (const folder of [INCOMING, PARTS, SCRATCH]) {
    await mkdir(join(real, folder), { recursive: true, mode: 0o700 });
    await refuseLinkedFolder(join(real, folder));
  }
  return new Disk(real);
}

class Disk implements Backend {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async write(key: string, body: Readable, { limit }: { limit: number }): Promise<Written> {
    return this.#store(this.#file(key), body, limit);
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const file = this.#file(key);
    await refuseLinkedFolder(dirname(file)).catch(missing(key));
    const handle = await open(file, constants.O_RDONLY | NO_FOLLOW).catch(missing(key));
    return handle.createReadStream({ highWaterMark: READ_AHEAD, ...range });
  }

  /** Bytes under a key never change, so two keys may share them. */
  async copy(from: string, to: string): Promise<void> {
    const [source, target] = [this.#file(from), this.#file(to)];
    await makeOwnFolder(dirname(target));
    await refuseLinkedFolder(dirname(source)).catch(missing(from));
    try {
      await link(source, target);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOENT') throw new Missing(from);
      // Not every file system has links, and each bounds how many one file may have.
      if (code !== 'EEXIST') return this.#copyBytes(from, to);
    }
    await flushFolder(dirname(target));
  }

  async #copyBytes(from: string, to: string): Promise<void> {
    const body = await this.read(from);
    try {
      await this.write(to, body, { limit: Infinity });
    } finally {
      body.destroy();
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#file(key), { force: true });
  }

  async beginParts(): Promise<string> {
    const upload = randomUUID();
    await makeFolder(this.#parts(upload));
    return upload;
  }

  async writePart(key: string, upload: string, number: number, body: Readable, limit: number): Promise<StoredPart> {
    const folder = this.#parts(upload);
    await refuseLinkedFolder(folder).catch(missing(key));
    // The folder may go while the part arrives, with the upload that another request finished.
    const written = await this.#store(join(folder, String(number)), body, limit).catch(missing(key));
    return { number, ...written };
  }

  /** The first part grows by the others and becomes the file. What an interrupted attempt added is cut off first. */
  async finishParts(key: string, upload: string, parts: readonly StoredPart[]): Promise<Written> {
    const [folder, target] = [this.#parts(upload), this.#file(key)];
    const [first, ...others] = parts;
    const written = summary(parts);
    // An attempt that was interrupted after its rename has nothing left to do.
    if ((await sizeOf(target)) === written.size) return this.#closeParts(folder, written);
    await makeOwnFolder(dirname(target));
    const source = first ? join(folder, String(first.number)) : await fileIn(join(this.#root, INCOMING));
    const handle = await open(source, first ? constants.O_RDWR | NO_FOLLOW : 'wx', 0o600).catch(missing(key));
    try {
      await handle.truncate(first?.size ?? 0);
      let end = first?.size ?? 0;
      const buffer = Buffer.allocUnsafe(others.length === 0 ? 0 : COPY_BUFFER);
      for (const part of others) end = await append(handle, end, join(folder, String(part.number)), buffer);
      if (end !== written.size) throw new Missing(key);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(source, target);
    await flushFolder(dirname(target));
    return this.#closeParts(folder, written);
  }

  async abandonParts(_key: string, upload: string): Promise<void> {
    await removeFolder(this.#parts(upload));
  }

  async sweep(olderThanMs: number): Promise<void> {
    for (const folder of [INCOMING, SCRATCH, PARTS]) {
      const before = Date.now() - (folder === PARTS ? olderThanMs : Math.min(olderThanMs, LONGEST_WRITE_MS));
      for (const name of await readdir(join(this.#root, folder))) {
        const path = join(this.#root, folder, name);
        // A folder's own time is that of the last part that came into it.
        const found = await lstat(path).catch(() => null);
        if (found && found.mtimeMs <= before) await removeFolder(path);
      }
    }
  }

  async close(): Promise<void> {}

  #file(key: string): string {
    assertKey(key);
    return join(this.#root, key);
  }

  #parts(upload: string): string {
    assertUpload(upload);
    return join(this.#root, PARTS, upload);
  }

  async #closeParts(folder: string, written: Written): Promise<Written> {
    await removeFolder(folder);
    return written;
  }

  async #store(target: string, body: Readable, limit: number): Promise<Written> {
    const incoming = await fileIn(join(this.#root, INCOMING));
    const hash = createHash('sha256');
    let size = 0;
    try {
      const handle = await open(incoming, 'wx', 0o600);
      try {
        for await (const chunk of measured(body, limit)) {
          hash.update(chunk);
          await writeAll(handle, chunk, size);
          size += chunk.length;
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      await makeOwnFolder(dirname(target));
      await rename(incoming, target);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
    await flushFolder(dirname(target));
    return { size, etag: `"${hash.digest('hex').slice(0, 32)}"` };
  }
}

/** The name of bytes that came in parts derives from those of the parts: no need to read them all again. */
function summary(parts: readonly StoredPart[]): Written {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part.etag);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return { size, etag: `"${hash.digest('hex').slice(0, 32)}-${parts.length}"` };
}

/** One buffer for all of it: fresh ones by the thousand are work for the collector. */
async function append(handle: FileHandle, end: number, file: string, buffer: Buffer): Promise<number> {
  const source = await open(file, constants.O_RDONLY | NO_FOLLOW).catch(missing(file));
  let position = end;
  try {
    for (;;) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return position;
      await writeAll(handle, buffer.subarray(0, bytesRead), position);
      position += bytesRead;
    }
  } finally {
    await source.close();
  }
}

async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

const sizeOf = async (file: string): Promise<number | null> => (await lstat(file).catch(() => null))?.size ?? null;

/** A link on the path to a file is an error like a missing file: nothing is read or written through it. */
async function refuseLinkedFolder(folder: string): Promise<void> {
  if ((await realpath(folder)) !== resolve(folder))
    throw Object.assign(new Error(`${folder} is a link`), { code: 'ELOOP' });
}

async function makeOwnFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await refuseLinkedFolder(folder);
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const missing =
  (key: string) =>
  (error: unknown): never => {
    throw codeOf(error) === 'ENOENT' || codeOf(error) === 'ELOOP' ? new Missing(key) : error;
  };

/** A part that lost the race for its place may still arrive while the folder is emptied. */
function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
