import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRenderedPages, gzippedPage, plainPage } from '#server/pages/rendered-pages.ts';

const values = { nonce: 'nonce-1', key: 'key-1', proof: 'proof-1' };
const html = `<script nonce="nonce-1"></script><p>Hélène & Noé ${'é'.repeat(40_000)}</p><input value="key-1"><input value="proof-1"><script nonce="nonce-1"></script>`;
const page = { version: 'v1', status: 200, html, values };

describe('a page that was rendered before', () => {
  it('has the values of its own answer, plain and compressed, and is otherwise the same', () => {
    const pages = createRenderedPages(() => 0);
    pages.store('a', page);
    const found = pages.find('a');
    if (found === undefined) throw new Error('the page was not stored');
    for (const number of ['2', '3']) {
      const fresh = { nonce: `nonce-${number}`, key: `key-${number}`, proof: `proof-${number}` };
      const expected = html.replaceAll('-1"', `-${number}"`);
      expect(plainPage(found, fresh).toString()).toBe(expected);
      expect(gunzipSync(gzippedPage(found, fresh)).toString()).toBe(expected);
      expect(gzippedPage(found, fresh).length).toBeLessThan(1_000);
    }
    expect(found).toMatchObject({ version: 'v1', status: 200 });
  });

  it('is found by its own name alone, for ten minutes', () => {
    let now = 0;
    const pages = createRenderedPages(() => now);
    pages.store('a', page);
    expect(pages.find('b')).toBeUndefined();
    now = 10 * 60_000;
    expect(pages.find('a')).toBeUndefined();
  });

  it('makes room for newer ones', () => {
    const pages = createRenderedPages(() => 0);
    for (let number = 0; number < 301; number += 1) pages.store(`page ${number}`, { ...page, html: 'short' });
    expect(pages.find('page 0')).toBeUndefined();
    expect(pages.find('page 1')).toBeDefined();
  });
});
