// Reads a backup file, section by section, and refuses one that is not whole: each section is held against its sum, and
// the end against all of them. Whoever applies a section before the end was seen must be able to undo it.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { BackupRefused, CHUNK_BYTES, END, type End, FORMAT, MANIFEST, type Manifest, type Sum } from './format.ts';

export interface ArchiveVisitor {
  manifest(manifest: Manifest): Promise<void>;
  /** Must read the body to its end or destroy it by throwing. */
  section(name: string, body: Readable): Promise<void>;
  /** The sum of the section before, which its bytes have met. */
  sum(name: string, sum: Sum): Promise<void>;
}

export async function readArchive(file: string, visitor: ArchiveVisitor): Promise<void> {
  const tar = extract();
  // Its errors are those of the entries, which are awaited one by one.
  pipeline(createReadStream(file), createZstdDecompress(), tar, () => {});
  try {
    await new Sections(file, tar[Symbol.asyncIterator](), visitor).read();
  } finally {
    tar.destroy();
  }
}

const damaged = (file: string, cause?: unknown): BackupRefused =>
  new BackupRefused(`${file} is not a whole backup: it is cut off, damaged, or something else.`, { cause });

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

class Sections {
  readonly #file: string;
  readonly #entries: AsyncIterator<Entry>;
  readonly #visitor: ArchiveVisitor;
  readonly #chain = createHash('sha256');
  #count = 0;
  #current: Entry | null = null;

  constructor(file: string, entries: AsyncIterator<Entry>, visitor: ArchiveVisitor) {
    this.#file = file;
    this.#entries = entries;
    this.#visitor = visitor;
  }

  async read(): Promise<void> {
    await this.#advance();
    if (this.#name() !== MANIFEST) throw damaged(this.#file);
    const manifest = await this.#json<Manifest>();
    if (manifest.format !== FORMAT) {
      throw new BackupRefused(`${this.#file} has the format ${manifest.format}; this version reads ${FORMAT}.`);
    }
    await this.#visitor.manifest(manifest);
    while (this.#name() !== END) await this.#section();
    const end = await this.#json<End>();
    if (end.sections !== this.#count || end.chain !== this.#chain.digest('hex')) throw damaged(this.#file);
    if (this.#current !== null) throw damaged(this.#file);
  }

  async #section(): Promise<void> {
    const section = this.#name()?.replace(/\/[^/]+$/, '');
    if (section === undefined) throw damaged(this.#file);
    const sha256 = createHash('sha256');
    const count = { bytes: 0 };
    const body = Readable.from(this.#chunks(section, sha256, count), { objectMode: false });
    await this.#visitor.section(section, body).catch((error: unknown) => {
      body.destroy();
      throw error;
    });
    if (this.#name() !== `${section}/sum`) throw damaged(this.#file);
    const sum = await this.#json<Sum>((text) => this.#chain.update(`${section} ${text}\n`));
    if (sum.bytes !== count.bytes || sum.sha256 !== sha256.digest('hex')) throw damaged(this.#file);
    this.#count += 1;
    await this.#visitor.sum(section, sum);
  }

  async *#chunks(section: string, sha256: Hash, count: { bytes: number }): AsyncGenerator<Buffer> {
    for (let part = 0; this.#name() === `${section}/${String(part).padStart(6, '0')}`; part += 1) {
      const content = await this.#content();
      sha256.update(content);
      count.bytes += content.length;
      await this.#advance();
      yield content;
    }
  }

  #name(): string | undefined {
    return this.#current?.header.name;
  }

  async #json<T>(see: (text: string) => void = () => {}): Promise<T> {
    const text = (await this.#content()).toString();
    see(text);
    await this.#advance();
    try {
      return JSON.parse(text) as T;
    } catch (error) {
      throw damaged(this.#file, error);
    }
  }

  /** Bounded by what a writer writes; a manifest of very many tables is the largest. */
  #content(): Promise<Buffer> {
    const entry = this.#current;
    const limit = this.#name() === MANIFEST ? 64 * CHUNK_BYTES : CHUNK_BYTES;
    if (entry === null || (entry.header.size ?? 0) > limit) throw damaged(this.#file);
    return buffer(entry).catch((error: unknown) => this.#refuse(error));
  }

  async #advance(): Promise<void> {
    const next = await this.#entries.next().catch((error: unknown) => this.#refuse(error));
    this.#current = next.done === true ? null : next.value;
  }

  /** What the decompressor and the tar reader say of a damaged file means one thing to a person. */
  #refuse(error: unknown): never {
    throw error instanceof Error && 'syscall' in error ? error : damaged(this.#file, error);
  }
}
