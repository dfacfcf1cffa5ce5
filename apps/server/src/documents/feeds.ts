// The blog for feed readers, as RSS 2.0 and as Atom: the newest posts, with their summaries.
import { postUrl } from '@liesse/web/src/lib/seo/public-urls.ts';
import { blog as text } from '@liesse/web/src/locales/fr/public/blog.ts';
import type { PublicRows } from '#server/documents/public-rows.ts';
import type { FindDocument } from '#server/documents/site-documents.ts';
import { element, escapeXml, XML_DECLARATION } from '#server/documents/xml.ts';

export interface FeedsOptions {
  siteName: () => string;
  publicUrl: () => string;
  rows: PublicRows;
}

interface Post {
  slug: string;
  topic: keyof typeof text.topics;
  title: string;
  summary: string;
  published_at: string;
  updated_at: string;
}

interface Feed {
  siteName: string;
  site: string;
  posts: Post[];
  changedAt: Date;
}

const RSS = '/blog/rss.xml';
const ATOM = '/blog/atom.xml';
const NEWEST = 50;
const SECONDS = 300;

export function findFeeds({ siteName, publicUrl, rows }: FeedsOptions): FindDocument {
  const read = async (): Promise<Feed> => {
    const posts = await rows.read<Post>(
      'posts?select=slug,topic,title,summary,published_at,updated_at&published_at=not.is.null' +
        `&order=published_at.desc,id&limit=${NEWEST}`,
    );
    const changes = posts.map((post) => Date.parse(post.updated_at));
    return { siteName: siteName(), site: publicUrl(), posts, changedAt: new Date(Math.max(0, ...changes)) };
  };
  return (path) => {
    if (path === RSS) {
      return { type: 'application/rss+xml; charset=utf-8', seconds: SECONDS, make: async () => toRss(await read()) };
    }
    if (path === ATOM) {
      return { type: 'application/atom+xml; charset=utf-8', seconds: SECONDS, make: async () => toAtom(await read()) };
    }
    return undefined;
  };
}

const titleOf = (siteName: string): string => `${text.title} | ${siteName}`;

function toRss({ siteName, site, posts, changedAt }: Feed): string {
  const items = posts.map((post) => {
    const address = site + postUrl(post.slug);
    return `<item>
${element('title', post.title)}
${element('link', address)}
<guid isPermaLink="true">${escapeXml(address)}</guid>
${element('pubDate', new Date(post.published_at).toUTCString())}
${element('category', text.topics[post.topic])}
${element('description', post.summary)}
</item>
`;
  });
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', titleOf(siteName))}
${element('link', `${site}/blog`)}
<atom:link href="${escapeXml(site + RSS)}" rel="self" type="application/rss+xml"/>
${element('description', text.description)}
<language>fr-fr</language>
${element('lastBuildDate', changedAt.toUTCString())}
${items.join('')}</channel>
</rss>
`;
}

function toAtom({ siteName, site, posts, changedAt }: Feed): string {
  const entries = posts.map((post) => {
    const address = escapeXml(site + postUrl(post.slug));
    return `<entry>
${element('title', post.title)}
<link href="${address}"/>
<id>${address}</id>
${element('published', new Date(post.published_at).toISOString())}
${element('updated', new Date(post.updated_at).toISOString())}
<category term="${escapeXml(post.topic)}" label="${escapeXml(text.topics[post.topic])}"/>
${element('summary', post.summary)}
</entry>
`;
  });
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
${element('title', titleOf(siteName))}
${element('subtitle', text.description)}
<link href="${escapeXml(site + ATOM)}" rel="self"/>
<link href="${escapeXml(`${site}/blog`)}"/>
${element('id', `${site}/blog`)}
${element('updated', changedAt.toISOString())}
<author>${element('name', siteName)}</author>
${entries.join('')}</feed>
`;
}
