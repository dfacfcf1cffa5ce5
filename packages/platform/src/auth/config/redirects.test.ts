import { describe, expect, it } from 'vitest';
import { defaultAuthConfig } from './config.ts';
import { allowedRedirect, withParameters } from './redirects.ts';

const config = {
  ...defaultAuthConfig,
  siteUrl: 'https://liesse.test',
  redirectOrigins: ['https://app.liesse.test', 'liesse://auth'],
};

describe('a redirect', () => {
  it.each(['https://liesse.test/reset?a=1', 'https://app.liesse.test/x', 'liesse://auth/callback'])(
    'to %s is allowed',
    (address) => {
      expect(allowedRedirect(config, address)).toBe(address);
    },
  );

  it.each([
    null,
    '',
    'nonsense',
    'https://evil.test/',
    'http://liesse.test/',
    'https://liesse.test:8443/',
    'https://liesse.test.evil.test/',
    'https://liesse.test@evil.test/',
    'https://user:pass@liesse.test/',
    '//evil.test/',
    'javascript:alert(1)',
    'liesse://other/callback',
    'data:text/html,x',
  ])('to %s leads to the site instead', (address) => {
    expect(allowedRedirect(config, address)).toBe('https://liesse.test');
  });

  it('carries a code in the query and a session in the fragment', () => {
    expect(withParameters('https://a.test/p?x=1', { code: 'c d' }, 'query')).toBe('https://a.test/p?x=1&code=c+d');
    expect(withParameters('https://a.test/p', { access_token: 't' }, 'fragment')).toBe(
      'https://a.test/p#access_token=t',
    );
  });
});

describe('a redirect by a pattern', () => {
  const open = {
    ...config,
    siteUrl: 'http://127.0.0.1:3000',
    allowsAnyPort: true,
    redirectPatterns: ['https://*.preview.test/**', 'app://*'],
  };

  it.each(['http://127.0.0.1:5173/x', 'https://one.preview.test/a/b?c=d#e', 'app://callback'])(
    'to %s is allowed',
    (address) => {
      expect(allowedRedirect(open, address)).toBe(address);
    },
  );

  it.each([
    'https://127.0.0.1:5173/x',
    'http://127.0.0.2:3000/',
    'https://one.two.preview.test/',
    'https://evil.test/.preview.test/',
    'https://evil.test?.preview.test/',
    'https://evil.test#.preview.test/',
    'https://preview.test/',
    'http://one.preview.test/',
  ])('to %s is not', (address) => {
    expect(allowedRedirect(open, address)).toBe(open.siteUrl);
  });
});
