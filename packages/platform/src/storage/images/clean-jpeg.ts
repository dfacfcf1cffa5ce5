// Removes the metadata of a JPEG segment by segment, without touching its pixels (ITU-T T.81, annex B).
import type { ByteReader } from '#platform/storage/backends/byte-reader.ts';
import { orientationBlock, orientationOf } from './exif.ts';

const [SOI, EOI, COMMENT] = [0xd8, 0xd9, 0xfe];
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];

export async function* cleanJpeg(reader: ByteReader): AsyncGenerator<Buffer, void, undefined> {
  let isTurned = false;
  for (;;) {
    yield* toNextMarker(reader);
    const head = await reader.peek(4);
    const marker = head[1];
    if (marker === undefined) return yield* reader.rest();
    if (marker === EOI) {
      yield await reader.take(2);
      // Phones append further pictures and films, each with a place of its own.
      return await reader.skip(Number.POSITIVE_INFINITY);
    }
    if (marker === SOI || marker === 0x01 || isRestart(marker)) yield await reader.take(2);
    else if (head.length < 4) return yield* reader.rest();
    else {
      const size = 2 + Math.max(2, head.readUInt16BE(2));
      if (marker >= APP0 && marker <= APP15) {
        const segment = await reader.take(size);
        const turn = marker === APP1 ? orientationOf(segment.subarray(4)) : 1;
        if (isAllowed(marker, segment)) yield segment;
        else if (turn !== 1 && !isTurned) {
          isTurned = true;
          yield orientationSegment(turn);
        }
      } else if (marker === COMMENT) await reader.skip(size);
      else yield* reader.pass(size);
    }
  }
}

/** What decoding needs: the JFIF header, the colour profile, and Adobe's note on how colours are coded. */
function isAllowed(marker: number, segment: Buffer): boolean {
  if (marker === APP0 || marker === APP14) return true;
  return marker === APP2 && segment.toString('latin1', 4, 16) === 'ICC_PROFILE\0';
}

function orientationSegment(orientation: number): Buffer {
  const block = orientationBlock(orientation);
  const head = Buffer.from([0xff, APP1, 0, block.length + 8]);
  return Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), block]);
}

/** Coded pixels, and anything else between two markers, pass unchanged. */
async function* toNextMarker(reader: ByteReader): AsyncGenerator<Buffer, void, undefined> {
  for (;;) {
    const held = await reader.fill();
    if (!held) return;
    const at = markerIn(held);
    if (at === null) yield* reader.pass(held.length);
    else {
      yield* reader.pass(at);
      const next = await reader.peek(2);
      if (next.length < 2) return yield* reader.rest();
      if (isMarker(next[1])) return;
      // A fill byte is followed by another; a stuffed zero belongs to the one before.
      yield* reader.pass(next[1] === 0xff ? 1 : 2);
    }
  }
}

/** The position where a marker begins or, in the last byte, might begin. */
function markerIn(bytes: Buffer): number | null {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (at === bytes.length - 1 || isMarker(bytes[at + 1])) return at;
  }
  return null;
}

const isMarker = (code: number | undefined): boolean =>
  code !== undefined && code !== 0 && code !== 0xff && !isRestart(code);

const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
