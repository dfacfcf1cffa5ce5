// The web manifest: how a browser installs the site, its shortcuts, and the files that other applications may share to it. It is made
// for each request, because the name is a setting and the text is short.
import type { FindDocument } from '#server/documents/site-documents.ts';

export function findWebManifest(siteName: () => string): FindDocument {
  const text = (): string =>
    JSON.stringify({
      id: '/',
      name: siteName(),
      short_name: siteName(),
      description:
        'Organisez mariages, anniversaires et séminaires : invités, budget, prestataires et déroulé du jour.',
      lang: 'fr',
      dir: 'ltr',
      categories: ['lifestyle', 'productivity'],
      // The sign-in page leads whoever is signed in to the dashboard of their area.
      start_url: '/login',
      scope: '/',
      display: 'standalone',
      background_color: '#fbf8f3',
      theme_color: '#fbf8f3',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Le déroulé du jour', short_name: 'Déroulé', url: '/client/timeline' },
        { name: 'Mes invités', short_name: 'Invités', url: '/client/guests' },
        { name: 'Mes tâches', short_name: 'Tâches', url: '/client/todo' },
      ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })),
      // The service worker answers it (apps/web/src/service-worker/share.ts): no file is sent before the person agrees.
      share_target: {
        action: '/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
      },
    });
  return (path) =>
    path === '/site.webmanifest'
      ? { type: 'application/manifest+json; charset=utf-8', seconds: 0, make: async () => text() }
      : undefined;
}
