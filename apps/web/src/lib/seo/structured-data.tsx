// schema.org data for search engines, as JSON blocks that no browser runs.

import { type Site, useSite } from '#web/lib/boot/site.tsx';
import { shareImageOf } from '#web/lib/seo/share-image.ts';

type Description = Record<string, unknown>;

/** `describe` receives the site, whose URL completes every path. */
export function StructuredData({ describe }: { describe: (site: Site) => Description }) {
  const description = { '@context': 'https://schema.org', ...describe(useSite()) };
  // `<` is escaped, so that no text can end the block.
  const json = JSON.stringify(description).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The operator and the site with its search, for the home page. */
export const describeSite =
  (operator: { logo: string | null; profiles: readonly string[]; email: string | null; phone: string | null }) =>
  (site: Site): Description => ({
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organizationOf(site),
        name: site.name,
        url: `${site.publicUrl}/home`,
        logo: new URL(operator.logo ?? '/apple-touch-icon.png', site.publicUrl).href,
        ...(operator.profiles.length > 0 && { sameAs: operator.profiles }),
        ...((operator.email ?? operator.phone) !== null && {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            availableLanguage: 'fr',
            ...(operator.email !== null && { email: operator.email }),
            ...(operator.phone !== null && { telephone: operator.phone }),
          },
        }),
      },
      {
        '@type': 'WebSite',
        '@id': `${site.publicUrl}/#website`,
        name: site.name,
        url: `${site.publicUrl}/home`,
        inLanguage: 'fr-FR',
        publisher: { '@id': organizationOf(site) },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${site.publicUrl}/partners?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });

/** The breadcrumbs from the home page to this one. */
export const describeBreadcrumbs =
  (trail: ReadonlyArray<{ label: string; href: string }>) =>
  ({ name, publicUrl }: Site): Description => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: name, href: '/home' }, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  });

interface Article {
  path: string;
  title: string;
  summary: string;
  section: string;
  publishedAt: string;
  updatedAt: string;
}

export const describePost =
  ({ path, title, summary, section, publishedAt, updatedAt }: Article) =>
  (site: Site): Description => ({
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    articleSection: section,
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: 'fr-FR',
    url: site.publicUrl + path,
    mainEntityOfPage: site.publicUrl + path,
    image: site.publicUrl + shareImageOf(path),
    author: { '@id': organizationOf(site), '@type': 'Organization', name: site.name, url: `${site.publicUrl}/about` },
    publisher: { '@id': organizationOf(site), '@type': 'Organization', name: site.name },
  });

const organizationOf = ({ publicUrl }: Site): string => `${publicUrl}/#organization`;
