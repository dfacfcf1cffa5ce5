// What machines read of the site: robots, sitemaps, feeds. Each is made at most once in a while, whatever the number of readers.
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import { answerContent, type Content, toContent } from '#server/pages/content.ts';
import { fileHeaders } from '#server/pages/security-headers.ts';

export interface SiteDocument {
  type: string;
  /** How long readers and this server cache the document. */
  seconds: number;
  /** Null when there is no such document after all. */
  make(): Promise<string | null>;
}

/** Undefined for an address that is no document of this kind. */
export type FindDocument = (path: string) => SiteDocument | undefined;

export interface SiteDocumentsOptions {
  kinds: readonly FindDocument[];
  now: () => number;
  isHttps: boolean;
}

export interface SiteDocuments {
  answer: (request: HttpRequest) => Promise<HttpResponse | undefined>;
  /** After a change of what documents are made of. */
  clear: () => void;
}

export function createSiteDocuments({ kinds, now, isHttps }: SiteDocumentsOptions): SiteDocuments {
  const cache = new Map<string, { until: number; content: Promise<Content | null> }>();
  const headers = fileHeaders({ isHttps });

  function read(path: string, document: SiteDocument): Promise<Content | null> {
    const known = cache.get(path);
    if (known !== undefined && known.until > now()) return known.content;
    const content = document.make().then((text) => (text === null ? null : toContent(text)));
    cache.set(path, { until: now() + document.seconds * 1000, content });
    // A failure or an absence is nothing to keep: numbers are anybody's to invent.
    content.then(
      (made) => made === null && cache.delete(path),
      () => cache.delete(path),
    );
    return content;
  }

  const refuse = (status: number, more: Record<string, string> = {}): HttpResponse => ({
    status,
    headers: { ...headers, ...more, 'cache-control': 'no-store' },
  });

  const answer = async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    const document = kinds.map((find) => find(request.path)).find((found) => found !== undefined);
    if (document === undefined) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...headers, allow: 'GET, HEAD' } };
    }
    try {
      const content = await read(request.path, document);
      if (content === null) return refuse(404);
      return await answerContent(request, content, {
        ...headers,
        'content-type': document.type,
        'cache-control': `public, max-age=${document.seconds}`,
      });
    } catch {
      // A crawler that gets 503 with Retry-After does not drop the pages it knows.
      return refuse(503, { 'retry-after': '120' });
    }
  };
  return { answer, clear: () => cache.clear() };
}
