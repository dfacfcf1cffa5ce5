// The guest's pages for a browser that may have no script: the links that were opened are in a cookie, the server reads the invitation
// and renders it, and a reply is an ordinary form. A link is in no address after the first request, in no log and in no cached answer.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { GuestLanguage } from '@liesse/domain';
import { acceptedEncoding } from '@liesse/platform/http/compression.ts';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import type { LinkRefusal } from '@liesse/web/src/features/guest-area/api.ts';
import type { GuestPage, Invitation } from '@liesse/web/src/features/guest-area/invitation/invitation.ts';
import type { PostedForm, ServedInvitation } from '@liesse/web/src/features/guest-area/invitation/served-invitation.ts';
import type { PostedReply } from '@liesse/web/src/features/guest-area/rsvp/posted-reply.ts';
import type { Reply } from '@liesse/web/src/features/guest-area/rsvp/reply.ts';
import type { CoverPreviews } from '#server/pages/cover-previews.ts';
import { call, type GuestCaller, Refused } from '#server/pages/guest-call.ts';
import { readLinks, type StoredLink, withLink, withoutLink } from '#server/pages/guest-cookie.ts';
import { properPath } from '#server/pages/redirects.ts';
import {
  type FreshValues,
  gzippedPage,
  plainPage,
  type RenderedPage,
  type RenderedPages,
} from '#server/pages/rendered-pages.ts';
import { fileHeaders, guestPageHeaders, newNonce, pageHeaders } from '#server/pages/security-headers.ts';

/** What the web build knows about the guest's forms. */
export interface GuestForms {
  readInvitationCode: (typed: string) => string;
  openingPage: (address: string, language: GuestLanguage) => { html: string; style: string };
  /** These throw when the answer of serve_guest is another. */
  readOpenedLink: (answer: unknown) => { state: string; guest_id: string | null; language: GuestLanguage | null };
  readServedPage: (answer: unknown) => { version: string; page: GuestPage | null };
  readAlbum: (answer: unknown) => ReadonlyArray<{ id: string; path: string }>;
  readUnlocked: (answer: unknown) => { pass: string | null };
  /** What a device may store of an invitation for offline use. */
  withoutPersonalTexts: (invitation: Invitation) => Invitation;
  postedReply: (form: URLSearchParams) => Reply;
  hasProblem: (reply: Reply) => boolean;
  readPostedReply: (invitation: Invitation, form: URLSearchParams) => PostedReply;
  refusalOf: (status: number, answer: unknown) => LinkRefusal;
}

export interface ServedPage {
  served: ServedInvitation;
  status: number;
  onRendered?: (html: string, nonce: string) => void;
}

export interface GuestPagesOptions extends GuestCaller {
  forms: GuestForms;
  /** Renders the page with what was read, or as the shell that reads the invitation itself. */
  render: (request: HttpRequest, page?: ServedPage) => Promise<HttpResponse>;
  rendered: RenderedPages;
  preview: CoverPreviews;
  /** Null when the storage refuses the link. */
  signPhoto: (link: StoredLink, path: string) => Promise<string | null>;
  /** Changes with the settings of the site, which pages show. */
  generation: () => number;
  isHttps: boolean;
  now: () => number;
}

/** Undefined for a request that is not about a guest's page. */
export type GuestPages = (request: HttpRequest) => Promise<HttpResponse> | undefined;

const ENTRY = '/guest';
const LEAVE = '/guest/leave';
const LANGUAGE = '/guest/language';
const WRONG_LINK = '/404?invitation=1';
const PAGE = /^\/guest\/[0-9a-z-]{1,36}$/;
const DATA = '/guest/data';
const ALBUM = '/guest/photos';
const PHOTO = /^\/guest\/photos\/([0-9a-f-]{36})$/;
const ID = /^\/guest\/([0-9a-f-]{36})$/;
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Tells the service worker whose page it is: the addresses of most pages do not. */
const INVITATION = 'x-invitation';
/** A household of a hundred people with every field filled in. */
const BODY_LIMIT = 256 * 1024;

export function createGuestPages(options: GuestPagesOptions): GuestPages {
  return (request) => {
    const path = properPath(request.path);
    if (path !== ENTRY && !path.startsWith(`${ENTRY}/`)) return undefined;
    if (request.method === 'GET') return read(options, request, path);
    if (request.method === 'POST') return write(options, request, path);
    return undefined;
  };
}

