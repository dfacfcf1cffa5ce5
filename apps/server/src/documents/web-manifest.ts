// The web manifest: the name and the icon under which a browser installs the site. It is made for each request, because the name is
// a setting and the text is short.
import type { FindDocument } from '#server/documents/site-documents.ts';

export function findWebManifest(siteName: () => string): FindDocument {
  const text = (): string =>
    JSON.stringify({
      name: siteName(),
      short_name: siteName(),
      lang: 'fr',
      start_url: '/',
      display: 'standalone',
      background_color: '#fbf8f3',
      theme_color: '#fbf8f3',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    });
  return (path) =>
    path === '/site.webmanifest'
      ? { type: 'application/manifest+json; charset=utf-8', seconds: 0, make: async () => text() }
      : undefined;
}
