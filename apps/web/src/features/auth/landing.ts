// Where a person lands: only the role decides, unless they were on their way somewhere.
import type { Role } from '@liesse/domain';

const dashboards: Record<Role, string> = {
  admin: '/admin/dashboard',
  partner: '/partner/dashboard',
  client: '/client/dashboard',
  guest: '/guest',
  // No space is theirs.
  unregistered: '/home',
};

export const dashboardOf = (role: Role): string => dashboards[role];

export const FROM = 'from';

/** A page on the way, carrying the one that is wanted after it. */
export const onTheWay = (path: string, from: string | null): string =>
  from === null ? path : `${path}?${FROM}=${encodeURIComponent(from)}`;

/** The sign-in page, carrying the page one came from. */
export const loginAddress = (from: string | null): string => onTheWay('/login', from);

/** Back to where one came from when that is a page of ours, else to the role's dashboard. */
export function destinationAfter(search: URLSearchParams, role: Role): string {
  const from = search.get(FROM);
  return from !== null && isOwnPath(from) ? from : dashboardOf(role);
}

/** `//elsewhere` and `/\elsewhere` are other sites to a browser. */
function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const url = URL.parse(path, 'http://own.invalid');
  return url?.origin === 'http://own.invalid' && !url.pathname.startsWith('/login');
}

/** What a link or a provider told on the way back: in the query for a code, in the fragment for the rest. */
export function toldBy({ search, hash }: { search: string; hash: string }): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
}
