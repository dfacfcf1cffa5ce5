import { matchRoutes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { routes } from '#web/app/routes.tsx';
import { render } from '#web/entry-server.tsx';
import type { ServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import { PAGE_DATA_ID, type PageData } from '#web/lib/boot/page-data.ts';
import { routeBranch } from '#web/lib/boot/route-branch.ts';

// Made by the build, and these pages hydrate.
vi.mock('virtual:static-script', () => ({ text: '', hash: '' }));

const modules = [
  'public/layout/public-layout',
  'public/contact-page',
  'public/not-found/not-found-page',
  'auth/auth-layout',
  'auth/login-page',
  'auth/register-page',
  'client/client-layout',
  'area-failure',
  'client/event-layout',
  'client/guests/import-page',
  'offline/offline-tools',
  'guest/guest-layout',
  'guest/invitation-layout',
  'guest/invitation-page',
];

/** The entry's own link is React's. */
const PART = /<link rel="modulepreload" href="\/(?:public|auth)\//g;

const documentOf = async (address: string): Promise<string> => {
  const answer = await answerOf(address);
  return answer.kind === 'page' ? answer.html : '';
};

const answerOf = (address: string, served?: ServedInvitation) =>
  render({
    address,
    served,
    site: {
      name: 'Liesse',
      publicUrl: 'https://liesse.example',
      year: 2027,
      apiUrl: null,
      publishableKey: 'key',
      isDemonstration: false,
      hasMailbox: false,
      trades: null,
    },
    manifest: {
      'src/entry-client.ts': { file: 'entry.js', isEntry: true },
      'src/entry-deferred.ts': { file: 'deferred.js', isEntry: true },
      'src/entry-plain.ts': { file: 'plain.js', isEntry: true, css: ['plain.css'] },
      'src/locales/fr/guest/locale.ts': { file: 'fr.js' },
      'src/lib/api/supabase-client.ts': { file: 'supabase-client.js' },
      ...Object.fromEntries(modules.map((name) => [`src/app/${name}.tsx`, { file: `${name}.js` }])),
    },
    nonce: 'nonce',
    hydrates: true,
    platformUrl: 'http://127.0.0.1:1',
    signal: new AbortController().signal,
    onError: () => undefined,
  });

it.each([
  [503, 503],
  [504, 503],
  [400, 500],
])('a page whose rows are answered with %i is %i', async (status, expected) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  expect(await answerOf('/blog')).toMatchObject({ kind: 'page', status: expected });
  vi.unstubAllGlobals();
});

it.each([
  ['/contact', 'painted as it comes'],
  ['/login', 'painted whole'],
])('%s asks for no part of the application before somebody uses it, and is %s', async (address, painted) => {
  const html = await documentOf(address);
  expect(html).toContain('src="/deferred.js"');
  expect(html.match(PART)).toBeNull();
  expect(html.includes('rel="expect"')).toBe(painted === 'painted whole');
});

it('a page that is used at once asks for all of them, and is painted whole', async () => {
  const html = await documentOf('/register');
  expect(html).toContain('src="/entry.js"');
  expect(html.match(PART)).toHaveLength(2);
  expect(html).toContain('rel="expect"');
});

it.each(['/login', '/contact', '/client/guests/import', '/nulle-part'])(
  'the page of %s says its route, so that the browser need not look for it',
  async (address) => {
    const html = await documentOf(address);
    const [, json = ''] = html.match(new RegExp(`id="${PAGE_DATA_ID}"[^>]*>([^<]*)<`)) ?? [];
    const { route } = JSON.parse(json) as PageData;
    expect(routeBranch(routes, route)).toEqual(matchRoutes(routes, address)?.map((match) => match.route));
  },
);

it.each([
  ['/client/guests/import', true],
  ['/register', false],
])('the page of %s preloads the client of the platform: %s', async (address, isPreloaded) => {
  expect((await documentOf(address)).includes('<link rel="modulepreload" href="/supabase-client.js"')).toBe(
    isPreloaded,
  );
});

it('a guest’s page that the server read has its small script once, and its own stylesheet', async () => {
  const id = '0b1f4c2e-7d1a-4c8e-9a53-2a1b7c9d0e11';
  const page: ServedInvitation['page'] = { state: 'revoked', language: 'fr' };
  const rest = { pass: null, content: null, key: 'key', proof: 'proof', form: null, preview: null, copiedAt: null };
  const answer = await answerOf(`/guest/${id}`, { id, token: 'token', page, ...rest });
  const html = answer.kind === 'page' ? answer.html : '';
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr"/);
  expect(html).toContain('<link rel="stylesheet" href="/plain.css"/>');
  expect(html.match(/<script[^>]+src=[^>]+>/g)).toEqual([
    '<script type="module" src="/plain.js" nonce="nonce" async="">',
  ]);
  expect(html).toContain('<link rel="modulepreload" fetchPriority="low" nonce="nonce" href="/plain.js"/>');
  expect(html.endsWith('</script></body></html>')).toBe(true);
});
