// Packs a few files into a zip archive.
import type { Bytes } from '#web/lib/files/sheets/decode-text.ts';

export interface ZipFile {
  name: string;
  text: string;
}

interface Packed {
  name: Bytes;
  content: Bytes;
  sum: number;
  size: number;
}

const DEFLATED = 8;
const NAMES_ARE_UTF8 = 0x0800;
const VERSION = 20;
/** The first of January 1980: the same list gives the same bytes. */
const NO_DAY = 0x0021;

export async function writeZip(files: readonly ZipFile[]): Promise<Blob> {
  const packed = await Promise.all(files.map(pack));
  const parts: Bytes[] = [];
  const list: Bytes[] = [];
  let at = 0;
  for (const file of packed) {
    const head = record(0x04034b50, [], file, []);
    parts.push(head, file.name, file.content);
    list.push(record(0x02014b50, [VERSION], file, [0, 0, 0, 0, 0], at), file.name);
    at += head.length + file.name.length + file.content.length;
  }
  const listLength = list.reduce((sum, part) => sum + part.length, 0);
  return new Blob([...parts, ...list, ending(files.length, listLength, at)]);
}

async function pack({ name, text }: ZipFile): Promise<Packed> {
  const bytes = new TextEncoder().encode(text);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const content = new Uint8Array(await new Response(stream).arrayBuffer());
  return { name: new TextEncoder().encode(name), content, sum: crc32(bytes), size: bytes.length };
}

/** The head of a file and its line in the list hold the same facts in the same order, the line with more around them. */
function record(mark: number, before: number[], file: Packed, after: number[], start?: number): Bytes {
  const { name, content, sum, size } = file;
  const shorts = [...before, VERSION, NAMES_ARE_UTF8, DEFLATED, 0, NO_DAY];
  const bytes = new Uint8Array(4 + shorts.length * 2 + 12 + 4 + after.length * 2 + (start === undefined ? 0 : 4));
  const write = writer(bytes);
  write.long(mark);
  shorts.forEach(write.short);
  [sum, content.length, size].forEach(write.long);
  [name.length, 0, ...after].forEach(write.short);
  if (start !== undefined) write.long(start);
  return bytes;
}

function ending(count: number, listLength: number, listStart: number): Bytes {
  const bytes = new Uint8Array(22);
  const write = writer(bytes);
  write.long(0x06054b50);
  [0, 0, count, count].forEach(write.short);
  [listLength, listStart].forEach(write.long);
  write.short(0);
  return bytes;
}

function writer(bytes: Bytes): { short: (value: number) => void; long: (value: number) => void } {
  const view = new DataView(bytes.buffer);
  let at = 0;
  return {
    short: (value) => {
      view.setUint16(at, value, true);
      at += 2;
    },
    long: (value) => {
      view.setUint32(at, value, true);
      at += 4;
    },
  };
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of the format (ISO 3309). */
function crc32(bytes: Bytes): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
