import { createHmac } from 'node:crypto';
import type { HttpRequest } from '@liesse/platform/http/types.ts';
import { describe, expect, it, vi } from 'vitest';
import { createGuestPages, type GuestForms, type ServedPage } from '#server/pages/guest-pages.ts';
import { createRenderedPages } from '#server/pages/rendered-pages.ts';

const guest = '0b1f4c2e-7d1a-4c8e-9a53-2a1b7c9d0e11';
const token = 't'.repeat(32);
const key = '5f0f6c9e-64b0-4d0c-9a39-1c1f6f6b4b10';
const cookie = `liesse-guest=${guest}.${token}.`;
const proof = createHmac('sha256', token).update(`${guest} ${key}`).digest('base64url');
const page = { state: 'open', guest_id: guest, event: { cover_path: 'a.jpg' } };

type Answers = Record<string, (parameters: Record<string, unknown>) => { status: number; value: unknown }>;
const found = (value: unknown) => () => ({ status: 200, value });

/** The forms of the web build, as far as the server needs them: each answer is what it says it is. */
const forms = {
  readInvitationCode: (typed: string) => typed,
  openingPage: (address: string) => ({ html: `<a href="${address}">`, style: '' }),
  readOpenedLink: (answer: unknown) => answer,
  readServedPage: (answer: unknown) => answer,
  readUnlocked: (answer: unknown) => answer,
  readAlbum: (answer: unknown) => answer,
  withoutPersonalTexts: (invitation: object) => ({ ...invitation, message: null }),
  postedReply: () => ({ people: [] }),
  hasProblem: () => false,
  readPostedReply: () => ({ draft: {}, problems: [], isForeign: false }),
  refusalOf: () => ({ reason: 'closed', hint: null }),
} as unknown as GuestForms;

function scene(answers: Answers) {
  const calls: string[] = [];
  const render = vi.fn(async (_request: HttpRequest, served?: ServedPage) => {
    const { key: newKey = '', proof: newProof = '' } = served?.served ?? {};
    served?.onRendered?.(`<p nonce="first">${newKey} ${newProof}</p>`, 'first');
    return { status: served?.status ?? 200, headers: {}, body: served === undefined ? 'shell' : 'rendered' };
  });
  const pages = createGuestPages({
    platform: () => ({
      callFunction: async (_name, { call, parameters }) => {
        calls.push(String(call));
        return answers[String(call)]?.(parameters as Record<string, unknown>) ?? { status: 404, value: null };
      },
    }),
    forms,
    render,
    rendered: createRenderedPages(() => 0),
    preview: async (path) => `preview of ${path}`,
    signPhoto: async (_link, path) => `/storage/v1/signed/${path}`,
    generation: () => 0,
    isHttps: false,
    now: () => 1_000,
  });
  const ask = (method: string, path: string, headers: Record<string, string>, values: Record<string, string> = {}) =>
    pages({
      method,
      path,
      query: '',
      headers,
      remoteAddress: '192.0.2.1',
      readBody: async () => Buffer.from(String(new URLSearchParams(values))),
    } as unknown as HttpRequest);
  const get = (path: string, headers: Record<string, string> = { cookie }) => ask('GET', path, headers);
  const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
    ask('POST', path, { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers }, values);
  return { get, post, calls, render };
}

