// How a page enters the route table.
import type { RouteObject } from 'react-router';

export interface RouteHandle {
  /** The page's module, by its name in the build's manifest. */
  source: string;
  status?: number;
  /** A page of somebody's own: the server sends the frame alone, and nobody keeps it. */
  isPrivate?: boolean;
}

type LoadPage = () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary'>>;

export function page(
  path: string,
  module: string,
  load: LoadPage,
  extra: Omit<RouteHandle, 'source'> = {},
): RouteObject {
  return { path, handle: handleOf(module, extra), lazy: load };
}

/** A layout that has a chunk of its own, with its pages. */
export function area(path: string, module: string, load: LoadPage, children: RouteObject[]): RouteObject {
  return { path, handle: handleOf(module, { isPrivate: true }), lazy: load, children };
}

const handleOf = (module: string, extra: Omit<RouteHandle, 'source'>): RouteHandle => ({
  source: `src/app/${module}.tsx`,
  ...extra,
});
