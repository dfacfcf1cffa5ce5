// The web manifest: how a browser installs the site, the pictures that it shows then, its shortcuts, and the files that other
// applications may share to it. It is made for each request, because the name is a setting and the text is short.
import type { FindDocument } from '#server/documents/site-documents.ts';

/** The files of the build by their sources. */
type BuiltFiles = Readonly<Record<string, { file: string }>>;

/** Those of the home page, which a test holds current. */
const PICTURES = 'src/app/public/home/pictures';
const wide = { sizes: '1200x796', form_factor: 'wide' };
const narrow = { sizes: '780x1200', form_factor: 'narrow' };
const screenshots = [
  { name: 'guests-1200', label: 'Les invités et leurs réponses', ...wide },
  { name: 'budget-1200', label: 'Le budget, poste par poste', ...wide },
  { name: 'timeline-1200', label: 'Le déroulé du jour', ...wide },
  { name: 'guests-phone-780', label: 'Les invités et leurs réponses', ...narrow },
  { name: 'budget-phone-780', label: 'Le budget, poste par poste', ...narrow },
  { name: 'timeline-phone-780', label: 'Le déroulé du jour', ...narrow },
];

export function findWebManifest(siteName: () => string, built: BuiltFiles): FindDocument {
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
      screenshots: screenshots.flatMap(({ name, ...screenshot }) => {
        const picture = built[`${PICTURES}/${name}.webp`];
        return picture === undefined ? [] : [{ src: `/${picture.file}`, type: 'image/webp', ...screenshot }];
      }),
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
