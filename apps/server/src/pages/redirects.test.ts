import type { HttpRequest } from '@liesse/platform/http/types.ts';
import { expect, it } from 'vitest';
import { properPath, redirectFor } from '#server/pages/redirects.ts';

it.each([
  ['/home/', '/home'],
  ['/Home', '/home'],
  ['/blog//un-an/', '/blog/un-an'],
  ['/index.html', '/'],
  ['/blog/index.htm', '/blog'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/', '/'],
  ['/services/day-of', '/services/day-of'],
  // Secrets are as they were made.
  ['/invite/QX54-hvL_', '/invite/QX54-hvL_'],
  ['/kitchen/QX54-hvL_', '/kitchen/QX54-hvL_'],
  ['/timeline/QX54-hvL_', '/timeline/QX54-hvL_'],
  ['/privacy/request/QX54-hvL_', '/privacy/request/QX54-hvL_'],
  ['/privacy/data/QX54-hvL_', '/privacy/data/QX54-hvL_'],
  ['/unsubscribe/a.quotes.QX54-hvL_', '/unsubscribe/a.quotes.QX54-hvL_'],
  // Left as they are: only the pages decode.
  ['/%2F%2Felsewhere.example/', '/%2F%2Felsewhere.example/'],
  ['/\\elsewhere.example/', '/\\elsewhere.example/'],
  ['/Été/', '/Été/'],
])('%s is properly %s', (path, proper) => {
  expect(properPath(path)).toBe(proper);
});

const ask = (changes: Partial<HttpRequest>) =>
  redirectFor({ method: 'GET', path: '/Home', query: '', ...changes } as HttpRequest, {});

it('sends readers there for good, with their query', () => {
  expect(ask({ query: 'source=Carte' })).toMatchObject({ status: 301, headers: { location: '/home?source=Carte' } });
  expect(ask({ method: 'HEAD' })).toMatchObject({ status: 301 });
});

it('leaves alone what is sent, and what is written well', () => {
  expect(ask({ method: 'POST' })).toBeUndefined();
  expect(ask({ path: '/home' })).toBeUndefined();
});
