// What a variant of an image is asked to be: the query of /render/image as storage-js writes it.

export type Resize = 'cover' | 'contain' | 'fill';
export type Format = 'origin' | 'webp' | 'avif';

/** Plain JSON: it travels inside signed addresses. */
export interface Transform {
  width: number | null;
  height: number | null;
  resize: Resize;
  quality: number;
  /** Null leaves the choice to what the reader accepts. */
  format: Format | null;
}

export type ParsedTransform = { ok: true; transform: Transform } | { ok: false; message: string };

const LARGEST_SIDE = 2_500;
const DEFAULT_QUALITY = 80;
const RESIZES: readonly Resize[] = ['cover', 'contain', 'fill'];
const FORMATS: readonly Format[] = ['origin', 'webp', 'avif'];

export function parseTransform(query: URLSearchParams): ParsedTransform {
  const width = integer(query.get('width'), 1, LARGEST_SIDE);
  const height = integer(query.get('height'), 1, LARGEST_SIDE);
  const quality = integer(query.get('quality'), 20, 100);
  const resize = oneOf(query.get('resize'), RESIZES);
  const format = oneOf(query.get('format'), FORMATS);
  if (width === undefined) return refuse(`width must be a whole number from 1 to ${LARGEST_SIDE}`);
  if (height === undefined) return refuse(`height must be a whole number from 1 to ${LARGEST_SIDE}`);
  if (quality === undefined) return refuse('quality must be a whole number from 20 to 100');
  if (resize === undefined) return refuse('resize must be cover, contain or fill');
  if (format === undefined) return refuse('format must be origin, webp or avif');
  return {
    ok: true,
    transform: { width, height, resize: resize ?? 'cover', quality: quality ?? DEFAULT_QUALITY, format },
  };
}

const RESIZING_TYPES: Record<Resize, string> = { cover: 'fill', contain: 'fit', fill: 'force' };

/** What was asked, in the words of the hosted service's image proxy. */
export function describeTransform({ width, height, resize, quality, format }: Transform): string {
  const parts = [
    height !== null && `height:${height}`,
    width !== null && `width:${width}`,
    (width !== null || height !== null) && `resizing_type:${RESIZING_TYPES[resize]}`,
    quality !== DEFAULT_QUALITY && `quality:${quality}`,
    format !== null && format !== 'origin' && `format:${format}`,
  ];
  return parts.filter((part) => part !== false).join(',');
}

/** Null when absent, undefined when it is not one. */
function integer(text: string | null, least: number, most: number): number | null | undefined {
  if (text === null || text === '') return null;
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function oneOf<T extends string>(text: string | null, values: readonly T[]): T | null | undefined {
  if (text === null || text === '') return null;
  return values.find((value) => value === text);
}

const refuse = (message: string): ParsedTransform => ({ ok: false, message });
