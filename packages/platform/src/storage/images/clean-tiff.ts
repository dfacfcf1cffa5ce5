// Where a TIFF, or a camera's raw file built like one, tells its place: the GPS directory, XMP and IPTC (TIFF 6.0, BigTIFF).
// Its directories lie anywhere, so they are looked up in the stored file. What the maker notes of raw files hold stays:
// without it they could not be developed.
import { blankOut, type Patch, type ReadAt } from './patches.ts';

const GPS = 34_853;
/** Metadata of the whole: XMP, IPTC, Photoshop's resources, which hold IPTC again. */
const DROPPED = new Set([700, 33_723, 34_377, GPS]);
/** Further directories: of smaller pictures, and of EXIF. */
const DIRECTORIES = new Set([330, 34_665]);
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const MOST_DIRECTORIES = 100;
const MOST_ENTRIES = 1_024;

interface Layout {
  isLittle: boolean;
  /** Bytes of a count of entries, of an entry, and of an offset. */
  counter: 2 | 8;
  entry: 12 | 20;
  offset: 4 | 8;
}

export async function planTiff(read: ReadAt): Promise<Patch[]> {
  const header = await read(0, 16);
  const isLittle = header.toString('latin1', 0, 2) === 'II';
  const isBig = (isLittle ? header[2] : header[3]) === 43;
  const layout: Layout = isBig
    ? { isLittle, counter: 8, entry: 20, offset: 8 }
    : { isLittle, counter: 2, entry: 12, offset: 4 };
  const patches: Patch[] = [];
  const seen = new Set<number>();
  const waiting = [{ at: number(header, isBig ? 8 : 4, layout.offset, isLittle), isPlace: false }];
  for (const { at, isPlace } of waiting) {
    if (at === 0 || seen.has(at) || seen.size >= MOST_DIRECTORIES) continue;
    seen.add(at);
    const directory = await readDirectory(read, at, layout);
    if (!directory) continue;
    for (const entry of directory.entries) {
      const isDropped = isPlace || DROPPED.has(entry.tag);
      if (entry.tag === GPS) waiting.push({ at: entry.value, isPlace: true });
      else if (isDropped && entry.size > layout.offset) patches.push(blankOut(entry.value, entry.size));
      else if (DIRECTORIES.has(entry.tag)) {
        for (const offset of await offsetsOf(read, entry, layout)) waiting.push({ at: offset, isPlace: false });
      }
    }
    waiting.push({ at: directory.next, isPlace });
    const kept = isPlace ? [] : directory.entries.filter(({ tag }) => !DROPPED.has(tag));
    if (kept.length < directory.entries.length) patches.push(rewritten(at, directory, kept, layout));
  }
  return patches;
}

interface Entry {
  tag: number;
  /** Of the value; one that is larger than an offset lies where `value` says. */
  size: number;
  value: number;
  raw: Buffer;
}

interface Directory {
  entries: Entry[];
  next: number;
  length: number;
}

async function readDirectory(read: ReadAt, at: number, layout: Layout): Promise<Directory | null> {
  const { counter, entry, offset, isLittle } = layout;
  const head = await read(at, counter);
  if (head.length < counter) return null;
  const count = number(head, 0, counter, isLittle);
  const length = counter + count * entry + offset;
  if (count === 0 || count > MOST_ENTRIES) return null;
  const block = await read(at, length);
  if (block.length < length) return null;
  const entries = Array.from({ length: count }, (_, index) => {
    const raw = block.subarray(counter + index * entry, counter + (index + 1) * entry);
    const unit = TYPE_SIZES[number(raw, 2, 2, isLittle)] ?? 0;
    const size = unit * number(raw, 4, offset, isLittle);
    return { tag: number(raw, 0, 2, isLittle), size, value: number(raw, entry - offset, offset, isLittle), raw };
  });
  return { entries, next: number(block, length - offset, offset, isLittle), length };
}

async function offsetsOf(read: ReadAt, { size, value, raw }: Entry, { offset, isLittle }: Layout): Promise<number[]> {
  const unit = TYPE_SIZES[number(raw, 2, 2, isLittle)] ?? 0;
  if (unit !== 4 && unit !== 8) return [];
  if (size <= offset && unit === offset) return [value];
  const list = size <= offset ? raw.subarray(-offset) : await read(value, Math.min(size, MOST_DIRECTORIES * unit));
  return Array.from({ length: Math.floor(Math.min(list.length, size) / unit) }, (_, index) =>
    number(list, index * unit, unit, isLittle),
  );
}

/** The same directory with fewer entries: they move up, and the end of its place stays blank. */
function rewritten(at: number, { next, length }: Directory, kept: readonly Entry[], layout: Layout): Patch {
  const { counter, offset, isLittle } = layout;
  const head = encoded(kept.length, counter, isLittle);
  return {
    at,
    length,
    bytes: Buffer.concat([head, ...kept.map(({ raw }) => raw), encoded(next, offset, isLittle)]),
  };
}

/** Offsets beyond what a number can hold name no place of a file that could be stored. */
function number(bytes: Buffer, at: number, size: 2 | 4 | 8, isLittle: boolean): number {
  if (at + size > bytes.length) return 0;
  if (size === 8) return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  return isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
}

function encoded(value: number, size: 2 | 4 | 8, isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(8);
  if (isLittle) bytes.writeBigUInt64LE(BigInt(value));
  else bytes.writeBigUInt64BE(BigInt(value));
  return isLittle ? bytes.subarray(0, size) : bytes.subarray(8 - size);
}
