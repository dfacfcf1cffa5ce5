// Hydrates the page that the server rendered.
import { startTransition } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import {
  type createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from '#web/app/document.tsx';
import { routes } from '#web/app/routes.tsx';
import { createPublicData, publicDataContext } from '#web/lib/api/public-data.ts';
import { configureSupabase } from '#web/lib/api/supabase.ts';
import type { FoundPageData } from '#web/lib/boot/page-data.ts';
import { branchTable, routeBranch, routesBeside } from '#web/lib/boot/route-branch.ts';
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

interface Parts {
  page: FoundPageData;
  hydrateRoot: typeof hydrateRoot;
  createBrowserRouter: typeof createBrowserRouter;
}

export async function hydrate({ page, hydrateRoot, createBrowserRouter }: Parts): Promise<DataRouter> {
  const { data, json, nonce } = page;
  const branch = routeBranch(routes, data.route);
  const isLoaded = await loadPages(branch);
  const table = branchTable(branch, data.route);
  // A cached document is also opened at other addresses of its area. The shells of the native applications have no rendered page.
  const isOfAddress = matchRoutes(table, window.location.pathname) !== null;
  const hydrationData = isOfAddress ? data.hydration : null;
  if (!isLoaded || !isOfAddress) clearPage();
  await yieldToMain();
  const { apiUrl, publishableKey } = data.site;
  const access = { url: apiUrl ?? window.location.origin, publishableKey };
  configureSupabase(access);
  const publicData = createPublicData(() => access);
  const router = createBrowserRouter(hydrationData === null ? routes : table, {
    ...(hydrationData !== null && {
      hydrationData,
      patchRoutesOnNavigation: addOnce(routesBeside(branch, data.route)),
    }),
    getContext() {
      const context = new RouterContextProvider();
      context.set(publicDataContext, publicData);
      return context;
    },
  });
  await yieldToMain();
  startTransition(() => {
    hydrateRoot(
      document,
      <Document data={data} scripting={{ kind: 'application', json, nonce }}>
        <RouterProvider
          router={router}
          onError={(error, { pattern }) =>
            void import('#web/lib/boot/error-report.ts')
              .then(({ reportError }) => reportError(error, pattern, access))
              .catch(() => {})
          }
        />
      </Document>,
    );
  });
  return router;
}

/** The first navigation adds the other routes. An invitation has a stylesheet of its own: outside, pages need the application's. */
function addOnce(routesByParent: Map<string, RouteObject[]>): PatchRoutesOnNavigationFunction {
  return ({ patch, signal }) => {
    if (signal.aborted) return;
    for (const [parent, children] of routesByParent)
      patch(parent, parent === 'root' ? children.map(withStyles) : children);
    routesByParent.clear();
  };
}

function withStyles(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  return { ...route, lazy: async () => (await Promise.all([lazy(), import('#web/ui/styles.css')]))[0] };
}

/** Lazy pages must be loaded before hydration, or React would not recognise the server's markup. False when one cannot be loaded:
 * the router then tries again and shows the error. */
async function loadPages(matched: readonly RouteObject[]): Promise<boolean> {
  const loaded = await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return true;
      const page = await route.lazy().catch(() => null);
      if (page !== null) Object.assign(route, page, { lazy: undefined });
      return page !== null;
    }),
  );
  return loaded.every(Boolean);
}

/** React ignores unknown elements in a body, as if another script had added them, and would leave them above the page. */
function clearPage(): void {
  document.body.replaceChildren(...document.body.querySelectorAll(':scope > script'));
}
