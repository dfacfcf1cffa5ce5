import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

describe('the relying party', () => {
  it('is the site, with the origins of its domain', () => {
    const config = {
      siteUrl: 'https://liesse.fr/app',
      redirectOrigins: ['https://www.liesse.fr', 'https://elsewhere.fr', 'https://notliesse.fr', 'liesse://app'],
    };
    expect(relyingParty(config)).toEqual({ id: 'liesse.fr', origins: ['https://liesse.fr', 'https://www.liesse.fr'] });
  });

  it('is a name where the site has a number and a redirect has a name', () => {
    const redirectOrigins = ['http://localhost:3000'];
    expect(relyingParty({ siteUrl: 'http://127.0.0.1:3000', redirectOrigins })).toEqual({
      id: 'localhost',
      origins: ['http://localhost:3000'],
    });
    expect(relyingParty({ siteUrl: 'http://[::1]:3000', redirectOrigins }).id).toBe('localhost');
  });

  it('is the number where there is no name', () => {
    expect(relyingParty({ siteUrl: 'http://127.0.0.1:3000', redirectOrigins: [] }).id).toBe('127.0.0.1');
  });
});
