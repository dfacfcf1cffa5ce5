import { afterEach, expect, it, vi } from 'vitest';
import { cacheOfflinePage, parseOfflinePage } from '#web/lib/offline/offline-page.ts';

afterEach(() => vi.unstubAllGlobals());

it('names the page and the files that it ran, each once, and no other', async () => {
  const posted: unknown[] = [];
  const worker = { postMessage: (page: unknown) => posted.push(page) };
  const register = vi.fn(async () => ({ active: null, waiting: null, installing: worker }));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', { documentElement: { lang: 'pt' } });
  vi.stubGlobal('location', { origin: 'https://liesse.test', pathname: '/timeline/abc' });
  const names = ['/assets/a.js', '/assets/a.js', '/rest/v1/rpc/timeline_sheet'].map(
    (path) => `https://liesse.test${path}`,
  );
  vi.stubGlobal('performance', {
    getEntriesByType: () => [...names, 'https://elsewhere.test/assets/b.js'].map((name) => ({ name })),
  });
  await cacheOfflinePage('/timeline/');
  expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/timeline/' });
  expect(posted).toEqual([
    {
      path: '/timeline/abc',
      files: ['https://liesse.test/assets/a.js'],
      language: 'pt',
      isRendered: false,
      invitation: null,
    },
  ]);
  expect(parseOfflinePage(posted[0])).toEqual(posted[0]);
});

it('does without a worker where there is none, or where it is refused', async () => {
  vi.stubGlobal('navigator', {});
  await expect(cacheOfflinePage('/timeline/')).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new Error('refused')) } });
  await expect(cacheOfflinePage('/timeline/')).resolves.toBeUndefined();
});

it.each([null, 'page', {}, { path: 3, files: [] }, { path: '/a' }])('takes %j for no page', (data) => {
  expect(parseOfflinePage(data)).toBeNull();
});
