// The head of a page: title, description, canonical URL and share card. React hoists these elements into <head>.

import { useSite } from '#web/lib/boot/site.tsx';
import { shareImageOf } from '#web/lib/seo/share-image.ts';

interface MetadataProps {
  title: string;
  description: string;
  /** The page's own path. A page without one, such as an error, is not offered to search engines. */
  path?: string;
  /** The dates of an article. */
  article?: { publishedAt: string; updatedAt: string };
}

export function Metadata({ title, description, path, article }: MetadataProps) {
  const { name, publicUrl } = useSite();
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + path} />
          <meta property="og:url" content={publicUrl + path} />
        </>
      )}
      <meta property="og:type" content={article === undefined ? 'website' : 'article'} />
      {article !== undefined && (
        <>
          <meta property="article:published_time" content={article.publishedAt} />
          <meta property="article:modified_time" content={article.updatedAt} />
        </>
      )}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicUrl + (path === undefined ? '/share.png' : shareImageOf(path))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={path === undefined ? name : fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Links to the feeds of the blog. */
export function FeedLinks({ title }: { title: string }) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href="/blog/rss.xml" />
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href="/blog/atom.xml" />
    </>
  );
}
