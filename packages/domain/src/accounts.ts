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
