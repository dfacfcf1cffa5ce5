import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import { describe, expect, it } from 'vitest';
import { createPlatformStateReader } from '#server/pages/platform-state.ts';
import { createSite } from '#server/site.ts';

const page: HttpResponse = { status: 200, headers: {}, body: 'a page' };

interface Scene {
  remoteAddress?: string;
  hasMetrics?: boolean;
  isHiddenFromSearch?: boolean;
}

function ask(path: string, options: Scene = {}) {
  const site = createSite({
    files: { answer: async () => undefined },
    documents: { answer: async () => undefined, clear: () => {} },
    shareImages: async () => undefined,
    pages: async () => page,
    contactForm: () => ({ status: 303, headers: {} }),
    guestPages: () => undefined,
    privacyForms: () => undefined,
    state: { observe: () => undefined, read: async () => ({ database: 'unavailable' }) },
    renderMetrics: options.hasMetrics === false ? undefined : () => 'figures\n',
    isHttps: false,
    isHiddenFromSearch: options.isHiddenFromSearch ?? false,
  });
  return site({
    path,
    query: '',
    method: 'GET',
    headers: {},
    remoteAddress: options.remoteAddress ?? '127.0.0.1',
  } as HttpRequest);
}

describe('what the platform does not answer itself', () => {
  it('is a page', async () => {
    expect(await ask('/home')).toBe(page);
  });

  it('is redirected to the canonical form of its address', async () => {
    expect(await ask('/Home/')).toMatchObject({ status: 301, headers: { location: '/home' } });
  });

  it('refuses the index when it is a demonstration that anybody can reach', async () => {
    expect(await ask('/home', { isHiddenFromSearch: true })).toMatchObject({ headers: { 'x-robots-tag': 'noindex' } });
    expect((await ask('/home')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('is a plain 404 for a script that is gone: a page would be run as one', async () => {
    expect(await ask('/assets/gone.js')).toMatchObject({ status: 404 });
  });

  it('is the state, stored by no cache', async () => {
    expect(await ask('/status')).toMatchObject({
      body: '{"database":"unavailable"}',
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('is the figures for this machine, an ordinary page for another', async () => {
    expect(await ask('/metrics')).toMatchObject({ body: 'figures\n' });
    expect(await ask('/metrics', { remoteAddress: '203.0.113.7' })).toBe(page);
    expect(await ask('/metrics', { hasMetrics: false })).toBe(page);
  });
});

function reader(fetchHealth: typeof fetch) {
  let time = 0;
  return createPlatformStateReader({
    platform: () => ({ url: 'http://127.0.0.1:1', publishableKey: 'key' }),
    fetch: fetchHealth,
    now: () => (time += 5),
  });
}

describe('the state of the platform', () => {
  it('is ready with the tables last loaded and the time of the answer', async () => {
    const state = reader(async () => new Response('{}'));
    state.observe({ kind: 'schema.loaded', tables: 8, functions: 1, ms: 1 });
    expect(await state.read()).toEqual({ database: 'ready', tables: 8, milliseconds: 5 });
  });

  it('is unavailable when the platform refuses, fails, or does not listen yet', async () => {
    const unavailable = { database: 'unavailable' };
    expect(await reader(async () => new Response('', { status: 503 })).read()).toEqual(unavailable);
    expect(await reader(() => Promise.reject(new TypeError('refused'))).read()).toEqual(unavailable);
    const silent = createPlatformStateReader({ platform: () => undefined, fetch, now: () => 0 });
    expect(await silent.read()).toEqual(unavailable);
  });

  it('is asked once for all who ask at the same time', async () => {
    let asked = 0;
    const state = reader(async () => {
      asked += 1;
      return new Response('{}');
    });
    await Promise.all([state.read(), state.read(), state.read()]);
    expect(asked).toBe(1);
    await state.read();
    expect(asked).toBe(2);
  });
});
