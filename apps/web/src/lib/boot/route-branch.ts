// Returns the routes from the root to the one with this router id, such as `0-2-1`. The server has matched the URL already;
// matching again in the browser would compile every pattern of the application.
import type { RouteObject } from 'react-router';

export function routeBranch(routes: readonly RouteObject[], id: string): RouteObject[] {
  const [place = '', ...rest] = id.split('-');
  const route = routes[Number(place)];
  if (route === undefined) return [];
  return rest.length === 0 ? [route] : [route, ...routeBranch(route.children ?? [], rest.join('-'))];
}
