import { expect, it } from 'vitest';
import { createPageCache } from '#server/pages/page-cache.ts';

function scene() {
  let time = 0;
  const cache = createPageCache(() => time);
  const keep = (address: string, html = 'a page') =>
    cache.keep(address, { html, scriptHash: 'sha256-x' }, cache.generation());
  return { cache, keep, pass: (ms: number) => (time += ms) };
}

it('finds a page for a few seconds after it was rendered', () => {
  const { cache, keep, pass } = scene();
  expect(cache.find('/home')).toBeUndefined();
  const page = keep('/home');
  pass(4_900);
  expect(cache.find('/home')).toBe(page);
});

it('has one request render a page anew, and the others wait for nothing', () => {
  const { cache, keep, pass } = scene();
  const old = keep('/home');
  pass(5_100);
  expect(cache.find('/home')).toBeUndefined();
  expect(cache.find('/home')).toBe(old);
  const fresh = keep('/home', 'another page');
  expect(cache.find('/home')).toBe(fresh);
});

it('asks for another rendering when the first came to nothing', () => {
  const { cache, keep, pass } = scene();
  keep('/home');
  pass(5_100);
  cache.find('/home');
  pass(1_100);
  expect(cache.find('/home')).toBeUndefined();
});

it('forgets the oldest of too many addresses', () => {
  const { cache, keep } = scene();
  for (let index = 0; index <= 200; index += 1) keep(`/blog?x=${index}`);
  expect(cache.find('/blog?x=0')).toBeUndefined();
  expect(cache.find('/blog?x=1')).toBeDefined();
});

it('forgets every page at once, and does not cache one whose rendering began before', () => {
  const { cache, keep } = scene();
  keep('/home');
  const since = cache.generation();
  cache.clear();
  expect(cache.find('/home')).toBeUndefined();
  cache.keep('/home', { html: 'the old name', scriptHash: 'sha256-x' }, since);
  expect(cache.find('/home')).toBeUndefined();
});