function read(options: GuestPagesOptions, request: HttpRequest, path: string): Promise<HttpResponse> | undefined {
  const query = new URLSearchParams(request.query);
  const links = readLinks(request.headers.cookie);
  const token = query.get('token');
  if (path === ENTRY && token !== null) {
    return open(options, request, token, () => options.render({ ...request, path, query: request.query }));
  }
  if (path !== request.path) return undefined;
  const link = path === ENTRY ? undefined : linkAt(path, links);
  const photo = PHOTO.exec(path)?.[1];
  if (link !== undefined && photo !== undefined) return showPhoto(options, request, link, photo);
  if (link !== undefined && request.headers['x-page-copy'] !== undefined) return showCopy(options, request, link);
  if (link !== undefined) return show(options, request, link);
  const [last] = links;
  if (path === ENTRY && last !== undefined && !query.has('autre')) {
    return Promise.resolve(seeOther(options, `${ENTRY}/${last.id}`));
  }
  return options.render(request);
}

async function write(options: GuestPagesOptions, request: HttpRequest, path: string): Promise<HttpResponse> {
  // Another site must not answer in a guest's name. Browsers of before 2023 do not send the header; the proof of the form holds for them.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return answer(options, 403);
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== FORM_TYPE) return answer(options, 415);
  const form = new URLSearchParams((await request.readBody(BODY_LIMIT)).toString('utf8'));
  const links = readLinks(request.headers.cookie);
  if (path === ENTRY) {
    const shell = { ...request, method: 'GET', query: 'autre=1' };
    return open(options, request, form.get('token') ?? '', () => options.render(shell));
  }
  if (path === LEAVE) {
    // A post of another site comes without the cookie: it must not erase it.
    const cookie = links.length === 0 ? undefined : withoutLink(links, form.get('guest') ?? '', options.isHttps);
    return seeOther(options, `${ENTRY}?autre=1`, cookie);
  }
  if (path === LANGUAGE) return changeLanguage(options, request, form);
  const link = ID.test(path) || path === DATA ? linkAt(path, links) : undefined;
  if (link === undefined) return options.render({ ...request, method: 'GET' });
  const key = form.get('key') ?? '';
  if (!KEY.test(key) || !isProven(link, key, form.get('proof') ?? '')) return answer(options, 403);
  if (path === DATA) return erase(options, request, link, form.has('confirmed'));
  return form.has('password')
    ? unlock(options, request, { link, key }, form.get('password') ?? '')
    : reply(options, request, { link, key }, form);
}

/** The pages without an id show the invitation that was opened last. */
function linkAt(path: string, links: readonly StoredLink[]): StoredLink | undefined {
  const id = ID.exec(path)?.[1];
  return id === undefined ? links[0] : links.find((link) => link.id === id);
}

/** Opens a link: the cookie stores it, and the next address does not contain it. */
async function open(
  options: GuestPagesOptions,
  request: HttpRequest,
  typed: string,
  showShell: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const token = options.forms.readInvitationCode(typed);
  if (token === '') return showShell();
  if (!/^[\w-]{1,100}$/.test(token)) return seeOther(options, WRONG_LINK);
  const links = readLinks(request.headers.cookie);
  const pass = links.find((link) => link.token === token)?.pass ?? null;
  const answered = await call(options, request, 'link', { token, pass });
  if (answered instanceof Refused) return showShell();
  const found = options.forms.readOpenedLink(answered);
  if (found.state === 'unknown') return seeOther(options, WRONG_LINK);
  if (found.guest_id === null) return showShell();
  const link = { id: found.guest_id, token, pass };
  const address = `${ENTRY}/${link.id}`;
  const cookie = withLink(links, link, options.isHttps);
  return request.method === 'GET'
    ? opening(options, address, cookie, found.language ?? 'fr')
    : seeOther(options, address, cookie);
}

/** Stores the language of the household. Whatever the answer, the page that asked is shown again. */
async function changeLanguage(
  options: GuestPagesOptions,
  request: HttpRequest,
  form: URLSearchParams,
): Promise<HttpResponse> {
  const links = readLinks(request.headers.cookie);
  const link = links.find(({ id }) => id === form.get('guest'));
  if (link === undefined) return seeOther(options, ENTRY);
  await call(options, request, 'language', { ...link, language: form.get('language') });
  const page = form.get('page') ?? '';
  return seeOther(options, PAGE.test(page) ? page : `${ENTRY}/${link.id}`, withLink(links, link, options.isHttps));
}

