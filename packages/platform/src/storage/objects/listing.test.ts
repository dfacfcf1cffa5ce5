import fc from 'fast-check';
import { expect, it } from 'vitest';
import { successor } from './listing.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8');

it('is the least above all that begin so', () => {
  expect(successor('a/')).toBe('a0');
  expect(successor('\ud7ff')).toBe('\ue000');
  expect(successor('a\u{10ffff}')).toBe('b');
});

it('has every text that begins so below it, and none that begins otherwise between', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(text, fc.string({ unit: 'grapheme' }), (prefix, rest) => {
      const end = bytes(successor(prefix));
      expect(Buffer.compare(bytes(prefix + rest), end)).toBe(-1);
      if (Buffer.compare(bytes(rest), bytes(prefix)) >= 0 && Buffer.compare(bytes(rest), end) < 0) {
        expect(rest.startsWith(prefix)).toBe(true);
      }
    }),
  );
});
