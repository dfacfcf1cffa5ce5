// Turns one address into one answer. The server gives everything it may know; nothing here reads the environment.
import { hash, text } from 'virtual:static-script';
import type { GuestLanguage } from '@liesse/domain';
import type { ComponentProps } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { Document } from '#web/app/document.tsx';
import type { RouteHandle } from '#web/app/route.ts';
import { routes } from '#web/app/routes.tsx';
import {
  type ServedInvitation,
  servedInvitationContext,
} from '#web/features/guest-area/invitation/served-invitation.ts';
import { loadPageLocales, localeSource } from '#web/features/guest-area/language/guest-locale.ts';
import { type FormResult, formResultContext } from '#web/lib/api/form-result.ts';
import { createPublicData, isOutage, publicDataContext } from '#web/lib/api/public-data.ts';
import { type Manifest, resolvePageAssets } from '#web/lib/boot/page-assets.ts';
import { type ApplicationStart, type PageData, serializePageData } from '#web/lib/boot/page-data.ts';
import type { Site } from '#web/lib/boot/site.tsx';

const AREA = /^\/(?:client|partner|admin)\//;
/** What every page of an area loads once it is hydrated. Preloaded with the page, it does not wait for that. */
const areaSources = ['src/lib/api/supabase-client.ts', 'src/app/offline/offline-tools.tsx'];