async function show(options: GuestPagesOptions, request: HttpRequest, link: StoredLink): Promise<HttpResponse> {
  // All that the page depends on, apart from its content.
  const { cookie = '', 'accept-language': languages = '' } = request.headers;
  const name = [options.generation(), link.id, request.path, request.query, cookie, languages].join('\n');
  const contentCall = request.path === DATA ? 'data' : request.path === ALBUM ? 'album' : null;
  // The version is of the invitation alone.
  const known = contentCall === null ? options.rendered.find(name) : undefined;
  const answered = await call(options, request, 'page', { ...link, known: known?.version ?? null });
  if (answered instanceof Refused) return options.render(request);
  const { version, page } = options.forms.readServedPage(answered);
  const key = randomUUID();
  const content = contentCall === null ? null : await call(options, request, contentCall, { ...link });
  const shown =
    page === null
      ? showAgain(options, request, known, { key, proof: proofOf(link, key) })
      : await renderPage(page, statusOf(page));
  const links = readLinks(cookie);
  const headers = { ...shown.headers, [INVITATION]: link.id };
  if (links[0]?.id === link.id) return { ...shown, headers };
  return { ...shown, headers: { ...headers, 'set-cookie': withLink(links, link, options.isHttps) } };

  async function renderPage(invitation: GuestPage, status: number): Promise<HttpResponse> {
    const served = {
      ...servedOf(link, invitation, key, null),
      content: content instanceof Refused ? null : content,
      preview: await previewOf(options, invitation),
    };
    const onRendered = (html: string, nonce: string): void =>
      options.rendered.store(name, { version, status, html, values: { nonce, key, proof: served.proof } });
    return options.render(request, { served, status, ...(contentCall === null && { onRendered }) });
  }
}

/** The page for the cache of the service worker: it opens without a network, so it has its time and no diet, song or message. */
async function showCopy(options: GuestPagesOptions, request: HttpRequest, link: StoredLink): Promise<HttpResponse> {
  if (request.path === DATA || request.path === ALBUM) return answer(options, 404);
  const known = /^"(\w+)"$/.exec(request.headers['if-none-match'] ?? '')?.[1] ?? null;
  const answered = await call(options, request, 'page', { ...link, known });
  if (answered instanceof Refused) return answer(options, answered.status);
  const { version, page } = options.forms.readServedPage(answered);
  const etag = `"${version}"`;
  if (page === null) return answer(options, 304, { etag });
  if (page.state !== 'open' && page.state !== 'closed') return answer(options, 404);
  const copy = servedOf(link, options.forms.withoutPersonalTexts(page), randomUUID(), null);
  const served = { ...copy, preview: await previewOf(options, page), copiedAt: options.now() };
  const shown = await options.render(request, { served, status: 200 });
  return { ...shown, headers: { ...shown.headers, [INVITATION]: link.id, etag } };
}

/** The database answered that the content is the same and that the link opens it. */
function showAgain(
  { isHttps }: GuestPagesOptions,
  request: HttpRequest,
  page: RenderedPage | undefined,
  values: Omit<FreshValues, 'nonce'>,
): HttpResponse {
  if (page === undefined) throw new Error('serve_guest left out a page that was not known');
  const nonce = newNonce();
  const headers = {
    ...pageHeaders({ nonce, isHttps }),
    ...guestPageHeaders,
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  };
  const fresh = { ...values, nonce };
  return acceptedEncoding(request.headers['accept-encoding'], { gzip: true }) === undefined
    ? { status: page.status, headers, body: plainPage(page, fresh) }
    : { status: page.status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzippedPage(page, fresh) };
}

/** The picture of a browser without script, at an address that is signed for an hour. Only photos of the link's album have one. */
async function showPhoto(
  options: GuestPagesOptions,
  request: HttpRequest,
  link: StoredLink,
  photo: string,
): Promise<HttpResponse> {
  const album = await call(options, request, 'album', { ...link });
  if (album instanceof Refused) return answer(options, album.status);
  const found = options.forms.readAlbum(album).find(({ id }) => id === photo);
  const address = found === undefined ? null : await options.signPhoto(link, found.path);
  return address === null ? answer(options, 404) : answer(options, 302, { location: address });
}

async function erase(
  options: GuestPagesOptions,
  request: HttpRequest,
  link: StoredLink,
  isConfirmed: boolean,
): Promise<HttpResponse> {
  if (!isConfirmed) return seeOther(options, DATA);
  const erased = await call(options, request, 'forget', { ...link });
  return erased instanceof Refused ? answer(options, erased.status) : seeOther(options, `${DATA}?efface=1`);
}

interface Sender {
  link: StoredLink;
  key: string;
}

