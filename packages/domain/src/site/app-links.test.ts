import { describe, expect, it } from 'vitest';
import { appLinkTarget } from './app-links.ts';

const site = 'https://liesse.example';

describe('a link that the mobile application receives', () => {
  it.each([
    ['/guest?token=abc', '/guest?token=abc'],
    ['/invite/abc', '/invite/abc'],
    ['/auth/callback?code=1#x=2', '/auth/callback?code=1#x=2'],
    ['/client/todo/12', '/client/todo/12'],
    ['/partner', '/partner'],
  ])('opens %s', (path, target) => {
    expect(appLinkTarget(site + path, site)).toBe(target);
  });

  it.each([
    `${site}/partners/venue`,
    `${site}/auth/v1/verify?token=1`,
    `${site}/sign-out`,
    `${site}/guestbook`,
    'https://liesse.example.pirate.test/guest',
    'https://pirate.test/guest',
    'http://liesse.example/guest',
    'fr.liesse.app://guest',
    'javascript:alert(1)//guest',
    '',
  ])('leaves %s to the browser', (address) => {
    expect(appLinkTarget(address, site)).toBeNull();
  });
});
