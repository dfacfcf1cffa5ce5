// Reads the title of a page from its markup, for its share card. Only a page that is its own canonical address has a card.
import type { HttpRequest } from '@liesse/platform/http/types.ts';
import { site as text } from '@liesse/web/src/locales/fr/public/site.ts';
import type { CardText } from '#server/documents/share/share-card.ts';
import type { Pages } from '#server/pages/pages.ts';

export const createCardTextReader =
  (pages: Pages, publicUrl: () => string) =>
  async (path: string, request: HttpRequest): Promise<CardText | null> => {
    const { status, body } = await pages({ ...request, method: 'GET', path, query: '', headers: {} });
    if (status !== 200 || body === null || body === undefined) return null;
    const html = typeof body === 'string' ? body : Buffer.from(body as Uint8Array).toString('utf8');
    return cardTextOf(html, publicUrl() + path);
  };

/** Null for a page whose canonical address is another one or missing. */
export function cardTextOf(html: string, address: string): CardText | null {
  const read = (pattern: RegExp): string => decode(pattern.exec(html)?.[1] ?? '');
  if (read(/<link rel="canonical" href="([^"]*)"/) !== address) return null;
  const siteName = read(/<meta property="og:site_name" content="([^"]*)"/);
  const title = read(/<meta property="og:title" content="([^"]*)"/);
  return { siteName, tagline: text.tagline, title: title.replace(` | ${siteName}`, '') };
}

const decode = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** As React writes them. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
