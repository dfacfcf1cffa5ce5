// The routes from the root to one route of the table, by its router id, such as `0-2-1`. The server has matched the URL already: the
// browser hydrates with this branch alone, because a router with every route takes long to make on a slow phone.
import type { RouteObject } from 'react-router';

export function routeBranch(routes: readonly RouteObject[], id: string): RouteObject[] {
  const [place = '', ...rest] = id.split('-');
  const route = routes[Number(place)];
  if (route === undefined) return [];
  return rest.length === 0 ? [route] : [route, ...routeBranch(route.children ?? [], rest.join('-'))];
}

/** The branch as a route table without other routes. Its routes have the ids that the server's router gave them. */
export function branchTable(branch: readonly RouteObject[], id: string): RouteObject[] {
  return branch.reduceRight<RouteObject[]>((children, route, depth) => {
    const only = { ...route, id: idAt(depth, route, id), ...(children.length > 0 && { children }) };
    return [only as RouteObject];
  }, []);
}

/** The routes beside the branch, by the id of the route that they are children of. */
export function routesBeside(branch: readonly RouteObject[], id: string): Map<string, RouteObject[]> {
  return new Map(
    branch.map((route, depth) => [
      idAt(depth, route, id),
      (route.children ?? []).filter((child) => child !== branch[depth + 1]),
    ]),
  );
}

const idAt = (depth: number, route: RouteObject, id: string): string => route.id ?? id.split('-', depth + 1).join('-');
