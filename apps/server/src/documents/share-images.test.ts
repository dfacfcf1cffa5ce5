import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpRequest } from '@liesse/platform/http/types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShareImages } from '#server/documents/share-images.ts';
import { cardTextOf } from '#server/pages/page-title.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liesse-share-'));
});
afterAll(() => rm(folder, { recursive: true }));

function scene() {
  const read: string[] = [];
  const images = createShareImages({
    folder: join(folder, 'cards'),
    readPage: async (path) => {
      read.push(path);
      return path === '/gone' ? null : { siteName: 'Liesse', tagline: 'Recevoir', title: `Page ${path}` };
    },
    isHttps: false,
  });
  const ask = (path: string, changes: Partial<HttpRequest> = {}) =>
    images({ method: 'GET', path, headers: {}, ...changes } as HttpRequest);
  return { ask, read };
}

it('is a picture of 1200 by 630, cached by its text', async () => {
  const { ask } = scene();
  const [answer, same] = await Promise.all([ask('/share/blog/un-an.png'), ask('/share/blog/un-an.png')]);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
  const picture = answer?.body as Buffer;
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(same?.body).toEqual(picture);
  expect(await readdir(join(folder, 'cards'))).toHaveLength(1);
  const etag = String(answer?.headers['etag']);
  expect(await ask('/share/blog/un-an.png', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 });
});

it('is 404 for a page that is none, and nothing for an address that is no page’s', async () => {
  const { ask, read } = scene();
  expect(await ask('/share/gone.png')).toMatchObject({ status: 404 });
  expect(await ask('/share/gone.png', { method: 'POST' })).toMatchObject({ status: 405 });
  for (const path of ['/share.png', '/share/../x.png', '/share/%2e.png', '/share/A.png', '/share/x.svg']) {
    expect(await ask(path)).toBeUndefined();
  }
  expect(read).toEqual(['/gone']);
});

it('reads the words from a page that has its own address', () => {
  const page = (canonical: string) => `<head><link rel="canonical" href="${canonical}"/>
<meta property="og:site_name" content="Liesse"/><meta property="og:title" content="L&#x27;été &amp; vous | Liesse"/></head>`;
  const address = 'https://liesse.example/blog/ete';
  expect(cardTextOf(page(address), address)).toMatchObject({ siteName: 'Liesse', title: "L'été & vous" });
  expect(cardTextOf(page('https://liesse.example/blog'), address)).toBeNull();
  expect(cardTextOf('<head></head>', address)).toBeNull();
});
