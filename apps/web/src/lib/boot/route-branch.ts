// The routes from the first to one that the router names by its places in the tree, as `0-2-1`. The server has found it already, and
// finding costs the reading of every pattern of the application.
import type { RouteObject } from 'react-router';

export function routeBranch(routes: readonly RouteObject[], id: string): RouteObject[] {
  const [place = '', ...rest] = id.split('-');
  const route = routes[Number(place)];
  if (route === undefined) return [];
  return rest.length === 0 ? [route] : [route, ...routeBranch(route.children ?? [], rest.join('-'))];
}
