import { expect, it, vi } from 'vitest';
import { render } from '#web/entry-server.tsx';

// Made by the build, and these pages hydrate.
vi.mock('virtual:still-script', () => ({ text: '', hash: '' }));

const modules = ['public/public-layout', 'public/contact-page', 'auth/auth-layout', 'auth/login-page'];

/** The entry's own link is React's. */
const PART = /<link rel="modulepreload" href="\/(?:public|auth)\//g;

async function documentOf(address: string): Promise<string> {
  const answer = await render({
    address,
    site: {
      name: 'Liesse',
      publicUrl: 'https://liesse.example',
      year: 2027,
      publishableKey: 'key',
      isDemonstration: false,
    },
    manifest: {
      'src/entry-client.ts': { file: 'entry.js', isEntry: true },
      ...Object.fromEntries(modules.map((name) => [`src/app/${name}.tsx`, { file: `${name}.js` }])),
    },
    nonce: 'nonce',
    hydrates: true,
    platformUrl: 'http://127.0.0.1:1',
    signal: new AbortController().signal,
    onError: () => undefined,
  });
  return answer.kind === 'page' ? answer.html : '';
}

it('a page that is read first asks for no part of the application, and is painted as it comes', async () => {
  const html = await documentOf('/contact');
  expect(html).toContain('src="/entry.js"');
  expect(html.match(PART)).toBeNull();
  expect(html).not.toContain('rel="expect"');
});

it('a page that is acted on asks for all of them at once, and is painted whole', async () => {
  const html = await documentOf('/login');
  expect(html.match(PART)).toHaveLength(2);
  expect(html).toContain('rel="expect"');
});
