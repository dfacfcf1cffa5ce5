import { describe, expect, it, vi } from 'vitest';
import { createCoverPreviews } from '#server/pages/cover-previews.ts';

const picture = (bytes: number, type = 'image/webp') =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
const previewsOf = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  return { fetch, preview: createCoverPreviews({ platform: () => ({ url: 'http://platform.test' }), fetch }) };
};

describe('the preview of a cover', () => {
  it('is a small picture in the page, read once', async () => {
    const { fetch, preview } = previewsOf(async () => picture(3));
    expect(await preview('a/b.jpg')).toBe('data:image/webp;base64,AAAA');
    expect(await preview('a/b.jpg')).toBe('data:image/webp;base64,AAAA');
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.lastCall?.[0]).toMatch(/\/event-covers\/a\/b\.jpg\?width=20&/);
  });

  it.each([
    ['is too heavy', () => Promise.resolve(picture(1_001))],
    ['is of another type', () => Promise.resolve(picture(3, 'image/png'))],
    ['is refused', () => Promise.resolve(new Response('', { status: 404 }))],
    ['takes too long', () => new Promise<Response>(() => {})],
  ])('is left out when the picture %s', async (_what, answer) => {
    expect(await previewsOf(answer).preview('a/b.jpg')).toBeNull();
  });

  it('is read again after a failure', async () => {
    let isDown = true;
    const { preview } = previewsOf(async () => (isDown ? new Response('', { status: 503 }) : picture(3)));
    expect(await preview('a/b.jpg')).toBeNull();
    isDown = false;
    expect(await preview('a/b.jpg')).not.toBeNull();
  });
});
