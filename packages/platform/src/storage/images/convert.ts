// Makes a variant of an image in memory: upright, in sRGB, without any of its metadata. What would take more memory or
// time than a photo does is refused before its pixels are touched.
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { type Kind, kindOf } from './kind.ts';
import type { Transform } from './transform.ts';

export const OUTPUT_FORMATS = ['webp', 'jpeg', 'png', 'avif', 'gif'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export type Converted = { ok: true; bytes: Buffer } | { ok: false; reason: 'unsupported' | 'too-large' | 'broken' };

export const LARGEST_INPUT = 25 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const MOST_FRAMES = 200;
const TIMEOUT_SECONDS = 15;

/** What the reader gets without a wish of his own: the format of the original where browsers know it. */
const ORIGIN: Record<Kind, OutputFormat> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

/** Decided by the address, the first bytes and what the reader accepts, so that it is known before any work. */
export function outputFormat(kind: Kind, transform: Transform, acceptsWebp: boolean): OutputFormat {
  if (transform.format === 'webp' || transform.format === 'avif') return transform.format;
  if (transform.format === null && acceptsWebp) return 'webp';
  return ORIGIN[kind];
}

export async function convert(input: Buffer, transform: Transform, format: OutputFormat): Promise<Converted> {
  const kind = kindOf(input);
  if (kind === null) return { ok: false, reason: 'unsupported' };
  const limits = { limitInputPixels: MOST_PIXELS, limitInputChannels: 5, failOn: 'error' as const };
  try {
    const { width, height, pages = 1 } = await sharp(input, limits).metadata();
    const isAnimated = pages > 1 && (kind === 'gif' || kind === 'webp') && (format === 'gif' || format === 'webp');
    if (width * height > MOST_PIXELS || (isAnimated && pages > MOST_FRAMES)) return { ok: false, reason: 'too-large' };
    const image = sharp(input, { ...limits, animated: isAnimated })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(resizing(transform));
    return { ok: true, bytes: await encode(image, format, transform.quality) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

function resizing({ width, height, resize }: Transform): ResizeOptions {
  // Fit within, without bars: the sides asked for are the most there will be.
  const fit = resize === 'contain' ? 'inside' : resize;
  return {
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    fit,
    withoutEnlargement: true,
  };
}

function encode(image: Sharp, format: OutputFormat, quality: number): Promise<Buffer> {
  switch (format) {
    case 'jpeg':
      // JPEG has no transparency, so transparent parts become white.
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: false }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 6 }).toBuffer();
    case 'gif':
      return image.gif({ effort: 3 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 3 }).toBuffer();
    case 'avif':
      return image.avif({ quality: Math.max(1, quality - 20), effort: 2 }).toBuffer();
  }
}

function reasonOf(error: unknown): 'unsupported' | 'too-large' | 'broken' {
  const message = error instanceof Error ? error.message : '';
  if (/exceeds pixel limit|exceeds channel limit|timeout/i.test(message)) return 'too-large';
  if (/unsupported image format|unsupported (?:feature|codec)|no decoding plugin|not been built/i.test(message))
    return 'unsupported';
  return 'broken';
}
