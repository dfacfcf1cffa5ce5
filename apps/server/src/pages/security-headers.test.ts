import { describe, expect, it } from 'vitest';
import { fileHeaders, pageHeaders, staticPageHeaders, workerHeaders } from '#server/pages/security-headers.ts';

const directives = (headers: Record<string, string>) =>
  new Map((headers['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part]));

describe('a page', () => {
  const headers = pageHeaders({ nonce: 'n0nce', isHttps: false });

  it('runs scripts with its nonce only: no origin, inline or evaluated script', () => {
    expect(directives(headers).get('script-src')).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-/);
  });

  it('starts from nothing, and cannot be framed, rebased or made to post elsewhere', () => {
    const policy = directives(headers);
    expect(policy.get('default-src')).toBe("default-src 'none'");
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(policy.get('base-uri')).toBe("base-uri 'none'");
    expect(policy.get('form-action')).toBe("form-action 'self'");
  });

  it('calls its own origin alone, or also the API where it is another one', () => {
    expect(directives(headers).get('connect-src')).toBe("connect-src 'self'");
    expect(directives(headers).get('img-src')).toBe("img-src 'self' data: blob:");
    const policy = directives(pageHeaders({ nonce: 'n', isHttps: true, apiUrl: 'https://api.liesse.example' }));
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://api.liesse.example wss://api.liesse.example");
    expect(policy.get('img-src')).toBe("img-src 'self' data: blob: https://api.liesse.example");
  });

  it('is not sniffed, keeps its address to itself and its window apart', () => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('never enters a shared cache, and no cache at all when private', () => {
    expect(headers['cache-control']).toMatch(/^private\b/);
    expect(pageHeaders({ nonce: 'n', isHttps: true, isPrivate: true })['cache-control']).toBe('no-store');
  });

  it('insists on https only when the public address is https', () => {
    expect(headers).not.toHaveProperty('strict-transport-security');
    const secure = pageHeaders({ nonce: 'n', isHttps: true });
    expect(secure['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('a static page', () => {
  const headers = staticPageHeaders({ hash: 'sha256-abc=', isHttps: false });

  it('runs one script, and styles of ours', () => {
    expect(directives(headers).get('script-src')).toBe("script-src 'sha256-abc='");
    expect(directives(headers).get('style-src')).toBe("style-src 'self'");
  });

  it('may be stored by any cache that revalidates it', () => {
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('a file', () => {
  it('may load and run nothing when opened by itself', () => {
    const policy = directives(fileHeaders({ isHttps: false }));
    expect(policy.get('default-src')).toBe("default-src 'none'");
    expect(policy.has('sandbox')).toBe(true);
  });
});

describe('the service worker', () => {
  it('may ask this site alone, and load nothing from elsewhere', () => {
    const policy = directives(workerHeaders({ isHttps: false }));
    expect([...policy.values()]).toEqual(["default-src 'none'", "connect-src 'self'"]);
  });
});
