// Everything the platform does not answer itself: files of the build, documents for machines, the state, the figures, pages.
import type { Handler, HttpResponse } from '@liesse/platform/http/types.ts';
import type { ShareImages } from '#server/documents/share-images.ts';
import type { SiteDocuments } from '#server/documents/site-documents.ts';
import { answerMetrics } from '#server/metrics/endpoint.ts';
import { CONTACT_PATH } from '#server/pages/contact-form.ts';
import type { GuestPages } from '#server/pages/guest-pages.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { PlatformStateReader } from '#server/pages/platform-state.ts';
import type { PrivacyForms } from '#server/pages/privacy-forms.ts';
import { redirectFor } from '#server/pages/redirects.ts';
import { fileHeaders } from '#server/pages/security-headers.ts';
import type { StaticFiles } from '#server/pages/static-files.ts';

export interface SiteOptions {
  files: StaticFiles;
  documents: SiteDocuments;
  shareImages: ShareImages;
  pages: Pages;
  contactForm: Handler;
  privacyForms: PrivacyForms;
  guestPages: GuestPages;
  state: PlatformStateReader;
  /** Undefined when figures are not served on the main port. */
  renderMetrics: (() => string) | undefined;
  isHttps: boolean;
  /** A demonstration that anybody can reach is no site: nothing of it belongs in an index. */
  isHiddenFromSearch: boolean;
}

export function createSite(options: SiteOptions): Handler {
  const find = createFinder(options);
  if (!options.isHiddenFromSearch) return find;
  return async (request) => {
    const answer = await find(request);
    return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex' } };
  };
}

function createFinder(options: SiteOptions): Handler {
  const { files, documents, shareImages, pages, contactForm, privacyForms, guestPages, state, renderMetrics, isHttps } =
    options;
  return async (request) => {
    const file = (await files.answer(request)) ?? (await documents.answer(request)) ?? (await shareImages(request));
    if (file !== undefined) return file;
    // A page in place of a missing script would fail later and less clearly.
    if (request.path.startsWith('/assets/')) return plain(404, { isHttps });
    if (request.path === '/status' && request.method === 'GET') return json(await state.read(), { isHttps });
    if (request.path === '/metrics' && renderMetrics !== undefined) {
      const figures = answerMetrics(request, renderMetrics);
      if (figures !== undefined) return figures;
    }
    if (request.path === CONTACT_PATH && request.method === 'POST') return contactForm(request);
    return (
      privacyForms(request) ??
      // Before the redirect to the proper address, which would repeat a link.
      guestPages(request) ??
      redirectFor(request, fileHeaders({ isHttps })) ??
      pages(request)
    );
  };
}

function plain(status: number, security: { isHttps: boolean }): HttpResponse {
  return { status, headers: { ...fileHeaders(security), 'cache-control': 'no-store' } };
}

function json(value: unknown, security: { isHttps: boolean }): HttpResponse {
  return {
    status: 200,
    headers: {
      ...fileHeaders(security),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    },
    body: JSON.stringify(value),
  };
}
