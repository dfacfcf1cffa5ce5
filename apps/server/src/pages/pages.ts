// Answers an address with a page rendered by apps/web. It knows HTTP; what a page looks like is none of its business.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GuestLanguage, isGuestLanguage } from '@liesse/domain';
import { acceptedEncoding, compress } from '@liesse/platform/http/compression.ts';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import type { PageAnswer, PageRequest } from '@liesse/web/src/entry-server.tsx';
import type { FormResult } from '@liesse/web/src/lib/api/form-result.ts';
import type { ObserveAll } from '#server/events.ts';
import { answerContent, isKnown } from '#server/pages/content.ts';
import type { GuestForms, ServedPage } from '#server/pages/guest-pages.ts';
import type { PageCache, StaticPage } from '#server/pages/page-cache.ts';
import {
  guestPageHeaders,
  newNonce,
  pageHeaders,
  type SecurityOptions,
  staticPageHeaders,
} from '#server/pages/security-headers.ts';

export type RenderPage = (page: PageRequest) => Promise<PageAnswer>;

export interface PagesOptions {
  render: RenderPage;
  manifest: PageRequest['manifest'];
  cache: PageCache;
  /** Asked at each page: the name is a setting. */
  siteName: () => string;
  trades: () => PageRequest['site']['trades'];
  /** Asked at each page: the address is known only once the server listens, when none is configured. */
  publicUrl: () => string;
  /** The origin of the API when it is not this server. Policies must allow it. */
  apiUrl: string | undefined;
  /** Where this server reaches the API itself. */
  platformUrl: () => string;
  /** The key that browsers call the platform with: no secret, asked at each page because a new one is made at the first start. */
  publishableKey: () => string;
  isDemonstration: boolean;
  hasMailbox: boolean;
  now: () => Date;
  observe: ObserveAll;
}

/** A form that was refused: its page is shown again, with this status. */
export interface RefusedForm {
  answer: FormResult;
  status: number;
}

export type Pages = (request: HttpRequest, form?: RefusedForm, guest?: ServedPage) => Promise<HttpResponse>;

export function createPages(options: PagesOptions): Pages {
  const { cache } = options;
  return async (request, form, guest) => {
    const publicUrl = options.publicUrl();
    const isHttps = publicUrl.startsWith('https:');
    const nonce = newNonce();
    const isOfGuest = request.path === '/guest' || request.path.startsWith('/guest/');
    const headersOf = (isPrivate: boolean): Record<string, string> => ({
      ...pageHeaders({ nonce, isHttps, apiUrl: options.apiUrl, isPrivate }),
      ...(isOfGuest && guestPageHeaders),
    });
    const headers = headersOf(false);
    if (request.method !== 'GET' && request.method !== 'HEAD' && form === undefined && guest === undefined) {
      return { status: 405, headers: { ...headers, allow: 'GET, HEAD' } };
    }
    const reportFailure = (error: unknown): void => {
      // A reader who left is no incident.
      if (!request.signal.aborted) options.observe({ kind: 'page.failed', message: describe(error) });
    };
    const asked = addressOf(request);
    const cached = form === undefined ? cache.find(asked.address) : undefined;
    if (cached !== undefined) return staticAnswer(request, cached, { isHttps, apiUrl: options.apiUrl });
    const since = cache.generation();
    try {
      const answer = await options.render({
        ...asked,
        site: {
          name: options.siteName(),
          trades: options.trades(),
          publicUrl,
          apiUrl: options.apiUrl ?? null,
          year: options.now().getFullYear(),
          publishableKey: options.publishableKey(),
          isDemonstration: options.isDemonstration,
          hasMailbox: options.hasMailbox,
        },
        manifest: options.manifest,
        nonce,
        platformUrl: options.platformUrl(),
        form: form?.answer,
        served: guest?.served,
        language: isOfGuest ? shellLanguage(request) : undefined,
        signal: request.signal,
        onError: reportFailure,
      });
      if (answer.kind === 'redirect')
        return { status: answer.status, headers: { ...headers, location: answer.location } };
      // What was rendered for a reader who left may lack what was no longer read.
      if (answer.scripts.kind === 'hash' && form === undefined && !request.signal.aborted) {
        const staticPage = cache.store(asked.address, { html: answer.html, scriptHash: answer.scripts.hash }, since);
        return await staticAnswer(request, staticPage, { isHttps, apiUrl: options.apiUrl });
      }
      // The page of a refused form contains what a person typed, so no cache stores it.
      const isPrivate = answer.isPrivate || form !== undefined;
      const headersOfAnswer = headersOf(isPrivate);
      if (!isPrivate && !isOfGuest && answer.status === 200) {
        const etag = weakTag(answer.html, nonce);
        if (isKnown(request.headers['if-none-match'], etag)) return { status: 304, headers: notModifiedHeaders(etag) };
        headersOfAnswer['etag'] = `W/${etag}`;
      }
      // An unknown address is one whatever invitation it shows.
      const status = answer.status === 200 ? (form?.status ?? guest?.status ?? 200) : answer.status;
      if (status === guest?.status) guest.onRendered?.(answer.html, nonce);
      return await htmlAnswer(request, status, answer.html, headersOfAnswer);
    } catch (error) {
      reportFailure(error);
      return await htmlAnswer(request, 500, LAST_RESORT, headers);
    }
  };
}

