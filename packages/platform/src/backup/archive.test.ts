import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { type Manifest, type Sum } from './format.ts';
import { RowDigest } from './row-digest.ts';

const manifest: Manifest = { format: 1, takenAt: '', postgres: '17', migrations: [], tables: [], sequences: [] };
const long = randomBytes(2_500_000);
const contents: Record<string, Buffer> = {
  'tables/public.guests': Buffer.from('1\tLéa\n2\tNoé\\n\n'),
  'tables/public.empty': Buffer.alloc(0),
  'files/aa%2Fbb': long,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** In pieces that end anywhere. */
const inPieces = (bytes: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 70_001) }, (_, n) => bytes.subarray(n * 70_001, (n + 1) * 70_001)),
  );

async function write(name: string, format = 1): Promise<string> {
  const file = join(folder, name);
  const writer = new ArchiveWriter(file);
  await writer.manifest({ ...manifest, format });
  for (const [section, bytes] of Object.entries(contents))
    await writer.section(section, inPieces(bytes), section.startsWith('files') ? 'bytes' : 'rows');
  await writer.close();
  return file;
}

async function read(file: string): Promise<{ found: Record<string, Buffer>; sums: Record<string, Sum> }> {
  const found: Record<string, Buffer> = {};
  const sums: Record<string, Sum> = {};
  await readArchive(file, {
    async manifest() {},
    async section(name, body) {
      found[name] = await buffer(body);
    },
    async sum(name, sum) {
      sums[name] = sum;
    },
  });
  return { found, sums };
}

describe('a backup file', () => {
  it('gives back what was written, in the order it was written', async () => {
    const { found, sums } = await read(await write('whole'));
    expect(Object.keys(found)).toEqual(Object.keys(contents));
    for (const [name, bytes] of Object.entries(contents)) expect(found[name]?.equals(bytes), name).toBe(true);
    expect(sums['tables/public.guests']).toMatchObject({ rows: 2, bytes: 16 });
    expect(sums['tables/public.empty']).toMatchObject({ rows: 0, bytes: 0 });
  });

  it('that is cut off anywhere is refused', async () => {
    const whole = await readFile(await write('to-cut'));
    const file = join(folder, 'cut');
    const lengths = [
      0,
      1,
      20,
      ...Array.from({ length: 20 }, (_, n) => Math.floor((whole.length * n) / 20)),
      whole.length - 1,
    ];
    for (const length of lengths) {
      await writeFile(file, whole.subarray(0, length));
      await expect(read(file), `${length} bytes`).rejects.toThrow('is not a whole backup');
    }
  });

  it('that lacks a section is refused although every other is right', async () => {
    const file = join(folder, 'lacking');
    const tar = pack();
    tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
    tar.entry({ name: 'end.json' }, JSON.stringify({ sections: 1, chain: 'x' }));
    tar.finalize();
    await writeFile(file, zstdCompressSync(await buffer(tar)));
    await expect(read(file)).rejects.toThrow('is not a whole backup');
  });

  it('of another format is refused by its number', async () => {
    await expect(read(await write('newer', 2))).rejects.toThrow('has the format 2; this version reads 1');
  });

  it('that is missing is reported as such', async () => {
    await expect(read(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  });

  it('is never seen half written, and replaces none', async () => {
    const file = await write('taken');
    await expect(write('taken')).rejects.toThrow('exists already');
    const before = await readFile(file);
    const writer = new ArchiveWriter(join(folder, 'given up'));
    await writer.manifest(manifest);
    await writer.abandon();
    expect((await readdir(folder)).filter((name) => name.includes('given up'))).toEqual([]);
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('in a folder that there is not is refused with the system’s own words', async () => {
    const writer = new ArchiveWriter(join(folder, 'no', 'such', 'file'));
    const fill = async () => {
      await writer.manifest(manifest);
      await writer.section('files/a', inPieces(long), 'bytes');
      await writer.close();
    };
    await expect(fill()).rejects.toThrow('ENOENT');
    await writer.abandon();
  });
});

describe('the digest of rows', () => {
  const digest = (...chunks: string[]) => {
    const made = new RowDigest();
    for (const chunk of chunks) made.update(Buffer.from(chunk));
    return made.result();
  };

  it('does not depend on the order of rows or on how they come in pieces', () => {
    expect(digest('a\nb\nc\n')).toEqual(digest('c\na', '\n', 'b\n'));
  });

  it('reports an extra, a missing, a changed or a duplicate row', () => {
    const all = [['a\nb\n'], ['a\n'], ['a\nb\nb\n'], ['a\nb\nb\nb\n'], ['a\nB\n'], ['\na\nb\n'], []];
    expect(new Set(all.map((chunks) => digest(...chunks).digest)).size).toBe(all.length);
  });

  it('refuses a row that is cut off', () => {
    expect(() => digest('a\nb')).toThrow('cut off');
  });
});
