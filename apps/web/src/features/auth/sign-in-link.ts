// The targets of the header's links: the sign-in page, which the server renders, or the area and the account of a person who is
// signed in.

import { dashboardOf } from '#web/features/auth/landing.ts';
import { readStoredRole } from '#web/features/auth/stored-role.ts';
import { hasStoredSession } from '#web/lib/api/session-storage.ts';

export const LOGIN = '/login';

export const signInLink = (): string => (hasStoredSession() ? dashboardOf(readStoredRole() ?? 'client') : LOGIN);

/** The account page in the same area; null for a visitor, and for a role without an account page. */
export function accountLink(): string | null {
  const [, area] = /^\/(client|partner|admin)\//.exec(signInLink()) ?? [];
  return area === undefined ? null : `/${area}/account`;
}

export const SIGN_OUT = '/sign-out';

/** Closes an open menu by a click elsewhere or by Escape. Returns the function that stops listening. */
export function watchMenu(menu: HTMLDetailsElement): () => void {
  const close = (event: Event): void => {
    const isElsewhere = event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.contains(event.target as Node);
    if (isElsewhere) menu.open = false;
  };
  document.addEventListener('click', close);
  document.addEventListener('keydown', close);
  return () => {
    document.removeEventListener('click', close);
    document.removeEventListener('keydown', close);
  };
}

/** Another tab may sign in or out, and the browser may restore a page from its cache. */
export function watchSignInLink(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
