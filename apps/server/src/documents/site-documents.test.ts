import type { HttpRequest } from '@liesse/platform/http/types.ts';
import { describe, expect, it } from 'vitest';
import { findFeeds } from '#server/documents/feeds.ts';
import type { PublicRows } from '#server/documents/public-rows.ts';
import { findRobots } from '#server/documents/robots.ts';
import { createSiteDocuments, type FindDocument } from '#server/documents/site-documents.ts';
import { findSitemap } from '#server/documents/sitemap.ts';

const publicUrl = () => 'https://liesse.example';
const post = {
  slug: 'un-an',
  topic: 'planning',
  title: 'Un an & « demi » <b>',
  summary: 'Tout\u0000 prévoir',
  published_at: '2026-09-14T07:00:00+00:00',
  updated_at: '2026-09-20T07:00:00+00:00',
};
const partner = { type: 'venue', slug: 'le-domaine', updated_at: '2026-10-01T00:00:00+00:00' };

function rowsOf(partners: number): PublicRows {
  return {
    read: async <T>(path: string) => {
      if (path.startsWith('posts')) return [post] as T[];
      const offset = Number(/offset=(\d+)/.exec(path)?.[1]);
      return Array.from({ length: Math.max(0, Math.min(1000, partners - offset)) }, () => partner) as T[];
    },
    count: async () => partners,
  };
}

const asked = (path: string, changes: Partial<HttpRequest> = {}) =>
  ({ method: 'GET', path, headers: {}, ...changes }) as HttpRequest;

async function textOf(kind: FindDocument, path: string): Promise<string> {
  const answer = await createSiteDocuments({ kinds: [kind], now: () => 0, isHttps: true }).answer(asked(path));
  return answer?.body as string;
}

describe('the sitemap', () => {
  const sitemap = findSitemap({ publicUrl, rows: rowsOf(2_001) });

  it('is an index of pages, one for each thousand partners', async () => {
    const text = await textOf(sitemap, '/sitemap.xml');
    expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual(
      ['pages', 'posts', 'partners-1', 'partners-2', 'partners-3'].map(
        (name) => `<loc>https://liesse.example/sitemaps/${name}.xml</loc>`,
      ),
    );
  });

  it('names pages, posts and partners, the last two with their change', async () => {
    expect(await textOf(sitemap, '/sitemaps/pages.xml')).toContain('<loc>https://liesse.example/partners/venue</loc>');
    expect(await textOf(sitemap, '/sitemaps/posts.xml')).toContain(
      '<loc>https://liesse.example/blog/un-an</loc><lastmod>2026-09-20T07:00:00.000Z</lastmod>',
    );
    const last = await textOf(sitemap, '/sitemaps/partners-3.xml');
    expect(
      last.match(/<url><loc>https:\/\/liesse\.example\/partners\/venue\/le-domaine<\/loc><lastmod>/g),
    ).toHaveLength(1);
  });

  it.each([
    '/sitemaps/partners-0.xml',
    '/sitemaps/partners-01.xml',
    '/sitemaps/partners-99999999.xml',
    '/sitemaps/x.xml',
  ])('has no page at %s', (path) => {
    expect(sitemap(path)).toBeUndefined();
  });

  it('answers 404 for a page beyond its end', async () => {
    const { answer } = createSiteDocuments({ kinds: [sitemap], now: () => 0, isHttps: true });
    expect(await answer(asked('/sitemaps/partners-4.xml'))).toMatchObject({ status: 404 });
  });
});

describe('robots.txt', () => {
  it('keeps crawlers out of the areas, not out of the directory, and names the sitemap', async () => {
    const text = await textOf(findRobots({ publicUrl, isHiddenFromSearch: false }), '/robots.txt');
    expect(text).toContain('Disallow: /partner/\n');
    expect(text).not.toMatch(/Disallow: \/partners?\n/);
    expect(text).toContain('Sitemap: https://liesse.example/sitemap.xml');
  });

  it('lets crawlers see that a public demonstration refuses the index', async () => {
    const text = await textOf(findRobots({ publicUrl, isHiddenFromSearch: true }), '/robots.txt');
    expect(text).toBe('User-agent: *\nAllow: /\n');
  });
});

describe('the feeds', () => {
  const feeds = findFeeds({ siteName: () => 'Liesse', publicUrl, rows: rowsOf(0) });

  it('list a post in RSS', async () => {
    const text = await textOf(feeds, '/blog/rss.xml');
    expect(text).toContain('<title>Un an &amp; « demi » &lt;b&gt;</title>');
    expect(text).toContain('<link>https://liesse.example/blog/un-an</link>');
    expect(text).toContain('<pubDate>Mon, 14 Sep 2026 07:00:00 GMT</pubDate>');
    expect(text).toContain('<description>Tout prévoir</description>');
  });

  it('list it in Atom', async () => {
    const text = await textOf(feeds, '/blog/atom.xml');
    expect(text).toContain('<id>https://liesse.example/blog/un-an</id>');
    expect(text).toContain('<updated>2026-09-20T07:00:00.000Z</updated>');
    expect(text).toContain('<author><name>Liesse</name></author>');
  });
});

describe('a document', () => {
  function scene(make: () => Promise<string | null>) {
    let time = 0;
    let made = 0;
    const find: FindDocument = (path) =>
      path === '/x.xml'
        ? {
            type: 'application/xml',
            seconds: 60,
            make: () => {
              made += 1;
              return make();
            },
          }
        : undefined;
    const documents = createSiteDocuments({ kinds: [find], now: () => time, isHttps: false });
    return {
      documents: documents.answer,
      clear: documents.clear,
      made: () => made,
      pass: (seconds: number) => (time += seconds * 1000),
    };
  }

  it('is made once for all its readers, then again when its time is over', async () => {
    const { documents, made, pass } = scene(async () => '<x/>');
    const [first] = await Promise.all([documents(asked('/x.xml')), documents(asked('/x.xml'))]);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=60' } });
    const etag = String(first?.headers['etag']);
    expect(await documents(asked('/x.xml', { headers: { 'if-none-match': etag } }))).toMatchObject({ status: 304 });
    expect(made()).toBe(1);
    pass(61);
    await documents(asked('/x.xml'));
    expect(made()).toBe(2);
  });

  it('is made again after a change of what it is made of', async () => {
    const { documents, clear, made } = scene(async () => '<x/>');
    await documents(asked('/x.xml'));
    clear();
    await documents(asked('/x.xml'));
    expect(made()).toBe(2);
  });

  it('that cannot be made asks its reader to come back, and is tried again', async () => {
    const { documents, made } = scene(() => Promise.reject(new Error('no database')));
    expect(await documents(asked('/x.xml'))).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    await documents(asked('/x.xml'));
    expect(made()).toBe(2);
  });

  it('is only read', async () => {
    const { documents } = scene(async () => '');
    expect(await documents(asked('/x.xml', { method: 'POST' }))).toMatchObject({ status: 405 });
    expect(await documents(asked('/y.xml'))).toBeUndefined();
  });
});
