import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutPlaces } from './strip-error-stacks.ts';

const require = createRequire(import.meta.url);
const source = readFileSync(
  join(dirname(require.resolve('react-dom/client')), 'cjs/react-dom-client.production.js'),
  'utf8',
);

/** How many errors the module makes as it starts. */
function errorsOf(code: string): number {
  let made = 0;
  function Counted(words: string): Error {
    made += 1;
    return new Error(words);
  }
  Counted.prototype = Error.prototype;
  const run = compileFunction(code, ['Error', 'exports', 'require']);
  run(Counted, {}, createRequire(require.resolve('react-dom/client')));
  return made;
}

it('leaves React no error that it makes as it starts', () => {
  expect(errorsOf(source)).toBe(5);
  expect(errorsOf(withoutPlaces(source))).toBe(0);
});

it('keeps them errors, with their words', () => {
  const code = withoutPlaces('const SuspenseException = Error(formatProdErrorMessage(460));');
  const made = compileFunction(`${code} return SuspenseException;`, ['formatProdErrorMessage']);
  const known = made((n: number) => `error ${n}`);
  expect(known).toBeInstanceOf(Error);
  expect(known.message).toBe('error 460');
});
