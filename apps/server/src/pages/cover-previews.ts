// The tiny preview of a cover, a few hundred bytes that a guest's page carries: it is shown, blurred, until the picture arrives.
export type CoverPreviews = (path: string) => Promise<string | null>;

export interface CoverPreviewsOptions {
  platform: () => { url: string } | undefined;
  fetch: typeof fetch;
}

const WIDTH = 20;
const QUALITY = 40;
/** More than that is no preview. */
const MAX_BYTES = 1_000;
const MOST = 500;
/** A page does not wait longer; the next one has it. */
const PATIENCE_MS = 150;
const TIMEOUT_MS = 10_000;

/** A path names one picture for ever: another cover has another path. */
export function createCoverPreviews(options: CoverPreviewsOptions): CoverPreviews {
  const previews = new Map<string, Promise<string | null>>();
  return (path) => {
    let preview = previews.get(path);
    if (preview === undefined) {
      preview = read(options, path).catch(() => {
        previews.delete(path);
        return null;
      });
      previews.set(path, preview);
      if (previews.size > MOST) previews.delete(previews.keys().next().value ?? '');
    }
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, PATIENCE_MS, null);
    return Promise.race([preview, late]).finally(() => clearTimeout(timer));
  };
}

async function read({ platform, fetch }: CoverPreviewsOptions, path: string): Promise<string | null> {
  const { url } = platform() ?? {};
  if (url === undefined) throw new Error('the platform is not there yet');
  const address = `${url}/storage/v1/render/image/public/event-covers/${path}?width=${WIDTH}&quality=${QUALITY}`;
  const response = await fetch(address, {
    headers: { accept: 'image/webp' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`a cover was answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return bytes.length <= MAX_BYTES && type === 'image/webp'
    ? `data:image/webp;base64,${bytes.toString('base64')}`
    : null;
}
