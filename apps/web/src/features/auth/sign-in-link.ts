// Where « Connexion » leads: to the sign-in page, which is also what the server renders, or to one's own dashboard.

import { dashboardOf } from '#web/features/auth/landing.ts';
import { keptRole } from '#web/features/auth/stored-role.ts';
import { hasKeptSession } from '#web/lib/api/session-storage.ts';

export const LOGIN = '/login';

export const signInLink = (): string => (hasKeptSession() ? dashboardOf(keptRole() ?? 'client') : LOGIN);

/** Another tab may sign in or out, and a page may come back as it was left. */
export function watchSignInLink(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
