// Sources of partners' pictures at several widths, which the storage service renders.
import { type Infer, number, object, string } from '#web/lib/api/answer-schema.ts';
import type { PhotoSource } from '#web/ui/photo.tsx';

/** A picture in the answers of the directory's functions. */
export const photoFields = { path: string, alt: string, width: number, height: number };
export const photoRow = object(photoFields);
export type PhotoRow = Infer<typeof photoRow>;

const RENDER = '/storage/v1/render/image/public/partner-photos';
const cardWidths = [320, 480, 640, 960];
const pageWidths = [480, 800, 1200, 1600];

/** Cropped to four by three, so that all cards have the same height. */
export function cardPhoto({ path, alt }: PhotoRow): PhotoSource {
  const at = (width: number) => renderUrl(path, { width, height: Math.round((width * 3) / 4), resize: 'cover' });
  return sourceOf(alt, cardWidths, at, { width: 640, height: 480 });
}

/** Uncropped. */
export function pagePhoto({ path, alt, width, height }: PhotoRow): PhotoSource {
  const sizes = pageWidths.filter((size) => size < width);
  const at = (size: number) => renderUrl(path, { width: size });
  return sourceOf(alt, sizes.length === 0 ? [Math.min(width, 2000)] : sizes, at, { width, height });
}

function sourceOf(
  alt: string,
  widths: readonly number[],
  at: (width: number) => string,
  box: { width: number; height: number },
): PhotoSource {
  return {
    alt,
    ...box,
    src: at(widths[Math.min(1, widths.length - 1)] ?? box.width),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

function renderUrl(path: string, size: Record<string, string | number>): string {
  const query = Object.entries(size).map(([name, value]) => `${name}=${value}`);
  return `${RENDER}/${path.split('/').map(encodeURIComponent).join('/')}?${query.join('&')}`;
}
