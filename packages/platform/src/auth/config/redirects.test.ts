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
