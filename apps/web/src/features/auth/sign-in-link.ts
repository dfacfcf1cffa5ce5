// The target of « Connexion »: the sign-in page, which the server renders, or the dashboard of a person who is signed in.

import { dashboardOf } from '#web/features/auth/landing.ts';
import { readStoredRole } from '#web/features/auth/stored-role.ts';
import { hasStoredSession } from '#web/lib/api/session-storage.ts';

export const LOGIN = '/login';

export const signInLink = (): string => (hasStoredSession() ? dashboardOf(readStoredRole() ?? 'client') : LOGIN);

/** Another tab may sign in or out, and the browser may restore a page from its cache. */
export function watchSignInLink(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