async function reply(
  options: GuestPagesOptions,
  request: HttpRequest,
  { link, key }: Sender,
  form: URLSearchParams,
): Promise<HttpResponse> {
  const given = options.forms.postedReply(form);
  const send = () => call(options, request, 'reply', { ...link, reply: given, key });
  const thanks = () => seeOther(options, `${ENTRY}/${link.id}?merci=1`);
  // The invitation is read only for a form that is shown again.
  const sent = options.forms.hasProblem(given) ? null : await send();
  if (sent !== null && !(sent instanceof Refused)) return thanks();
  const page = await readPage(options, request, link);
  const again = (shown: GuestPage, posted: PostedForm | null, status: number) =>
    options.render(request, { served: servedOf(link, shown, key, posted), status });
  if (page instanceof Refused) return answer(options, page.status);
  if (page.state !== 'open' && page.state !== 'closed') return again(page, null, statusOf(page));
  const { draft, problems, isForeign } = options.forms.readPostedReply(page, form);
  const posted = (refusal: { reason: LinkRefusal['reason']; hint: string | null } | null): PostedForm => ({
    kind: 'reply',
    draft,
    problems,
    refusal,
  });
  if (page.state === 'closed') return again(page, posted({ reason: 'closed', hint: null }), 409);
  if (isForeign) return again(page, posted({ reason: 'invalid', hint: null }), 422);
  if (problems.length > 0) return again(page, posted(null), 422);
  // An invitation without questions accepts a form without answers.
  const accepted = sent ?? (await send());
  return accepted instanceof Refused ? again(page, posted(accepted), accepted.status) : thanks();
}

async function unlock(
  options: GuestPagesOptions,
  request: HttpRequest,
  { link, key }: Sender,
  typed: string,
): Promise<HttpResponse> {
  const password = typed.trim();
  const answered = password === '' ? null : await call(options, request, 'unlock', { token: link.token, password });
  const refused = answered instanceof Refused ? answered : null;
  if (password !== '' && refused === null) {
    const { pass } = options.forms.readUnlocked(answered);
    const cookie = withLink(readLinks(request.headers.cookie), { ...link, pass }, options.isHttps);
    return seeOther(options, `${ENTRY}/${link.id}`, cookie);
  }
  const page = await readPage(options, request, link);
  if (page instanceof Refused) return answer(options, page.status);
  const form: PostedForm = { kind: 'password', reason: refused?.reason ?? 'missing' };
  return options.render(request, { served: servedOf(link, page, key, form), status: refused?.status ?? 422 });
}

async function readPage(
  options: GuestPagesOptions,
  request: HttpRequest,
  link: StoredLink,
): Promise<GuestPage | Refused> {
  const answered = await call(options, request, 'page', { ...link });
  if (answered instanceof Refused) return answered;
  const { page } = options.forms.readServedPage(answered);
  if (page === null) throw new Error('serve_guest left out a page that was not known');
  return page;
}

const servedOf = (link: StoredLink, page: GuestPage, key: string, form: PostedForm | null): ServedInvitation => ({
  ...link,
  page,
  content: null,
  key,
  proof: proofOf(link, key),
  form,
  preview: null,
  copiedAt: null,
});

const previewOf = async ({ preview }: GuestPagesOptions, page: GuestPage): Promise<string | null> =>
  (page.state === 'open' || page.state === 'closed') && page.event.cover_path !== null
    ? preview(page.event.cover_path)
    : null;

/** Only who knows the link can compute it: a page of another site cannot. */
const proofOf = ({ id, token }: StoredLink, key: string): string =>
  createHmac('sha256', token).update(`${id} ${key}`).digest('base64url');

function isProven(link: StoredLink, key: string, proof: string): boolean {
  const expected = Buffer.from(proofOf(link, key));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const statusOf = ({ state }: GuestPage): number =>
  state === 'unknown' ? 404 : state === 'revoked' || state === 'gone' ? 410 : 200;

const seeOther = (options: GuestPagesOptions, location: string, cookie?: string): HttpResponse =>
  answer(options, 303, { location, ...(cookie !== undefined && { 'set-cookie': cookie }) });

function opening(options: GuestPagesOptions, address: string, cookie: string, language: GuestLanguage): HttpResponse {
  const { html, style } = options.forms.openingPage(address, language);
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'set-cookie': cookie,
  };
  return { ...answer(options, 200, headers), body: html };
}

const answer = (
  { isHttps }: GuestPagesOptions,
  status: number,
  headers: Record<string, string> = {},
): HttpResponse => ({
  status,
  headers: { ...fileHeaders({ isHttps }), ...guestPageHeaders, ...headers },
  body: '',
});