export interface WebBuild {
  render: RenderPage;
  /** The renderer stores the settings of the site for a few seconds; this makes it read them again. */
  forgetSettings: () => void;
  manifest: PageRequest['manifest'];
  guestForms: GuestForms;
}

/** The renderer and the manifest of the last build. */
export async function loadWebBuild(dist: string): Promise<WebBuild> {
  const [module, manifest] = await Promise.all([
    import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<
      Omit<WebBuild, 'manifest' | 'guestForms'> & GuestForms
    >,
    readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ]);
  const { render, forgetSettings, ...guestForms } = module;
  return {
    render,
    forgetSettings,
    manifest: JSON.parse(manifest) as PageRequest['manifest'],
    guestForms,
  };
}

/** An address that cannot be decoded is no page of ours, and no router may stumble over it, here or in the browser. */
function addressOf({ path, query }: HttpRequest): Pick<PageRequest, 'address' | 'hydrates'> {
  try {
    decodeURIComponent(path);
  } catch {
    return { address: '/404', hydrates: false };
  }
  return { address: query === '' ? path : `${path}?${query}`, hydrates: true };
}

function staticAnswer(
  request: HttpRequest,
  { content, scriptHash }: StaticPage,
  security: SecurityOptions,
): Promise<HttpResponse> {
  return answerContent(request, content, {
    ...staticPageHeaders({ ...security, hash: scriptHash }),
    'content-type': HTML,
  });
}

async function htmlAnswer(
  request: HttpRequest,
  status: number,
  html: string,
  headers: Record<string, string>,
): Promise<HttpResponse> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], { br: true, gzip: true });
  const body = encoding === undefined ? Buffer.from(html) : await compress(html, encoding);
  return {
    status,
    headers: {
      ...headers,
      'content-type': HTML,
      vary: 'accept-encoding',
      ...(status === 503 ? { 'retry-after': '2' } : {}),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    body,
  };
}

/** The service worker asks for the shell in the language of the page that it caches. A page without an invitation is French. */
function shellLanguage({ headers }: HttpRequest): GuestLanguage | undefined {
  const language = headers['x-page-language'];
  return typeof language === 'string' && isGuestLanguage(language) ? language : undefined;
}

const HTML = 'text/html; charset=utf-8';

/** Two answers of a page are equivalent when they differ by their nonce alone. */
const weakTag = (html: string, nonce: string): string =>
  `"${createHash('sha256').update(html.replaceAll(nonce, '')).digest('base64url').slice(0, 22)}"`;

/** The stored page has the nonce of its own policy, so the policy must not be sent again: a cache would replace the stored one. */
const notModifiedHeaders = (etag: string): Record<string, string> => ({
  etag: `W/${etag}`,
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding',
});

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

// Shown only when the renderer itself is broken: it must need nothing.
const LAST_RESORT = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Un incident est survenu | Liesse</title></head><body><h1>Un incident est survenu</h1><p>La page n’a pas pu être préparée. Réessayez dans un instant.</p></body></html>`;
