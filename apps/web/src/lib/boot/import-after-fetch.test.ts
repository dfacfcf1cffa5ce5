import { afterEach, expect, it, vi } from 'vitest';
import { importAfterFetch } from '#web/lib/boot/import-after-fetch.ts';
import { PageUnavailable } from '#web/lib/boot/page-unavailable.ts';

afterEach(() => vi.unstubAllGlobals());

/** As a bundle writes it: the file is read from the text of the function. */
const importing = (file: string) => {
  const load = vi.fn(async () => file);
  return Object.assign(load, { toString: () => `() => import(\`./${file}\`)` });
};

function serve(answer: () => Response | Promise<Response>, inDocument: readonly string[] = []) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  const querySelector = (wanted: string) => (inDocument.some((file) => wanted.includes(file)) ? {} : null);
  vi.stubGlobal('document', { querySelector });
  return () => fetch.mock.calls.map(([address]) => address);
}

it('requests the module and what it needs before it imports it, each once and none that the document named', async () => {
  const requests = serve(() => new Response(''), ['assets/needed.js']);
  await importAfterFetch(importing('one.js'), ['assets/other.js', 'assets/needed.js']);
  await importAfterFetch(importing('one.js'), ['assets/other.js']);
  expect(requests()).toEqual(['/assets/other.js', '/assets/one.js']);
});

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a new version was deployed', () => new Response('', { status: 404 })],
])('imports nothing when %s, and requests it again the next time', async (when, answer) => {
  const file = `${when.replaceAll(' ', '-')}.js`;
  const load = importing(file);
  serve(answer);
  await expect(importAfterFetch(load)).rejects.toBeInstanceOf(PageUnavailable);
  expect(load).not.toHaveBeenCalled();
  const requests = serve(() => new Response(''));
  await expect(importAfterFetch(load)).resolves.toBe(file);
  expect(requests()).toEqual([`/assets/${file}`]);
});
