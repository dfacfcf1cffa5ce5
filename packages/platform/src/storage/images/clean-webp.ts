// A WebP whose EXIF and XMP are blank: chunk by chunk, its pixels untouched (RFC 9649). The sizes stay what they were,
// since the first bytes, which contain the total size, were written long before the last are read.
import type { ByteReader } from '#platform/storage/backends/byte-reader.ts';
import { orientationBlock, orientationOf } from './exif.ts';

const PICTURE = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const XMP_FLAG = 0x04;
const LONGEST_EXIF = 128 * 1024;
const BLANK = Buffer.alloc(64 * 1024);

export async function* cleanWebp(reader: ByteReader): AsyncGenerator<Buffer, void, undefined> {
  const header = await reader.take(12);
  yield header;
  let left = header.readUInt32LE(4) - 4;
  // No decoder reads such a file, so none finds a place in it.
  if (left < 8) return yield* reader.rest();
  while (left > 0) {
    const head = await reader.take(Math.min(8, left));
    if (head.length < 8) {
      yield head;
      return;
    }
    const type = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    const padded = Math.min(size + (size & 1), left - 8);
    left -= 8 + padded;
    if (type === 'VP8X') {
      const flags = Buffer.from(await reader.take(Math.min(padded, 10)));
      if (flags[0] !== undefined) flags[0] &= ~XMP_FLAG;
      yield head;
      yield flags;
      yield* reader.pass(padded - flags.length);
    } else if (type === 'EXIF') {
      yield head;
      yield* onlyOrientation(reader, padded);
    } else if (PICTURE.has(type)) {
      yield head;
      yield* reader.pass(padded);
    } else {
      // A name that no decoder knows is passed over by all of them.
      yield Buffer.concat([Buffer.from('JUNK', 'latin1'), head.subarray(4)]);
      yield* blank(reader, padded);
    }
  }
  await reader.skip(Number.POSITIVE_INFINITY);
}

async function* onlyOrientation(reader: ByteReader, size: number): AsyncGenerator<Buffer, void, undefined> {
  const exif = await reader.take(Math.min(size, LONGEST_EXIF));
  const block = orientationBlock(orientationOf(exif));
  const fresh = Buffer.alloc(exif.length);
  if (block.length <= fresh.length) fresh.set(block);
  yield fresh;
  yield* blank(reader, size - exif.length);
}

async function* blank(reader: ByteReader, size: number): AsyncGenerator<Buffer, void, undefined> {
  for await (const piece of reader.pass(size)) {
    for (let at = 0; at < piece.length; at += BLANK.length) yield BLANK.subarray(0, piece.length - at);
  }
}
