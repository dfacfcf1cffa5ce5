// Recognises an image by its first bytes. The declared type is ignored, because the sender may write anything there.

export type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** As many bytes as `kindOf` needs. */
export const KIND_BYTES = 32;

/** Brands of still images in the ISO container; films use others and pass as what they are. */
const HEIF_BRANDS = /^(?:mif1|mif2|msf1|miaf|heic|heix|heim|heis|hevc|hevx|hevm|hevs|avif|avis|avio)$/;

export function kindOf(bytes: Buffer): Kind | null {
  const text = bytes.toString('latin1', 0, KIND_BYTES);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.slice(4, 8) === 'ftyp' && brands(text).some((brand) => HEIF_BRANDS.test(brand))) return 'heif';
  return null;
}

/** TIFF and the camera formats built on it. */
export const isTiff = (bytes: Buffer): boolean => /^(?:II[*+]\0|MM\0[*+])/.test(bytes.toString('latin1', 0, 4));

/** The major brand, and the first of the compatible ones. */
const brands = (text: string): string[] => [8, 16, 20, 24, 28].map((at) => text.slice(at, at + 4));