export interface PageRequest {
  /** Path and query, as asked. */
  address: string;
  site: Site;
  manifest: Manifest;
  nonce: string;
  /** False for an address that the browser's router could not read either: the page then stays plain HTML. */
  hydrates: boolean;
  /** Where this server reaches the platform itself. */
  platformUrl: string;
  /** A form that was sent to this address, when it has to be shown again. */
  form?: FormResult | undefined;
  /** The invitation that the server read for a guest's page. */
  served?: ServedInvitation | undefined;
  /** The language of a guest's page. */
  language?: GuestLanguage | undefined;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** What its policy has to allow: the scripts that carry the nonce, or one script by its hash. A page of the second kind is the
 * same for everybody who asks for it. */
export type PageScripts = { kind: 'nonce' } | { kind: 'hash'; hash: string };

export type PageAnswer =
  | { kind: 'page'; status: number; html: string; isPrivate: boolean; scripts: PageScripts }
  | { kind: 'redirect'; status: number; location: string };

export { forgetSettings } from '#web/features/content/settings.tsx';
export { refusalOf } from '#web/features/guest-area/api.ts';
export { withoutPersonalTexts } from '#web/features/guest-area/invitation/cached-invitations.ts';
export { readOpenedLink, readServedPage, readUnlocked } from '#web/features/guest-area/invitation/guest-page-schema.ts';
export { readInvitationCode } from '#web/features/guest-area/invitation/invitation-code.ts';
export { openingPage } from '#web/features/guest-area/invitation/opening-page.ts';
export { readAlbum } from '#web/features/guest-area/queries.ts';
export { hasProblem, postedReply, readPostedReply } from '#web/features/guest-area/rsvp/posted-reply.ts';

const handler = createStaticHandler(routes);
await loadPageLocales();

export async function render(page: PageRequest): Promise<PageAnswer> {
  // The origin only completes the address: no page may derive a link from it.
  const request = new Request(`http://liesse.invalid${page.address}`, { signal: page.signal });
  const requestContext = new RouterContextProvider();
  if (page.form !== undefined) requestContext.set(formResultContext, page.form);
  if (page.served !== undefined) requestContext.set(servedInvitationContext, page.served);
  const access = { url: page.platformUrl, publishableKey: page.site.publishableKey };
  requestContext.set(
    publicDataContext,
    createPublicData(() => access),
  );

  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const errors = Object.values(context.errors ?? {});
  for (const error of errors) page.onError(error);

  const handles = handlesOf(context);
  const language = page.served?.page.language ?? page.language ?? 'fr';
  const start = startOf(page, handles);
  const sources = [
    ...handles.flatMap(({ source }) => source ?? []),
    ...(isGuestPage(handles) ? [localeSource(language)] : []),
    ...(AREA.test(page.address) ? areaSources : []),
  ];
  const data: PageData = {
    site: page.site,
    language,
    assets: resolvePageAssets(page.manifest, sources, { first: firstScriptOf(page, start) }),
    start,
    isShort: start === 'with-page' || handles.at(-1)?.isShort === true,
    route: context.matches.at(-1)?.route.id ?? '',
    hydration: { loaderData: context.loaderData },
  };
  const found = errors.some(isOutage) ? 503 : (handles.at(-1)?.status ?? context.statusCode);
  const status = isHidden(handles, page.site) ? 404 : found;
  const scripting = scriptingOf(page, context, data, handles.at(-1)?.isStatic === true && status === 200);
  return {
    kind: 'page',
    status,
    html: await renderDocument(page, context, data, scripting),
    isPrivate: handles.some((handle) => handle.isPrivate === true),
    scripts: scripting.kind === 'static' ? { kind: 'hash', hash } : { kind: 'nonce' },
  };
}

/** The one document of the native shells: the files of the build lie beside it, and the application renders every page itself. */
export async function renderShell({ site, manifest, nonce }: Pick<PageRequest, 'site' | 'manifest' | 'nonce'>) {
  const assets = resolvePageAssets(manifest, [], { application: 'src/entry-shell.ts' });
  const data: PageData = {
    site,
    language: 'fr',
    assets,
    start: 'with-page',
    isShort: true,
    route: '',
    hydration: null,
  };
  const json = serializePageData(data);
  const stream = await renderToReadableStream(
    <Document data={data} scripting={{ kind: 'application', json, nonce }}>
      {null}
    </Document>,
    { nonce, bootstrapModules: [assets.entry] },
  );
  await stream.allReady;
  return new Response(stream).text();
}

type Scripting = ComponentProps<typeof Document>['scripting'];

function scriptingOf(page: PageRequest, context: StaticHandlerContext, data: PageData, isStatic: boolean): Scripting {
  // A failed page is sent without script: hydrating it would only run into the same failure in the browser.
  if (!page.hydrates || context.errors !== null) return { kind: 'none' };
  if (isStatic) return { kind: 'static', script: text };
  return { kind: 'application', json: serializePageData(data), nonce: page.nonce };
}

async function renderDocument(
  page: PageRequest,
  context: StaticHandlerContext,
  data: PageData,
  scripting: Scripting,
): Promise<string> {
  const document = (
    <Document data={data} scripting={scripting}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>
  );
  if (page.served !== undefined && scripting.kind === 'application') {
    const html = renderToString(document);
    if (!html.includes(SUSPENDED)) return withEntry(html, data.assets.entry, page.nonce);
  }
  const stream = await renderToReadableStream(document, {
    signal: page.signal,
    onError: page.onError,
    ...(scripting.kind === 'application' ? { nonce: page.nonce, bootstrapModules: [data.assets.entry] } : {}),
  });
  await stream.allReady;
  return new Response(stream).text();
}

/** React writes it in place of what a stream would wait for. */
const SUSPENDED = '<!--$!-->';
const HEAD_END = '</head>';
const BODY_END = '</body></html>';

/** A guest's page waits for nothing, and is rendered as one text: a stream encodes every piece of it, for half the time again. This adds
 * what the stream would: the document type, and the elements of `bootstrapModules`. */
function withEntry(html: string, entry: string, nonce: string): string {
  const head = html.indexOf(HEAD_END);
  if (head === -1 || !html.endsWith(BODY_END)) throw new Error('a document without a head or a body was rendered');
  const preload = `<link rel="modulepreload" fetchPriority="low" nonce="${nonce}" href="${entry}"/>`;
  const script = `<script type="module" src="${entry}" nonce="${nonce}" async=""></script>`;
  return `<!DOCTYPE html>${html.slice(0, head)}${preload}${html.slice(head, -BODY_END.length)}${script}${BODY_END}`;
}

/** An invitation that the server rendered is read and answered without the application. */
function startOf({ served }: PageRequest, handles: RouteHandle[]): ApplicationStart {
  const { isHydrationDeferred, needsApplication } = handles.at(-1) ?? {};
  if (served !== undefined) return needsApplication === true ? 'after-page' : 'on-interaction';
  return isHydrationDeferred === true ? 'on-interaction' : 'with-page';
}

/** The scripts that load the application at the first interaction. That of an invitation also works offline. */
function firstScriptOf({ served }: PageRequest, start: ApplicationStart): string | undefined {
  if (start !== 'on-interaction') return undefined;
  return served === undefined ? 'src/entry-deferred.ts' : 'src/entry-plain.ts';
}

const isHidden = (handles: RouteHandle[], site: Site): boolean =>
  !site.isDemonstration && handles.some((handle) => handle.isDemonstrationOnly === true);

const GUEST_LAYOUT = 'src/app/guest/guest-layout.tsx';

const isGuestPage = (handles: RouteHandle[]): boolean => handles.some(({ source }) => source === GUEST_LAYOUT);

function handlesOf(context: StaticHandlerContext): RouteHandle[] {
  if (context.errors !== null) return [];
  return context.matches.flatMap(({ route }) => (route.handle === undefined ? [] : [route.handle as RouteHandle]));
}
