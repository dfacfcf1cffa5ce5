import { expect, it } from 'vitest';
import { buildId } from '#web/lib/boot/new-version.ts';
import { PAGE_DATA_ID } from '#web/lib/boot/page-data.ts';

const documentWith = (entry: string, start: string): Document => {
  const assets = { entry, styles: [], fonts: [], preloads: ['/assets/other.js', start] };
  const block = { textContent: JSON.stringify({ assets }), nonce: '' };
  const found = { getElementById: (id: string) => (id === PAGE_DATA_ID ? block : null), querySelector: () => null };
  return found as unknown as Document;
};

it('a build has one id whatever script a page begins with, and the next build another', () => {
  const signIn = buildId(documentWith('/assets/entry-deferred-a.js', '/assets/start-abc.js'));
  expect(buildId(documentWith('/assets/entry-client-b.js', '/assets/start-abc.js'))).toBe(signIn);
  expect(buildId(documentWith('/assets/entry-client-b.js', '/assets/start-def.js'))).not.toBe(signIn);
});
