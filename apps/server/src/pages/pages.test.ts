import { gunzipSync } from 'node:zlib';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import type { PageAnswer, PageRequest } from '@liesse/web/src/entry-server.tsx';
import { describe, expect, it } from 'vitest';
import type { LiesseEvent } from '#server/events.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { createPages } from '#server/pages/pages.ts';

const page: PageAnswer = {
  kind: 'page',
  status: 200,
  html: '<p>Bonjour</p>',
  isPrivate: false,
  scripts: { kind: 'nonce' },
};

function scene(render: (request: PageRequest) => Promise<PageAnswer> = async () => page) {
  const asked: PageRequest[] = [];
  const events: LiesseEvent[] = [];
  const answer = createPages({
    render: (request) => {
      asked.push(request);
      return render(request);
    },
    manifest: {},
    cache: createPageCache(() => performance.now()),
    siteName: () => 'Liesse',
    trades: () => null,
    publicUrl: () => 'https://liesse.example',
    apiUrl: undefined,
    platformUrl: () => 'http://127.0.0.1:1',
    publishableKey: () => 'sb_publishable_test',
    isDemonstration: false,
    hasMailbox: false,
    now: () => new Date('2027-06-12T12:00:00Z'),
    observe: (event) => events.push(event),
  });
  const ask = (changes: Partial<HttpRequest> = {}): Promise<HttpResponse> =>
    answer({
      method: 'GET',
      path: '/home',
      query: '',
      headers: {},
      signal: new AbortController().signal,
      ...changes,
    } as HttpRequest);
  return { ask, asked, events };
}

const textOf = ({ body }: HttpResponse): string => Buffer.from(body as Uint8Array).toString();

describe('a page', () => {
  it('carries in its policy the nonce that it was rendered with, new each time', async () => {
    const { ask, asked } = scene();
    const [first] = [await ask(), await ask()];
    expect(first?.headers['content-security-policy']).toContain(`'nonce-${asked[0]?.nonce}'`);
    expect(asked[0]?.nonce).toMatch(/^[\w-]{24}$/);
    expect(asked[1]?.nonce).not.toBe(asked[0]?.nonce);
  });

  it('is not sent again to who has it, and its stored policy is not replaced', async () => {
    let words = 'Bonjour';
    const { ask } = scene(async ({ nonce }) => ({
      ...page,
      html: `<p>${words}</p><script nonce="${nonce}"></script>`,
    }));
    const first = await ask();
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect(headers['if-none-match']).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await ask({ headers });
    expect([again.status, again.body]).toEqual([304, undefined]);
    expect(Object.keys(again.headers)).not.toContain('content-security-policy');
    words = 'Bonsoir';
    expect((await ask({ headers })).status).toBe(200);
  });

  it('has no validator when it is private or failed', async () => {
    for (const other of [{ isPrivate: true }, { status: 404 }]) {
      const { headers } = await scene(async () => ({ ...page, ...other })).ask();
      expect(headers['etag']).toBeUndefined();
    }
  });

  it('takes the site’s address from the configuration, whatever the Host header claims', async () => {
    const { ask, asked } = scene();
    await ask({ headers: { host: 'pirate.example', 'x-forwarded-host': 'pirate.example' } });
    expect(asked[0]?.site).toMatchObject({ name: 'Liesse', publicUrl: 'https://liesse.example', year: 2027 });
    expect(asked[0]?.address).toBe('/home');
  });

  it('is compressed for who takes it', async () => {
    const answer = await scene().ask({ headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(answer.body as Uint8Array))).toBe(page.html);
  });

  it('passes a redirection on', async () => {
    const { ask } = scene(async () => ({ kind: 'redirect', status: 302, location: '/home' }));
    expect(await ask({ path: '/' })).toMatchObject({ status: 302, headers: { location: '/home' } });
  });

  it('is read by GET and HEAD only', async () => {
    expect((await scene().ask({ method: 'HEAD' })).status).toBe(200);
    expect(await scene().ask({ method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('is the unknown page, without script, when the address cannot be decoded', async () => {
    const { ask, asked } = scene();
    await ask({ path: '/%E0%A4%A' });
    expect(asked[0]).toMatchObject({ address: '/404', hydrates: false });
  });
});

describe('a static page', () => {
  const staticAnswer: PageAnswer = { ...page, scripts: { kind: 'hash', hash: 'sha256-abc=' } };

  it('allows its one script by its hash, may be stored by any cache, and is not sent twice', async () => {
    const { ask } = scene(async () => staticAnswer);
    const { headers } = await ask();
    expect(headers['content-security-policy']).toContain("script-src 'sha256-abc=';");
    expect(headers['content-security-policy']).not.toContain('nonce-');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(await ask({ headers: { 'if-none-match': String(headers['etag']) } })).toMatchObject({ status: 304 });
  });

  it('is rendered once for all who ask within a moment, each address for itself', async () => {
    const { ask, asked } = scene(async () => staticAnswer);
    await ask();
    await ask({ headers: { 'accept-encoding': 'br' } });
    await ask({ query: 'page=2' });
    expect(asked.map(({ address }) => address)).toEqual(['/home', '/home?page=2']);
  });

  it('is not cached when the client disconnected: it may be incomplete', async () => {
    const { ask, asked } = scene(async () => staticAnswer);
    await ask({ signal: AbortSignal.abort() });
    await ask();
    expect(asked).toHaveLength(2);
  });

  it('is no other: what carries a nonce or a failure is rendered each time', async () => {
    const { ask, asked } = scene();
    await ask();
    await ask();
    expect(asked).toHaveLength(2);
  });
});

const broken = () => Promise.reject(new Error('column "secret_name" is broken'));

describe('a failure of the renderer', () => {
  it('is a 500 that hides the cause from the reader and logs it in full', async () => {
    const { ask, events } = scene(broken);
    const answer = await ask();
    expect(answer.status).toBe(500);
    const html = textOf(answer);
    expect(html).toContain('Un incident est survenu');
    expect(html).not.toContain('secret_name');
    expect(events).toEqual([{ kind: 'page.failed', message: 'Error: column "secret_name" is broken' }]);
  });

  it('is no incident when the reader has left', async () => {
    const { ask, events } = scene(broken);
    await ask({ signal: AbortSignal.abort() });
    expect(events).toEqual([]);
  });
});
