// The areas by their path. The entries are in another file because they import icons, and every page loads this one.
import type { Role } from '@liesse/domain';

export type Area = 'client' | 'partner' | 'admin' | 'guest';

const homes: Record<Area, string> = {
  client: '/client/dashboard',
  partner: '/partner/dashboard',
  admin: '/admin/dashboard',
  guest: '/guest',
};

export const homeOf = (area: Area): string => homes[area];

/** The area that an address belongs to; null for the public pages. */
export function areaOf(pathname: string): Area | null {
  const [, first = ''] = pathname.split('/');
  return isArea(first) ? first : null;
}

/** The home page of a person; null for an account without a role. */
export const areaOfRole = (role: Role): Area | null => (isArea(role) ? role : null);

const isArea = (name: string): name is Area => Object.hasOwn(homes, name);
