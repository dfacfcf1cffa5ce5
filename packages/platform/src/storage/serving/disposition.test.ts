import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheControl } from './cache.ts';
import { attachment, safetyHeaders } from './disposition.ts';

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('what a browser may do with bytes', () => {
  it.each(['image/png', 'image/jpeg', 'video/mp4', 'audio/mpeg', 'text/plain; charset=utf-8', 'application/pdf'])(
    'shows %s',
    (type) => {
      expect(safetyHeaders(type, 'a/b', null)).toEqual({ 'x-content-type-options': 'nosniff' });
    },
  );

  it.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'text/javascript',
    'application/octet-stream',
    'video/svg+xml',
    'x/y',
    'text/plain,text/html',
  ])('serves %s as a file that cannot run [S83]', (type) => {
    expect(safetyHeaders(type, 'a/page.html', null)).toEqual({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="page.html"',
    });
  });

  it('downloads under the name that is asked, or its own', () => {
    expect(safetyHeaders('image/png', 'a/b.png', '')['content-disposition']).toBe('attachment; filename="b.png"');
    expect(safetyHeaders('image/png', 'a/b.png', 'c.png')['content-disposition']).toBe('attachment; filename="c.png"');
  });
});

describe('names of downloads', () => {
  it('says the true name beside the plain one', () => {
    expect(attachment('été "1" 100%.txt')).toBe(
      `attachment; filename="_t_ _1_ 100_.txt"; filename*=UTF-8''%C3%A9t%C3%A9%20%221%22%20100%25.txt`,
    );
  });

  it('can be written in a header, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        expect(attachment(name)).toMatch(/^attachment(?:; filename="[^"\\]*"(?:; filename\*=UTF-8''[\w.!~%-]*)?)?$/);
        expect(attachment(name)).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });

  it('lets nobody end the line', () => {
    expect(attachment('a\r\nset-cookie: x=1')).toBe('attachment; filename="aset-cookie: x=1"');
  });
});

describe('who may keep an answer', () => {
  it('leaves what is public as it was said', () => {
    expect(cacheControl('public, max-age=60, immutable', true)).toBe('public, max-age=60, immutable');
  });

  it('keeps what is private out of shared caches', () => {
    expect(cacheControl('max-age=3600', false)).toBe('private, max-age=3600');
    expect(cacheControl('public, s-maxage=9, max-age=60', false)).toBe('private, max-age=60');
  });
});
