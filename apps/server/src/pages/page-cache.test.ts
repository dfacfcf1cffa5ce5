import { expect, it } from 'vitest';
import { createPageCache } from '#server/pages/page-cache.ts';

function scene() {
  let time = 0;
  const cache = createPageCache(() => time);
  const store = (address: string, html = 'a page') =>
    cache.store(address, { html, scriptHash: 'sha256-x' }, cache.generation());
  return { cache, store, pass: (ms: number) => (time += ms) };
}

it('finds a page for a few seconds after it was rendered', () => {
  const { cache, store, pass } = scene();
  expect(cache.find('/home')).toBeUndefined();
  const page = store('/home');
  pass(4_900);
  expect(cache.find('/home')).toBe(page);
});

it('has one request render a page anew, and the others wait for nothing', () => {
  const { cache, store, pass } = scene();
  const old = store('/home');
  pass(5_100);
  expect(cache.find('/home')).toBeUndefined();
  expect(cache.find('/home')).toBe(old);
  const fresh = store('/home', 'another page');
  expect(cache.find('/home')).toBe(fresh);
});

it('asks for another rendering when the first came to nothing', () => {
  const { cache, store, pass } = scene();
  store('/home');
  pass(5_100);
  cache.find('/home');
  pass(1_100);
  expect(cache.find('/home')).toBeUndefined();
});

it('forgets the oldest of too many addresses', () => {
  const { cache, store } = scene();
  for (let index = 0; index <= 200; index += 1) store(`/blog?x=${index}`);
  expect(cache.find('/blog?x=0')).toBeUndefined();
  expect(cache.find('/blog?x=1')).toBeDefined();
});

it('forgets every page at once, and does not cache one whose rendering began before', () => {
  const { cache, store } = scene();
  store('/home');
  const since = cache.generation();
  cache.clear();
  expect(cache.find('/home')).toBeUndefined();
  cache.store('/home', { html: 'the old name', scriptHash: 'sha256-x' }, since);
  expect(cache.find('/home')).toBeUndefined();
});
