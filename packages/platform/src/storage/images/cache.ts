// Variants already made, as files: one folder an original, so that they leave with it. Bounded in size and in age; what
// was used longest ago goes first. Any file may vanish at any time: it is only a cache.
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

export interface CacheOptions {
  folder: string;
  maxBytes: number;
  /** Several machines may each hold variants of what was erased through one of them; none holds them longer. */
  maxAgeMs: number;
  now: () => number;
}

interface Entry {
  size: number;
  madeAt: number;
}

/** How full the cache is left when it was too full, so that it is not cleared one file at a time. */
const LOW_WATER = 0.9;

export class VariantCache {
  readonly #options: CacheOptions;
  /** In the order of use, the oldest first. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #loaded: Promise<void> | null = null;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /** An open file: what is removed meanwhile can still be read to its end. */
  async open(original: string, name: string): Promise<{ handle: FileHandle; size: number } | null> {
    await this.#load();
    const path = pathOf(original, name);
    const entry = this.#entries.get(path);
    if (!entry) return null;
    if (this.#isOld(entry)) return this.#drop(path);
    const file = join(this.#options.folder, path);
    const handle = await open(file, 'r').catch(() => null);
    if (!handle) return this.#drop(path);
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    const now = new Date(this.#options.now());
    await utimes(file, now, new Date(entry.madeAt)).catch(() => {});
    return { handle, size: entry.size };
  }

  async put(original: string, name: string, bytes: Buffer): Promise<void> {
    await this.#load();
    const path = pathOf(original, name);
    const folder = join(this.#options.folder, folderOf(original));
    const incoming = join(this.#options.folder, `.${randomUUID()}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      // Flushed before it gets its name: a power cut must not leave an empty file that looks like a variant.
      const handle = await open(incoming, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(incoming, join(this.#options.folder, path));
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
    this.#forgetEntry(path);
    this.#entries.set(path, { size: bytes.length, madeAt: this.#options.now() });
    this.#bytes += bytes.length;
    await this.#shrink();
  }

  async remove(original: string): Promise<void> {
    await this.#load();
    const folder = folderOf(original);
    for (const path of this.#entries.keys()) if (path.startsWith(`${folder}/`)) this.#forgetEntry(path);
    await rm(join(this.#options.folder, folder), { recursive: true, force: true });
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#scan();
    return this.#loaded;
  }

  async #scan(): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found: Array<Entry & { path: string; usedAt: number }> = [];
    for (const name of await readdir(folder)) {
      // Half a file of a process that was killed.
      if (name.startsWith('.')) await rm(join(folder, name), { force: true });
      else {
        for (const file of await readdir(join(folder, name)).catch(() => [])) {
          const path = `${name}/${file}`;
          const info = await stat(join(folder, path)).catch(() => null);
          if (info) found.push({ path, size: info.size, madeAt: info.mtimeMs, usedAt: info.atimeMs });
        }
      }
    }
    found.sort((a, b) => a.usedAt - b.usedAt);
    for (const { path, size, madeAt } of found) {
      this.#entries.set(path, { size, madeAt });
      this.#bytes += size;
    }
    await this.#shrink();
  }

  async #shrink(): Promise<void> {
    const isFull = this.#bytes > this.#options.maxBytes;
    for (const [path, entry] of this.#entries) {
      const isTooMuch = isFull && this.#bytes > this.#options.maxBytes * LOW_WATER;
      if (isTooMuch || this.#isOld(entry)) await this.#drop(path);
      else if (!isFull) break;
    }
  }

  #isOld(entry: Entry): boolean {
    return this.#options.now() - entry.madeAt > this.#options.maxAgeMs;
  }

  async #drop(path: string): Promise<null> {
    this.#forgetEntry(path);
    await rm(join(this.#options.folder, path), { force: true });
    return null;
  }

  #forgetEntry(path: string): void {
    this.#bytes -= this.#entries.get(path)?.size ?? 0;
    this.#entries.delete(path);
  }
}

const folderOf = (original: string): string => createHash('sha256').update(original).digest('hex').slice(0, 32);

const pathOf = (original: string, name: string): string => `${folderOf(original)}/${name}`;
