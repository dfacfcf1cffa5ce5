// Who people are to the product. The database holds the same lists as checks; a test keeps the two equal.

export const roles = ['client', 'partner', 'admin', 'guest', 'unregistered'] as const;
export type Role = (typeof roles)[number];

export const partnerTypes = [
  'venue',
  'caterer',
  'photographer',
  'dj',
  'florist',
  'decorator',
  'beauty',
  'transport',
  'entertainment',
  'general',
] as const;
export type PartnerType = (typeof partnerTypes)[number];

export const permissions = [
  'view_dashboard',
  'manage_guests',
  'manage_events',
  'manage_venues',
  'manage_requests',
  'manage_clients',
  'manage_partners',
  'manage_admins',
  'access_advanced_security',
  'manage_system',
] as const;
export type Permission = (typeof permissions)[number];

/** Roles are matched whatever their case; an unknown one is no role at all. */
export function matchRole(text: string): Role | null {
  const wanted = text.trim().toLowerCase();
  return roles.find((role) => role === wanted) ?? null;
}

/** One role or several: what a page asks of those who open it. */
export const hasRole = ({ role }: { role: Role }, wanted: Role | readonly Role[]): boolean =>
  [wanted].flat().includes(role);

/** What decides of a person's rights. Without a list, the role gives them: an administrator everything, others nothing. */
export interface Entitled {
  role: Role;
  permissions: readonly Permission[] | null;
  partnerType: PartnerType | null;
}

/** A list narrows an administrator, as in the database, which has the last word. */
export function hasPermission({ role, permissions: list }: Entitled, permission: Permission): boolean {
  return list === null ? role === 'admin' : list.includes(permission);
}

/** A trade is asked of partners only: what concerns florists alone is closed to a DJ, and not to a client. */
export function hasPartnerType({ role, partnerType }: Entitled, allowed: readonly PartnerType[]): boolean {
  return role !== 'partner' || (partnerType !== null && allowed.includes(partnerType));
}
