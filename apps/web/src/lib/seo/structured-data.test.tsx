import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Site, SiteProvider } from '#web/lib/boot/site.tsx';
import { shareImageOf } from '#web/lib/seo/share-image.ts';
import { describeBreadcrumbs, describePost, describeSite, StructuredData } from '#web/lib/seo/structured-data.tsx';

const site: Site = {
  name: 'Liesse',
  publicUrl: 'https://liesse.example',
  year: 2027,
  apiUrl: null,
  publishableKey: 'key',
  isDemonstration: false,
  hasMailbox: false,
  trades: null,
};
const post = {
  path: '/blog/un-an',
  title: 'Un an',
  summary: 'Un calendrier',
  section: 'Organisation',
  publishedAt: '2026-09-14T07:00:00+00:00',
  updatedAt: '2026-09-20T07:00:00+00:00',
};

it('cannot be broken out of by a title', () => {
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <StructuredData describe={describePost({ ...post, title: '</script><script>alert(1)</script>' })} />
    </SiteProvider>,
  );
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = html.replace(/<[^>]*>/g, '');
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    headline: expect.stringContaining('alert'),
  });
});

it('lists the parents from the first page down', () => {
  expect(describeBreadcrumbs([{ label: 'Le blog', href: '/blog' }])(site)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Liesse', item: 'https://liesse.example/home' },
      { position: 2, name: 'Le blog', item: 'https://liesse.example/blog' },
    ],
  });
});

it('describes the operator only by the settings', () => {
  const silent = describeSite({ logo: null, profiles: [], email: null, phone: null })(site);
  expect(JSON.stringify(silent)).not.toMatch(/sameAs|contactPoint/);
  const open = describeSite({
    logo: '/storage/logo.png',
    profiles: ['https://s.example/l'],
    email: 'a@b.example',
    phone: null,
  });
  expect(open(site)).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        logo: 'https://liesse.example/storage/logo.png',
        sameAs: ['https://s.example/l'],
        contactPoint: { email: 'a@b.example' },
      },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    ],
  });
});

it('has a picture for each page, whatever its query', () => {
  expect(shareImageOf('/partners?page=2')).toBe('/share/partners.png');
});
