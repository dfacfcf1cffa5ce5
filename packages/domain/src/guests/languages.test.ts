import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './languages.ts';

describe('preferredLanguage', () => {
  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['nl, de-AT ; q=0.7, it;q=0.4', 'de'],
    ['fr;q=0.5, ar-DZ', 'ar'],
    ['en;q=0, pt-BR;q=0.1', 'pt'],
    ['pt;q=0.3, es;q=0.3', 'pt'],
    ['ja, *', 'fr'],
    ['en;q=2', 'fr'],
    ['', 'fr'],
    [undefined, 'fr'],
  ])('%s is answered in %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('reads a header of any length in time', () => {
    expect(preferredLanguage(`${'x-'.repeat(100_000)}en`)).toBe('fr');
  });
});
