// Photographs with a location in their metadata, and decompression bombs that claim to be pictures.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif';
export type PhotoOptions = {
  width: number;
  height: number;
  format?: PhotoFormat;
  /** As a camera held upright writes it. */
  orientation?: number;
};

/** A text that no response of the server may contain. */
const PLACE = 'GPSLatitude';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:${PLACE}="48,51.3N" exif:GPSLongitude="2,17.6E"/></rdf:RDF></x:xmpmeta>`;

/** The left half is red and the right half blue, so that a turned or mirrored picture is noticed. */
export async function photo({ width, height, format = 'jpeg', orientation }: PhotoOptions): Promise<Buffer> {
  const half = Math.floor(width / 2);
  const blue = await sharp({ create: { width: width - half, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const made = sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: half, top: 0 }])
    .withExif({
      IFD0: { Make: 'Chambre', Model: 'Noire' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 3000/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 17/1 4000/100',
      },
    })
    .withXmp(XMP);
  if (orientation !== undefined) made.withMetadata({ orientation });
  return made.toFormat(format).toBuffer();
}

export type Shown = {
  width: number;
  height: number;
  format: string;
  orientation: number | undefined;
  hasExif: boolean;
  hasPlace: boolean;
};

export async function look(bytes: Buffer): Promise<Shown> {
  const { width, height, format, orientation, exif } = await sharp(bytes).metadata();
  const hasPlace = bytes.includes(PLACE) || (exif !== undefined && pointsToPlace(exif));
  return { width, height, format, orientation, hasExif: exif !== undefined, hasPlace };
}

/** The colour of one pixel, as a person sees the picture. */
export async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const upright = await sharp(bytes).autoOrient().png().toBuffer();
  const [red = 0, green = 0, blue = 0] = await sharp(upright)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (red > 180 && green < 80 && blue < 80) return 'red';
  return blue > 180 && red < 80 && green < 80 ? 'blue' : 'other';
}

/** A few hundred bytes that decompress into as many pixels as they claim. `extra` are chunks before the pixels. */
export function pngOf(width: number, height: number, rows = 1, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animation of tiny frames on a wide canvas. */
export function gifOf(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

function checksum(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Whether the first EXIF directory refers to a GPS directory with entries. */
function pointsToPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = long(4);
  for (let n = 0; n < short(first); n += 1) {
    const entry = first + 2 + n * 12;
    if (short(entry) !== 0x8825) continue;
    const directory = long(entry + 8);
    return directory + 2 <= tiff.length && short(directory) > 0;
  }
  return false;
}
