import { expect, it } from 'vitest';
import { parseSize } from './size.ts';

it.each([
  ['50MiB', 50 * 1024 ** 2],
  ['50MB', 50 * 1024 ** 2],
  ['1.5 KB', 1536],
  ['20gb', 20 * 1024 ** 3],
  ['3B', 3],
  ['12', 12],
  [1_000, 1_000],
])('reads %s', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

it.each(['', 'MB', '-1', '0', '1XB', '1e9', '9999999TB', 'one'])('reads no size in %j', (text) => {
  expect(parseSize(text)).toBeNull();
});