describe("a guest's page", () => {
  /** As the database does: it leaves out the content that the server has. */
  const versioned = (version: () => string) => ({
    page: ({ known }: Record<string, unknown>) => ({
      status: 200,
      value: { version: version(), page: known === version() ? null : page },
    }),
  });

  it('is rendered once for its content, and has a nonce, a key and a proof of its own each time', async () => {
    const { get, render, calls } = scene(versioned(() => 'v1'));
    expect(await get(`/guest/${guest}`)).toMatchObject({ body: 'rendered' });
    const again = [await get(`/guest/${guest}`), await get(`/guest/${guest}`)].map((answer) =>
      Buffer.from(answer?.body as Uint8Array).toString(),
    );
    expect(render).toHaveBeenCalledOnce();
    expect(calls).toEqual(['page', 'page', 'page']);
    expect(new Set(again).size).toBe(2);
    for (const html of again) {
      const [, nonce, newKey, newProof] = /^<p nonce="([\w-]{24})">([\w-]{36}) ([\w-]{43})<\/p>$/.exec(html) ?? [];
      expect(nonce).not.toBe('first');
      expect(newProof).toBe(createHmac('sha256', token).update(`${guest} ${newKey}`).digest('base64url'));
    }
  });

  it('is rendered again when its content has changed, and for another cookie', async () => {
    let version = 'v1';
    const { get, render } = scene(versioned(() => version));
    await get(`/guest/${guest}`);
    version = 'v2';
    await get(`/guest/${guest}`);
    await get(`/guest/${guest}`, { cookie: `${cookie}; other=1` });
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('is the empty shell when the database refuses the link, whatever was rendered before', async () => {
    let isRefused = false;
    const { get } = scene({
      page: ({ known }) =>
        isRefused
          ? { status: 429, value: {} }
          : { status: 200, value: { version: 'v1', page: known === 'v1' ? null : page } },
    });
    await get(`/guest/${guest}`);
    isRefused = true;
    expect(await get(`/guest/${guest}`)).toMatchObject({ body: 'shell' });
  });

  it('is rendered as a copy with its time and without personal texts, once for its content', async () => {
    const own = { ...page, message: 'Quelle joie !' };
    const { get, render } = scene({
      page: ({ known }) => ({ status: 200, value: { version: 'v1', page: known === 'v1' ? null : own } }),
    });
    const headers = { cookie, 'x-page-copy': '1' };
    const copied = await get(`/guest/${guest}`, headers);
    expect(copied).toMatchObject({ status: 200, headers: { etag: '"v1"', 'x-invitation': guest } });
    expect(render.mock.lastCall?.[1]?.served).toMatchObject({
      copiedAt: 1_000,
      page: { message: null },
      preview: 'preview of a.jpg',
    });
    expect(await get(`/guest/${guest}`, { ...headers, 'if-none-match': '"v1"' })).toMatchObject({ status: 304 });
    expect(await get('/guest/data', headers)).toMatchObject({ status: 404 });
    expect(render).toHaveBeenCalledOnce();
  });

  it('of a photo leads to a signed address, for photos of the album alone', async () => {
    const { get } = scene({ album: found([{ id: key, path: 'a/b.jpg' }]) });
    expect(await get(`/guest/photos/${key}`)).toMatchObject({
      status: 302,
      headers: { location: '/storage/v1/signed/a/b.jpg', 'cache-control': 'private, no-store' },
    });
    expect(await get(`/guest/photos/${guest}`)).toMatchObject({ status: 404 });
  });
});

describe("a guest's form", () => {
  const accepted = { page: found({ version: 'v1', page }), reply: found({}), forget: found({}) };

  it('is posted with the proof of its link, in one call, and ends on the thanks', async () => {
    const { post, calls } = scene(accepted);
    expect(await post(`/guest/${guest}`, { key, proof })).toMatchObject({
      status: 303,
      headers: { location: `/guest/${guest}?merci=1` },
    });
    expect(calls).toEqual(['reply']);
  });

  it('is shown again with the invitation when it is refused', async () => {
    const { post, calls, render } = scene({ ...accepted, reply: () => ({ status: 409, value: {} }) });
    expect(await post(`/guest/${guest}`, { key, proof })).toMatchObject({ status: 409, body: 'rendered' });
    expect(calls).toEqual(['reply', 'page']);
    expect(render.mock.lastCall?.[1]?.served.form).toMatchObject({ kind: 'reply', refusal: { reason: 'closed' } });
  });

  it.each([
    ['from another site', { key, proof }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['with a wrong proof', { key, proof: `${proof}x` }, {}, 403],
    ['with the proof of another key', { key: guest, proof }, {}, 403],
    ['without a key', { proof }, {}, 403],
    ['of another type', { key, proof }, { 'content-type': 'text/plain' }, 415],
  ])('%s is refused before the database is asked', async (_what, values, headers, status) => {
    const { post, calls } = scene(accepted);
    for (const path of [`/guest/${guest}`, '/guest/data']) {
      expect(await post(path, { ...values, confirmed: 'on' }, headers)).toMatchObject({ status });
    }
    expect(calls).toEqual([]);
  });

  it('erases the data of the household once it is confirmed', async () => {
    const { post, calls } = scene(accepted);
    expect(await post('/guest/data', { key, proof })).toMatchObject({ headers: { location: '/guest/data' } });
    expect(calls).toEqual([]);
    expect(await post('/guest/data', { key, proof, confirmed: 'on' })).toMatchObject({
      headers: { location: '/guest/data?efface=1' },
    });
    expect(calls).toEqual(['forget']);
  });

  it('that leaves the browser erases no cookie without one', async () => {
    const { post } = scene({});
    const left = await post('/guest/leave', { guest });
    expect(left?.headers['set-cookie']).toMatch(/^liesse-guest=;|Max-Age=0/);
    expect((await post('/guest/leave', { guest }, { cookie: '' }))?.headers['set-cookie']).toBeUndefined();
  });
});
