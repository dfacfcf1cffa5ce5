import { expect, it } from 'vitest';
import { parseSize } from './size.ts';

it.each([
  ['50MiB', 50 * 1024 ** 2],
  ['50MB', 50 * 1000 ** 2],
  ['20mb', 20_000_000],
  ['1.5 KiB', 1536],
  ['20gb', 20 * 1000 ** 3],
  ['3B', 3],
  ['12', 12],
  [1_000, 1_000],
])('reads %s', (text, bytes) => {
  expect(parseSize(text, { base: 1000 })).toBe(bytes);
});

it.each(['', 'MB', '-1', '0', '1XB', '1e9', '9999999TB', 'one'])('reads no size in %j', (text) => {
  expect(parseSize(text, { base: 1000 })).toBeNull();
});

it('reads the units of config.toml as its command line does', () => {
  expect(parseSize('50MB', { base: 1024 })).toBe(50 * 1024 ** 2);
});
