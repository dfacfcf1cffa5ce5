// Builds the entries of the route table. Every page and layout is loaded lazily, from a chunk of its own.
import type { RouteObject } from 'react-router';

export interface RouteHandle {
  /** The name of the page's module in the manifest of the build; only the server knows it (build/route-sources.ts). */
  source?: string;
  status?: number;
  /** A page that has only links: the server sends it with a few lines of script instead of the application. Navigation within the
   * application renders it like any other page. */
  isStatic?: boolean;
  /** A page that can be read without script: the application is loaded at the first interaction. */
  isHydrationDeferred?: boolean;
  /** Said of a page with deferred hydration that is short and centred; pages that load the application at once all are. */
  isShort?: boolean;
  /** A guest's page whose content the application reads: it is loaded after the page, and not at the first interaction. */
  needsApplication?: boolean;
  /** A page with personal data: the server sends an empty shell, and no cache may store it. */
  isPrivate?: boolean;
  /** Outside a demonstration the server answers 404, and the page decides what it shows then. */
  isDemonstrationOnly?: boolean;
}

type LoadPage = (() => Promise<Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary'>>) &
  Pick<RouteHandle, 'source'>;

export function page(path: string, load: LoadPage, extra: Omit<RouteHandle, 'source'> = {}): RouteObject {
  return { path, handle: handleOf(load, extra), lazy: load };
}

/** A route without an address of its own, around other pages. */
export function layout(load: LoadPage, children: RouteObject[]): RouteObject {
  return { handle: handleOf(load, {}), lazy: load, children };
}

/** The private pages of one role. When a page fails, the layout around it remains. */
export function area(path: string, load: LoadPage, children: RouteObject[]): RouteObject {
  const failure = layout(() => import('#web/app/area-failure.tsx'), children);
  return { path, handle: handleOf(load, { isPrivate: true }), lazy: load, children: [failure] };
}

const handleOf = ({ source }: LoadPage, extra: Omit<RouteHandle, 'source'>): RouteHandle => ({
  ...(source !== undefined && { source }),
  ...extra,
});
