// Signs the address of a photo with a guest's link, which the storage checks.
import type { StoredLink } from '#server/pages/guest-cookie.ts';

/** About twice the drawn width, for dense screens. */
const WIDTH = 560;
const SECONDS = 3_600;
const TIMEOUT_MS = 10_000;

export interface PhotoSignerOptions {
  platform: () => { url: string; publishableKey: string } | undefined;
  fetch: typeof fetch;
}

export const createPhotoSigner =
  (options: PhotoSignerOptions) =>
  async ({ token, pass }: StoredLink, path: string): Promise<string | null> => {
    const platform = options.platform();
    if (platform === undefined) return null;
    const response = await options.fetch(`${platform.url}/storage/v1/object/sign/guest-photos/${path}`, {
      method: 'POST',
      headers: {
        apikey: platform.publishableKey,
        'content-type': 'application/json',
        'x-guest-token': token,
        ...(pass !== null && { 'x-guest-pass': pass }),
      },
      body: JSON.stringify({ expiresIn: SECONDS, transform: { width: WIDTH, resize: 'contain' } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { signedURL } = (await response.json()) as { signedURL?: unknown };
    return response.ok && typeof signedURL === 'string' ? `/storage/v1${signedURL}` : null;
  };
