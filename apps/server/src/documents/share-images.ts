// /share/{address of a page}.png: the card of that page. The title comes from the page itself, so that a visitor cannot have other texts drawn.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import sharp from 'sharp';
import { CARD_VERSION, type CardText, type DrawCard, loadCard } from '#server/documents/share/share-card.ts';
import { isKnown } from '#server/pages/content.ts';
import { fileHeaders } from '#server/pages/security-headers.ts';

export interface ShareImagesOptions {
  /** The cache of pictures, named by what they show; it may be emptied at any time. */
  folder: string;
  /** What a page says of itself, or null when it is none that may be shared. */
  readPage: (path: string, request: HttpRequest) => Promise<CardText | null>;
  isHttps: boolean;
}

export type ShareImages = (request: HttpRequest) => Promise<HttpResponse | undefined>;

const ADDRESS = /^\/share(\/[a-z0-9/-]{1,200})\.png$/;
const DAY = 86_400;
/** About 120 MB. */
const MOST = 2_000;

export function createShareImages({ folder, readPage, isHttps }: ShareImagesOptions): ShareImages {
  const headers = fileHeaders({ isHttps });
  const pending = new Map<string, Promise<Buffer>>();
  let card: Promise<DrawCard> | undefined;

  async function pictureOf(text: CardText, digest: string): Promise<Buffer> {
    const file = join(folder, `${digest}.png`);
    const cached = await readFile(file).catch(() => null);
    if (cached !== null) return cached;
    card ??= loadCard();
    const picture = await sharp(Buffer.from((await card)(text)))
      .png({ palette: true, effort: 6 })
      .toBuffer();
    await storePicture(folder, file, picture);
    return picture;
  }

  return async (request) => {
    const path = ADDRESS.exec(request.path)?.[1];
    if (path === undefined) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...headers, allow: 'GET, HEAD' } };
    }
    const text = await readPage(path, request);
    if (text === null) return { status: 404, headers: { ...headers, 'cache-control': 'no-store' } };
    const digest = digestOf(text);
    const answer = { ...headers, etag: `"${digest}"`, 'cache-control': `public, max-age=${DAY}`, ...SHARED };
    if (isKnown(request.headers['if-none-match'], answer.etag)) return { status: 304, headers: answer };
    // A second request for the same card waits for the picture that is being made.
    const picture = pending.get(digest) ?? pictureOf(text, digest).finally(() => pending.delete(digest));
    pending.set(digest, picture);
    return { status: 200, headers: { ...answer, 'content-type': 'image/png' }, body: await picture };
  };
}

/** Meant for other sites. */
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

const digestOf = (text: CardText): string =>
  createHash('sha256')
    .update(JSON.stringify([CARD_VERSION, text.siteName, text.tagline, text.title]))
    .digest('hex')
    .slice(0, 32);

/** A picture is written whole or not at all, and the oldest are removed. On a full disk the next reader waits for a new picture. */
async function storePicture(folder: string, file: string, picture: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    const names = await readdir(folder);
    if (names.length > MOST) await removeOldest(folder, names);
  } catch {
    // The next request makes the picture again.
  }
}

async function removeOldest(folder: string, names: readonly string[]): Promise<void> {
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const surplus = files.toSorted((a, b) => a.at - b.at).slice(0, names.length - MOST / 2);
  await Promise.all(surplus.map(({ name }) => rm(join(folder, name), { force: true })));
}
