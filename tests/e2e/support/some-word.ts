// A word that no other story uses. Letters alone: digits would be taken for a postcode, or for a number that a story looks for.
import { randomInt } from 'node:crypto';

export const someWord = (): string =>
  Array.from({ length: 10 }, () => String.fromCodePoint(randomInt(97, 123))).join('');
