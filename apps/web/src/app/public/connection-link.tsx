// « Connexion »: to one's own dashboard when signed in, else to the sign-in page, which is also what the server renders.
import { useSyncExternalStore } from 'react';
import { keptRole } from '#web/features/auth/kept-role.ts';
import { dashboardOf } from '#web/features/auth/landing.ts';
import { hasKeptSession } from '#web/lib/session-storage.ts';
import { site } from '#web/locales/fr/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const LOGIN = '/login';

export function ConnectionLink() {
  const href = useSyncExternalStore(subscribe, destination, () => LOGIN);
  return (
    <ButtonLink href={href} look="secondary" size="small">
      {site.connection}
    </ButtonLink>
  );
}

const destination = (): string => (hasKeptSession() ? dashboardOf(keptRole() ?? 'client') : LOGIN);

/** Another tab may sign in or out. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
