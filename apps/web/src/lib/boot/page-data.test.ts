import { describe, expect, it } from 'vitest';
import { type PageData, serializePageData } from '#web/lib/boot/page-data.ts';

const dataWith = (note: string): PageData => ({
  site: {
    name: note,
    publicUrl: 'https://liesse.example',
    year: 2027,
    apiUrl: null,
    publishableKey: 'sb_publishable_test',
    isDemonstration: false,
    hasMailbox: false,
    trades: null,
  },
  assets: { entry: '', styles: [], fonts: [], preloads: [] },
  language: 'fr',
  start: 'with-page',
  isShort: true,
  route: '0-1',
  hydration: { loaderData: { note } },
});

describe('the data block of a page', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', '\u2028'])('cannot be left by %j', (text) => {
    const json = serializePageData(dataWith(text));
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(dataWith(text));
  });
});
