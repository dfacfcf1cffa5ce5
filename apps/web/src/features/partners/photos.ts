// Pictures of partners at the sizes that screens need, made by the platform from the file that was sent.
import type { PhotoSource } from '#web/ui/photo.tsx';

/** As the directory's functions answer it. */
export interface PhotoRow {
  path: string;
  alt: string;
  width: number;
  height: number;
}

const RENDER = '/storage/v1/render/image/public/partner-photos';
const cards = [320, 480, 640, 960];
const pages = [480, 800, 1200, 1600];

/** Cut to four by three, so that cards are alike. */
export function cardPhoto({ path, alt }: PhotoRow): PhotoSource {
  const at = (width: number) => addressOf(path, { width, height: Math.round((width * 3) / 4), resize: 'cover' });
  return sourceOf(alt, cards, at, { width: 640, height: 480 });
}

/** Whole, as it was taken. */
export function pagePhoto({ path, alt, width, height }: PhotoRow): PhotoSource {
  const sizes = pages.filter((size) => size < width);
  const at = (size: number) => addressOf(path, { width: size });
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

function addressOf(path: string, size: Record<string, string | number>): string {
  const query = Object.entries(size).map(([name, value]) => `${name}=${value}`);
  return `${RENDER}/${path.split('/').map(encodeURIComponent).join('/')}?${query.join('&')}`;
}
