// How a page enters the route table.
import type { RouteObject } from 'react-router';
import { PageUnavailable } from '#web/lib/boot/stale-build.ts';

export interface RouteHandle {
  /** The page's module, by its name in the build's manifest. */
  source: string;
  status?: number;
  /** Nobody acts on it but by following links: the server sends it with a few lines of script in place of the application.
   * Reached from within the application it is a page like any other. */
  isStatic?: boolean;
  /** Read before it is acted on, and whole without script: the application comes once the page stands. */
  isHydrationDeferred?: boolean;
  /** A page of somebody's own: the server sends the frame alone, and nobody keeps it. */
  isPrivate?: boolean;
  /** Outside a demonstration the address is answered 404; what is then shown is the page's own affair. */
  isDemonstrationOnly?: boolean;
}

type LoadPage = () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary'>>;

export function page(
  path: string,
  module: string,
  load: LoadPage,
  extra: Omit<RouteHandle, 'source'> = {},
): RouteObject {
  return { path, handle: handleOf(module, extra), lazy: loadOrSay(load) };
}

/** A frame around pages, in a chunk of its own: the pages of other frames do not carry it. */
export function layout(module: string, load: LoadPage, children: RouteObject[]): RouteObject {
  return { handle: handleOf(module, {}), lazy: loadOrSay(load), children };
}

/** A layout that is its person's own, with its pages. A page that fails leaves the layout standing. */
export function area(path: string, module: string, load: LoadPage, children: RouteObject[]): RouteObject {
  const failure = layout('area-failure', () => import('#web/app/area-failure.tsx'), children);
  return { path, handle: handleOf(module, { isPrivate: true }), lazy: loadOrSay(load), children: [failure] };
}

/** What stands above some pages and has no address of its own. */
export function frame(module: string, load: LoadPage, children: RouteObject[]): RouteObject {
  return { handle: handleOf(module, {}), lazy: loadOrSay(load), children };
}

const loadOrSay =
  (load: LoadPage): LoadPage =>
  () =>
    load().catch((cause: unknown) => {
      throw new PageUnavailable('the code of this page could not be fetched', { cause });
    });

const handleOf = (module: string, extra: Omit<RouteHandle, 'source'>): RouteHandle => ({
  source: `src/app/${module}.tsx`,
  ...extra,
});
