// Caches static pages for a few seconds, so that a page that everybody requests is rendered once.
import { type Content, toContent } from '#server/pages/content.ts';

export interface StaticPage {
  content: Content;
  /** By which its policy allows its one script. */
  scriptHash: string;
}

export interface PageCache {
  /** Undefined when the page has to be rendered: it is not cached, or for too long. */
  find(address: string): StaticPage | undefined;
  /** `since` is the generation in which the rendering began: a page that was made before a clear is not cached. */
  store(address: string, page: { html: string; scriptHash: string }, since: number): StaticPage;
  generation(): number;
  /** After a change of what pages are made of. */
  clear(): void;
}

const MAX_AGE_MS = 5_000;
/** While one request renders a page anew, the others still get the old one: a crowd must not render it all at once. */
const GRACE_MS = 1_000;
/** Addresses are anybody's to invent. */
const MOST = 200;

export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, { page: StaticPage; until: number }>();
  let generation = 0;
  return {
    find(address) {
      const cached = pages.get(address);
      if (cached === undefined) return undefined;
      if (cached.until > now()) return cached.page;
      cached.until = now() + GRACE_MS;
      return undefined;
    },
    store(address, { html, scriptHash }, since) {
      const page = { content: toContent(html), scriptHash };
      if (since !== generation) return page;
      // A map keeps the order in which its keys were added: the first is the oldest.
      pages.delete(address);
      pages.set(address, { page, until: now() + MAX_AGE_MS });
      if (pages.size > MOST) pages.delete(pages.keys().next().value ?? '');
      return page;
    },
    generation: () => generation,
    clear() {
      generation += 1;
      pages.clear();
    },
  };
}
