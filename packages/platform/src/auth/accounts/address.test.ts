import { describe, expect, it } from 'vitest';
import { parseEmail, parsePhone } from './address.ts';

const refusal = expect.objectContaining({ code: 'validation_failed' });

describe('an address', () => {
  it('is stored in lower case', () => {
    expect(parseEmail('  Ada.Lovelace+fête@Example.ORG ')).toBe('ada.lovelace+fête@example.org');
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.fr',
    'a@',
    'a b@c.fr',
    'a@b.fr,c@d.fr',
    'a@b.fr\nbcc: x@y.fr',
    '<a@b.fr>',
    `${'a'.repeat(250)}@b.fr`,
  ])('"%s" is none', (text) => {
    expect(() => parseEmail(text)).toThrow(refusal);
  });
});

describe('a phone number', () => {
  it.each([
    ['06 12 34 56 78', '33612345678'],
    ['06.12.34.56.78', '33612345678'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['0033612345678', '33612345678'],
    ['+1 (415) 555-2671', '14155552671'],
  ])('%s is stored as %s', (text, digits) => {
    expect(parsePhone(text)).toBe(digits);
  });

  it.each(['', '12', 'abc', '00000000000', '+33 6 12 34 56 78 90 12 34'])('"%s" is none', (text) => {
    expect(() => parsePhone(text)).toThrow(refusal);
  });
});
