// Decides which page follows a sign-in: the page that was asked for, or else the dashboard of the role.
import type { Role } from '@liesse/domain';

const dashboards: Record<Role, string> = {
  admin: '/admin/dashboard',
  partner: '/partner/dashboard',
  client: '/client/dashboard',
  guest: '/guest',
  // This role has no area.
  unregistered: '/home',
};

export const dashboardOf = (role: Role): string => dashboards[role];

export const FROM = 'from';

/** The address of an intermediate page that carries the address wanted after it. */
export const withReturnPath = (path: string, from: string | null): string =>
  from === null ? path : `${path}?${FROM}=${encodeURIComponent(from)}`;

/** The address of the sign-in page that carries the current page. */
export const loginAddress = (from: string | null): string => withReturnPath('/login', from);

/** The carried address when it is a page of this site, or else the dashboard of the role. */
export function destinationAfter(search: URLSearchParams, role: Role): string {
  const from = search.get(FROM);
  return from !== null && isOwnPath(from) ? from : dashboardOf(role);
}

/** A browser takes `//host` and `/\host` for other sites. */
function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const url = URL.parse(path, 'http://own.invalid');
  return url?.origin === 'http://own.invalid' && !url.pathname.startsWith('/login');
}

/** The parameters that a link or a provider adds to the redirect: a code in the query, the others in the fragment. */
export function redirectParams({ search, hash }: { search: string; hash: string }): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
}
