// The sitemap: an index, and one page for each kind of address or each thousand partners.
import type { TradeEntry } from '@liesse/domain';
import { partnerUrl, postUrl, publicUrls } from '@liesse/web/src/lib/seo/public-urls.ts';
import type { PublicRows } from '#server/documents/public-rows.ts';
import type { FindDocument } from '#server/documents/site-documents.ts';
import { element, XML_DECLARATION } from '#server/documents/xml.ts';

export interface SitemapOptions {
  publicUrl: () => string;
  rows: PublicRows;
}

interface Address {
  path: string;
  changedAt?: string;
}

/** As many rows as one request of the platform gives. */
const PARTNERS_ON_A_PAGE = 1000;
/** More than that no index may name. */
const MOST_PAGES = 49_000;
const SECONDS = 600;

export function findSitemap({ publicUrl, rows }: SitemapOptions): FindDocument {
  const makers: Record<string, () => Promise<string>> = {
    '/sitemap.xml': async () => toIndex(publicUrl(), await rows.count('partners')),
    '/sitemaps/pages.xml': async () => toPage(publicUrl(), await readPages(rows)),
    '/sitemaps/posts.xml': async () => toPage(publicUrl(), await readPosts(rows)),
  };
  return (path) => {
    const make = makers[path] ?? partnersMaker(path, { publicUrl, rows });
    return make && { type: 'application/xml; charset=utf-8', seconds: SECONDS, make };
  };
}

function partnersMaker(path: string, { publicUrl, rows }: SitemapOptions): (() => Promise<string | null>) | undefined {
  const page = Number(/^\/sitemaps\/partners-([1-9]\d{0,4})\.xml$/.exec(path)?.[1] ?? 0);
  if (page === 0 || page > MOST_PAGES) return undefined;
  return async () => {
    const partners = await readPartners(rows, page);
    return partners.length === 0 ? null : toPage(publicUrl(), partners);
  };
}

/** Without the trades that administrators hide. */
async function readPages(rows: PublicRows): Promise<Address[]> {
  const [trades] = await rows.read<{ value: { items: TradeEntry[] } }>('site_settings?select=value&key=eq.trades');
  const hidden = trades?.value.items.flatMap(({ id, is_hidden }) => (is_hidden ? [`/partners/${id}`] : [])) ?? [];
  return publicUrls.filter((path) => !hidden.includes(path)).map((path) => ({ path }));
}

/** In the order of the index on listed partners. */
async function readPartners(rows: PublicRows, page: number): Promise<Address[]> {
  const range = `limit=${PARTNERS_ON_A_PAGE}&offset=${(page - 1) * PARTNERS_ON_A_PAGE}`;
  const found = await rows.read<{ type: string; slug: string; updated_at: string }>(
    `partners?select=type,slug,updated_at&order=type,slug&${range}`,
  );
  return found.map((partner) => ({ path: partnerUrl(partner), changedAt: partner.updated_at }));
}

async function readPosts(rows: PublicRows): Promise<Address[]> {
  const found = await rows.read<{ slug: string; updated_at: string }>(
    'posts?select=slug,updated_at&published_at=not.is.null&order=published_at.desc,id',
  );
  return found.map(({ slug, updated_at }) => ({ path: postUrl(slug), changedAt: updated_at }));
}

function toIndex(publicUrl: string, partners: number): string {
  const pages = Math.min(Math.ceil(partners / PARTNERS_ON_A_PAGE), MOST_PAGES);
  const names = ['pages', 'posts', ...Array.from({ length: pages }, (_, index) => `partners-${index + 1}`)];
  const entries = names.map((name) => `<sitemap>${element('loc', `${publicUrl}/sitemaps/${name}.xml`)}</sitemap>\n`);
  return `${XML_DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`;
}

function toPage(publicUrl: string, addresses: readonly Address[]): string {
  const entries = addresses.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : element('lastmod', new Date(changedAt).toISOString());
    return `<url>${element('loc', publicUrl + path)}${changed}</url>\n`;
  });
  return `${XML_DECLARATION}<urlset xmlns="${SCHEMA}">\n${entries.join('')}</urlset>\n`;
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
