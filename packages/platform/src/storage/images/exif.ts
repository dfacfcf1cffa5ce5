// The one thing of EXIF that a picture needs: which side is up.

const ORIENTATION = 0x0112;

/** Of a TIFF block as EXIF holds it, with or without its `Exif` mark. 1 is upright, and what is not said. */
export function orientationOf(block: Buffer): number {
  const tiff = block.toString('latin1', 0, 6) === 'Exif\0\0' ? block.subarray(6) : block;
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return 1;
  const isLittle = order.startsWith('II');
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  if (tiff.length < 10) return 1;
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  for (let index = 0; index < short(first); index += 1) {
    const at = first + 2 + index * 12;
    if (at + 12 > tiff.length) return 1;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that says which side is up and nothing else: 26 bytes. */
export function orientationBlock(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Buffer.from([...HEADER, 0, 1, ...entry, 0, 0, 0, 0]);
}

/** A TIFF block that says nothing: 14 bytes. */
export const emptyBlock = (): Buffer => Buffer.from([...HEADER, 0, 0, 0, 0, 0, 0]);

const HEADER = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
