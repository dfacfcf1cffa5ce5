import { describe, expect, it } from 'vitest';
import { readLinks, type StoredLink, withLink, withoutLink } from '#server/pages/guest-cookie.ts';

const link = (n: number, pass: string | null = null): StoredLink => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  token: String(n).repeat(32),
  pass,
});
const headerOf = (cookie: string): string => `other=1; ${cookie.split(';')[0]}`;

describe('the cookie of the links that were opened', () => {
  it('has the last one first, each once, and eight at most', () => {
    let cookie = '';
    for (const n of [0, 1, 2, 3, 4, 5, 6, 7, 8, 3]) cookie = withLink(readLinks(headerOf(cookie)), link(n), false);
    expect(readLinks(headerOf(cookie))).toEqual([3, 8, 7, 6, 5, 4, 2, 1].map((n) => link(n)));
  });

  it('keeps the pass of a page with a password, and ends with its last link', () => {
    const cookie = withLink([], link(1, 'a'.repeat(64)), true);
    expect(cookie).toMatch(/; Path=\/guest; Max-Age=\d{8}; HttpOnly; SameSite=Lax; Secure$/);
    expect(readLinks(headerOf(cookie))).toEqual([link(1, 'a'.repeat(64))]);
    expect(withoutLink([link(1)], link(1).id, true)).toContain('liesse-guest=; Path=/guest; Max-Age=0;');
  });

  it.each([undefined, '', 'liesse-guest=', 'liesse-guest=x.y.z', `liesse-guest=${'~'.repeat(5000)}`])(
    'has no link where somebody wrote %j',
    (header) => {
      expect(readLinks(header)).toEqual([]);
    },
  );
});
