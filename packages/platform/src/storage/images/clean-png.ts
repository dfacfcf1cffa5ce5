// A PNG without its texts and its EXIF: chunk by chunk, its pixels untouched (ISO/IEC 15948).
import { crc32 } from 'node:zlib';
import type { ByteReader } from '#platform/storage/backends/byte-reader.ts';
import { orientationBlock, orientationOf } from './exif.ts';

/** Beside the chunks no decoder can do without, those that say how pixels are to be shown. */
const ALLOWED = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '));
const LONGEST_EXIF = 128 * 1024;

export async function* cleanPng(reader: ByteReader): AsyncGenerator<Buffer, void, undefined> {
  yield await reader.take(8);
  for (;;) {
    const head = await reader.peek(8);
    const type = head.toString('latin1', 4, 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return yield* reader.rest();
    const size = head.readUInt32BE(0);
    if (type === 'eXIf' && size <= LONGEST_EXIF) {
      const chunk = await reader.take(size + 12);
      const turn = orientationOf(chunk.subarray(8, -4));
      if (turn !== 1) yield orientationChunk(turn);
    } else if (isCritical(type) || ALLOWED.has(type)) yield* reader.pass(size + 12);
    else await reader.skip(size + 12);
    // What follows the end is no part of the picture.
    if (type === 'IEND') return await reader.skip(Number.POSITIVE_INFINITY);
  }
}

const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

function orientationChunk(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), orientationBlock(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
