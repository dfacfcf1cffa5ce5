// The addresses of the site that open in the mobile application where it is installed: what mails, invitations and sign-in providers link
// to. Public pages stay in the browser. The Android manifest repeats this list.
export const APP_ID = 'fr.liesse.app';

export const appLinkPaths = [
  '/auth/callback',
  '/reset-password',
  '/invite',
  '/guest',
  '/client',
  '/partner',
  '/admin',
  '/decisions',
  '/timeline',
  '/kitchen',
] as const;

/** The page that a link opens in the application, or null for an address of another site or of a page that belongs in the browser. Any
 * application of the device can send a link. */
export function appLinkTarget(address: string, siteUrl: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.origin !== URL.parse(siteUrl)?.origin) return null;
  const isOpened = appLinkPaths.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  return isOpened ? url.pathname + url.search + url.hash : null;
}
